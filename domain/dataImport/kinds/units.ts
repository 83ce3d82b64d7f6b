import { parseFactor } from '../../product/units.ts';
import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { flag, holds, integer, number, packNumbers } from '../cell.ts';
import { conversionText } from '../conversion.ts';
import type { Kind } from '../kind.ts';
import { productColumn, unitColumn } from './ofProduct.ts';

export const units: Kind = perLanguage(() => ({
  name: 'units',
  title: dataImportText('units.unitsConversionsAndMultiples'),
  whenAbsent: dataImportText('units.unitsMissingFromTheFileCan'),
  columns: [
    productColumn,
    unitColumn,
    {
      name: 'holds',
      synonyms: [
        ...['conversion', 'stockConversion', 'factor', 'conversionFactor', 'conversionRate', 'umConversion', 'ratio'],
        ...['pack', 'packSize', 'casePack', 'unitSize', 'qtyPer', 'qtyPerUnit', 'qtyPerUnitOfMeasure', 'numInSale'],
        ...[
          'quantityPerUnitOfMeasure',
          'salesItemsPerUnit',
          'itemsPerSalesUom',
          'containedQuantity',
          'conversionRatio',
        ],
      ],
      isNeeded: true,
      isNumber: true,
      numbersIn: packNumbers,
      read: holds('unit'),
      fromStored: (stored) => conversionText(parseFactor(stored)),
      means: dataImportText('units.stockUnitsPerUnit1For'),
      example: '12',
    },
    {
      name: 'sell',
      synonyms: ['isSell', 'sellBy', 'sold', 'isSold'],
      standard: 'yes',
      read: flag,
      means: dataImportText('units.whetherTheProductIsSoldBy'),
      example: 'yes',
    },
    {
      name: 'price',
      synonyms: ['isPrice', 'isPricing', 'priceBy', 'priced'],
      standard: 'yes',
      read: flag,
      means: dataImportText('units.whetherTheProductIsPricedBy'),
      example: 'yes',
    },
    {
      name: 'multiple',
      synonyms: ['sellByMultiple', 'orderMultiple', 'multiples', 'minimumMultiple'],
      standard: '0',
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: dataImportText('units.orderMultiple0ForAnyQuantity'),
      example: '0',
    },
    {
      name: 'priceDecimals',
      synonyms: ['decimals', 'pricePlaces'],
      standard: '4',
      isNumber: true,
      read: integer({ least: '0', most: '4' }),
      means: dataImportText('units.decimalsInThePriceOfThis'),
      example: '2',
    },
    {
      name: 'position',
      synonyms: ['order', 'sortOrder', 'unitSequence'],
      isNumber: true,
      read: integer({ least: '0', most: '999' }),
      means: dataImportText('units.positionAmongTheProductsUnitsDefaults'),
      example: '1',
    },
  ],
}));
