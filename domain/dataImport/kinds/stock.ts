import { dataImportText } from '../../texts/dataImportText.ts';
import { perLanguage } from '../../texts/perLanguage.ts';
import { number } from '../cell.ts';
import type { Kind } from '../kind.ts';
import { productColumn } from './ofProduct.ts';

export const stock: Kind = perLanguage(() => ({
  name: 'stock',
  title: dataImportText('stock.stock'),
  whenAbsent: dataImportText('stock.productsMissingFromTheFileAre'),
  columns: [
    productColumn,
    {
      name: 'available',
      synonyms: [
        ...['uncommitted', 'stock', 'onHand', 'inStock', 'qtyAvailable', 'quantity', 'qty', 'availableQuantity'],
        ...[
          'quantityAvailable',
          'quantityOnHand',
          'qtyOnHand',
          'totalQuantityOnHand',
          'inventory',
          'inventoryQuantity',
        ],
        ...['variantInventoryQty', 'freeStock', 'freeQty', 'availableStock', 'stockQuantity'],
      ],
      isNumber: true,
      read: number({ places: 2, least: '-99999999999', most: '99999999999' }),
      means: dataImportText('stock.quantityAvailableToPromiseInStock'),
      example: '240',
    },
  ],
}));
