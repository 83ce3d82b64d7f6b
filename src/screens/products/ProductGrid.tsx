import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { VirtuosoGrid } from 'react-virtuoso';
import type { Product } from '#domain/product/product.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { useListPosition } from './useListPosition.ts';

const shopperOf = ({ context }: ShopSnapshot) => context.shopper;

interface ProductGridProps {
  readonly shop: ShopRef;
  readonly products: readonly Product[];
}

/** Cards of 244 px, as many in a row as fit; on phones this is the Mobile layout. */
export function ProductGrid({ shop, products }: ProductGridProps) {
  const { productList, prices } = shop.getSnapshot().context;
  const shopper = useSelector(shop, shopperOf);
  const position = useListPosition(products, productList, prices);
  const viewport = useMemo(() => ({ top: 400, bottom: 800 }), []);
  return (
    <VirtuosoGrid
      useWindowScroll
      totalCount={products.length}
      initialTopMostItemIndex={position.initialRow}
      increaseViewportBy={viewport}
      listClassName={styles.grid ?? ''}
      rangeChanged={position.onRangeChange}
      isScrolling={position.onScrolling}
      computeItemKey={(index) => products[index]?.productKey ?? index}
      itemContent={(index) => {
        const product = products[index];
        if (!product) return null;
        return (
          <ProductCard
            shop={shop}
            shopper={shopper}
            product={product}
            isMarked={index === position.hoveredRow}
            onOpen={(event) => position.onOpen(index, event)}
          />
        );
      }}
    />
  );
}
