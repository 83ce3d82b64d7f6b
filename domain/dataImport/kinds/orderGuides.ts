import { flag, integer, number } from '../cell.ts';
import { guideNameCell } from '../guideNameCell.ts';
import type { Kind } from '../kind.ts';
import { customerColumn, productColumn, unitColumn } from './ofProduct.ts';

const { isKey: _, ...unit } = unitColumn;

export const orderGuides: Kind = {
  name: 'orderGuides',
  title: 'Order guides',
  row: 'product of an order guide',
  whenAbsent: null,
  columns: [
    customerColumn,
    {
      name: 'guide',
      synonyms: ['orderGuide', 'guideName', 'name', 'list'],
      isKey: true,
      isCaseless: true,
      read: guideNameCell,
      means: 'Guide name. Standard is managed by the distributor',
      example: 'Weekly',
    },
    productColumn,
    { ...unit, isNeeded: true, means: 'Selling unit of the product' },
    {
      name: 'quantity',
      synonyms: ['qty', 'orderQuantity', 'par'],
      standard: '0',
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'Usual quantity',
      example: '2',
    },
    {
      name: 'sequence',
      synonyms: ['order', 'sortOrder', 'position', 'seq'],
      isNumber: true,
      read: integer({ least: '0', most: '999999' }),
      means: 'Position in the guide. Defaults to last',
      example: '10',
    },
    {
      name: 'readOnly',
      synonyms: ['isReadOnly', 'locked'],
      standard: 'no',
      read: flag,
      means: 'Whether the guide is read-only. The first row of a guide decides',
      example: 'no',
    },
  ],
};
