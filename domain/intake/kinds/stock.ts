import { number } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { productColumn } from './ofProduct.ts';

export const stock: Kind = {
  name: 'stock',
  title: 'Stock',
  row: 'stock',
  whenAbsent: 'Products that the file does not have are out of stock',
  columns: [
    productColumn,
    {
      name: 'available',
      synonyms: ['uncommitted', 'stock', 'onHand', 'qtyAvailable', 'quantity', 'qty', 'availableQuantity'],
      isNeeded: true,
      isNumber: true,
      read: number({ places: 2, least: '-99999999999', most: '99999999999' }),
      means: 'What can still be promised, in stock units; below 0 where more was promised than there is',
      example: '240',
    },
  ],
};
