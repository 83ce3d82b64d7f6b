import { flag, holds, integer, number, packNumbers } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { productColumn, unitColumn } from './ofProduct.ts';

export const units: Kind = {
  name: 'units',
  title: 'Units, conversions and multiples',
  row: 'unit',
  whenAbsent: 'Units that the file does not have are neither sold nor priced by any more',
  columns: [
    productColumn,
    unitColumn,
    {
      name: 'holds',
      synonyms: [
        'conversion',
        'stockConversion',
        'factor',
        'conversionFactor',
        'pack',
        'packSize',
        'casePack',
        'qtyPer',
      ],
      isNeeded: true,
      isNumber: true,
      numbersIn: packNumbers,
      read: holds('unit'),
      means:
        'How many stock units it holds, 1 for the stock unit itself: 12, CS of 12; 12 EA where EA is a unit of the product',
      example: '12',
    },
    {
      name: 'sell',
      synonyms: ['isSell', 'sellBy', 'sold', 'isSold'],
      standard: 'yes',
      read: flag,
      means: 'Whether it is sold by this unit',
      example: 'yes',
    },
    {
      name: 'price',
      synonyms: ['isPrice', 'isPricing', 'priceBy', 'priced'],
      standard: 'yes',
      read: flag,
      means: 'Whether it is priced by this unit',
      example: 'yes',
    },
    {
      name: 'multiple',
      synonyms: ['sellByMultiple', 'orderMultiple', 'multiples', 'minimumMultiple'],
      standard: '0',
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'It is sold in multiples of so many; 0 for any quantity',
      example: '0',
    },
    {
      name: 'priceDecimals',
      synonyms: ['decimals', 'pricePlaces'],
      standard: '4',
      isNumber: true,
      read: integer({ least: '0', most: '4' }),
      means: 'Decimals of a price by this unit',
      example: '2',
    },
    {
      name: 'position',
      synonyms: ['order', 'sortOrder', 'unitSequence'],
      isNumber: true,
      read: integer({ least: '0', most: '999' }),
      means: 'Its place among the units of the product; behind the others where the file does not say',
      example: '1',
    },
  ],
};
