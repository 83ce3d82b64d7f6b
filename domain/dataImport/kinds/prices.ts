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
  whenAbsent: 'Units missing from the file lose their list price',
  columns: [
    productColumn,
    { ...unitColumn, means: 'Pricing unit of the product' },
    { ...price, means: 'Price per unit. Empty for call for price' },
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
    { ...unitColumn, means: 'Pricing unit of the product' },
    { ...price, isNeeded: true, means: 'Customer price per unit' },
  ],
};
