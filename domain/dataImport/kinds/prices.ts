import { dataImportText } from '../../texts/dataImportText.ts';
import { number } from '../cell.ts';
import type { Column, Kind } from '../kind.ts';
import { shownPrice } from '../shownMoney.ts';
import { customerColumn, productColumn, unitColumn } from './ofProduct.ts';

const price: Omit<Column, 'means'> = {
  name: 'price',
  synonyms: [
    ...['listPrice', 'unitPrice', 'amount', 'netPrice', 'contractPrice', 'salesPrice', 'salePrice', 'sellPrice'],
    ...['sellingPrice', 'regularPrice', 'basePrice', 'standardPrice', 'standardUnitPrice', 'variantPrice'],
    ...['salesPrice1', 'price1', 'priceLevel1', 'discountPrice', 'customerPrice'],
  ],
  isNumber: true,
  read: number({ places: 4, least: '0', most: '9999999999' }),
  show: shownPrice('unit'),
  example: '48.00',
};

export const prices: Kind = {
  name: 'prices',
  title: dataImportText('prices.listPrices'),
  row: 'price',
  whenAbsent: dataImportText('prices.unitsMissingFromTheFileLose'),
  columns: [
    productColumn,
    { ...unitColumn, unitOf: 'price', means: dataImportText('prices.pricingUnitOfTheProduct') },
    { ...price, means: dataImportText('prices.pricePerUnitEmptyForCall') },
  ],
};

export const contractPrices: Kind = {
  name: 'contractPrices',
  title: dataImportText('prices.contractPrices'),
  row: dataImportText('prices.contractPrice'),
  whenAbsent: null,
  columns: [
    customerColumn,
    productColumn,
    { ...unitColumn, unitOf: 'price', means: dataImportText('prices.pricingUnitOfTheProduct') },
    { ...price, isNeeded: true, means: dataImportText('prices.customerPricePerUnit') },
  ],
};
