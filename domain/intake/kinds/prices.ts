import { number } from '../cell.ts';
import type { Column, Kind } from '../kind.ts';
import { customerColumn, productColumn, unitColumn } from './ofProduct.ts';

const price: Omit<Column, 'means'> = {
  name: 'price',
  synonyms: ['listPrice', 'unitPrice', 'amount', 'netPrice', 'contractPrice'],
  isNumber: true,
  read: number({ places: 4, least: '0', most: '9999999999' }),
  example: '48.00',
};

export const prices: Kind = {
  name: 'prices',
  title: 'List prices',
  row: 'price',
  whenAbsent: 'Units that the file does not have are without a list price',
  columns: [
    productColumn,
    { ...unitColumn, means: 'A unit that the product is priced by' },
    { ...price, means: 'The price of one such unit; empty for a price on request' },
  ],
};

export const contractPrices: Kind = {
  name: 'contractPrices',
  title: 'Contract prices',
  row: 'contract price',
  whenAbsent: null,
  columns: [
    customerColumn,
    productColumn,
    { ...unitColumn, means: 'A unit that the product is priced by' },
    { ...price, isNeeded: true, means: 'What this customer pays for one such unit' },
  ],
};
