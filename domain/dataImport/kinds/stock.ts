import { number } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { productColumn } from './ofProduct.ts';

export const stock: Kind = {
  name: 'stock',
  title: 'Stock',
  row: 'stock',
  whenAbsent: 'Products missing from the file are set to out of stock',
  columns: [
    productColumn,
    {
      name: 'available',
      synonyms: ['uncommitted', 'stock', 'onHand', 'qtyAvailable', 'quantity', 'qty', 'availableQuantity'],
      isNeeded: true,
      isNumber: true,
      read: number({ places: 2, least: '-99999999999', most: '99999999999' }),
      means: 'Quantity available to promise in stock units. Negative if oversold',
      example: '240',
    },
  ],
};
