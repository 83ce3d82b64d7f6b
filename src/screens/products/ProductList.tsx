import { useSelector } from '@xstate/react';
import { Virtuoso } from 'react-virtuoso';
import type { Product } from '#domain/product/product.ts';
import type { ShopRef, ShopSnapshot } from '#machines/shop/shopMachine.ts';
import { PRODUCT_LIST_ROW_HEIGHT } from '../../theme/layout.ts';
import { ProductRow } from './ProductRow.tsx';
import { useListPosition } from './useListPosition.ts';

const shopperOf = ({ context }: ShopSnapshot) => context.shopper;

interface ProductListProps {
  readonly shop: ShopRef;
  readonly products: readonly Product[];
}

/** Rows of 228 px with the catalogue text and the units. */
export function ProductList({ shop, products }: ProductListProps) {
  const { productList, prices } = shop.getSnapshot().context;
  const shopper = useSelector(shop, shopperOf);
  const position = useListPosition(products, productList, prices);
  return (
    <Virtuoso
      useWindowScroll
      totalCount={products.length}
      fixedItemHeight={PRODUCT_LIST_ROW_HEIGHT}
      initialTopMostItemIndex={position.initialRow}
      increaseViewportBy={456}
      rangeChanged={position.onRangeChange}
      isScrolling={position.onScrolling}
      computeItemKey={(index) => products[index]?.productKey ?? index}
      itemContent={(index) => {
        const product = products[index];
        if (!product) return null;
        return (
          <ProductRow
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
