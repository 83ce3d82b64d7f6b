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
      means: 'What the guide is called; Standard is the one that the distributor keeps',
      example: 'Weekly',
    },
    productColumn,
    { ...unit, isNeeded: true, means: 'A unit that the product is sold by' },
    {
      name: 'quantity',
      synonyms: ['qty', 'orderQuantity', 'par'],
      standard: '0',
      isNumber: true,
      read: number({ places: 2, least: '0', most: '9999999' }),
      means: 'The usual quantity',
      example: '2',
    },
    {
      name: 'sequence',
      synonyms: ['order', 'sortOrder', 'position', 'seq'],
      isNumber: true,
      read: integer({ least: '0', most: '999999' }),
      means: 'Its place in the guide; behind the others where the file does not say',
      example: '10',
    },
    {
      name: 'readOnly',
      synonyms: ['isReadOnly', 'locked'],
      standard: 'no',
      read: flag,
      means: 'Whether the guide can only be copied; what the first row of a guide says counts',
      example: 'no',
    },
  ],
};
