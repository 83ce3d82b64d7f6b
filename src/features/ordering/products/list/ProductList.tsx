import { type Components, Virtuoso } from 'react-virtuoso';
import type { ProductSelection } from '#domain/catalog/browse.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { PRODUCT_LIST_ROW_HEIGHT } from '../../../../theme/layout.ts';
import styles from './ProductRow.module.css';
import { ProductRow } from './ProductRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

const PARTS: Components = { ScrollSeekPlaceholder: () => <div className={styles.row} /> };

interface ProductListProps {
  readonly shop: Shop;
  readonly products: ProductSelection;
}

/** Rows of 228 px with the catalogue text and the units. */
export function ProductList({ shop, products }: ProductListProps) {
  const { shopper, list, flinging, hoveredRow, onOpen } = useVirtualRows(shop, products);
  return (
    <Virtuoso
      {...list}
      scrollSeekConfiguration={flinging}
      components={PARTS}
      fixedItemHeight={PRODUCT_LIST_ROW_HEIGHT}
      increaseViewportBy={456}
      itemContent={(index) => {
        const product = products.at(index);
        if (!product) return null;
        return (
          <ProductRow
            shop={shop}
            shopper={shopper}
            product={product}
            isMarked={index === hoveredRow}
            onOpen={(event) => onOpen(index, event)}
          />
        );
      }}
    />
  );
}
