import { type GridComponents, VirtuosoGrid } from 'react-virtuoso';
import type { ProductSelection } from '#domain/catalog/browse.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { keepFocusInList } from '../../../../components/keepFocusInView.ts';
import { ProductCard } from '../../../../goods/ProductCard.tsx';
import styles from '../../../../goods/ProductCards.module.css';
import { PHONE_BELOW } from '../../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../../theme/useIsNarrowerThan.ts';
import { useVirtualRows } from './useVirtualRows.ts';

const BEYOND_VIEW = { top: 400, bottom: 800 };

const PARTS: GridComponents = {
  ScrollSeekPlaceholder: ({ height }) => <div className={styles.card} style={{ blockSize: height }} />,
};

interface ProductGridProps {
  readonly shop: Shop;
  readonly products: ProductSelection;
}

/** Cards of 244 px, as many per row as fit; on phones this is the Mobile layout. */
export function ProductGrid({ shop, products }: ProductGridProps) {
  const { shopper, list, flinging, hoveredRow, onOpen } = useVirtualRows(shop, products);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  return (
    <VirtuosoGrid
      {...list}
      scrollSeekConfiguration={flinging}
      onFocus={keepFocusInList}
      increaseViewportBy={BEYOND_VIEW}
      components={PARTS}
      className={styles.list ?? ''}
      listClassName={styles.grid ?? ''}
      itemContent={(index) => {
        const product = products.at(index);
        if (!product) return null;
        return (
          <ProductCard
            shop={shop}
            shopper={shopper}
            product={product}
            isPhone={isPhone}
            isMarked={index === hoveredRow}
            onOpen={(event) => onOpen(index, event)}
          />
        );
      }}
    />
  );
}
