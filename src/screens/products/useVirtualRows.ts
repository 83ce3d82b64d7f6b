import { useSelector } from '@xstate/react';
import type { ShopRef } from '#machines/shop/shopMachine.ts';
import { type ListedRow, useListPosition } from './useListPosition.ts';

const shopperOf = ({ context }: ReturnType<ShopRef['getSnapshot']>) => context.shopper;

/** What every layout gives its virtual list: which rows there are, where it begins, and what scrolling tells the shop. */
export function useVirtualRows(shop: ShopRef, rows: readonly ListedRow[], keepsPlace = true) {
  const shopper = useSelector(shop, shopperOf);
  const { initialRow, onRangeChange, onScrolling, hoveredRow, onOpen } = useListPosition(shop, rows, keepsPlace);
  return {
    shopper,
    hoveredRow,
    onOpen,
    list: {
      useWindowScroll: true,
      totalCount: rows.length,
      initialTopMostItemIndex: initialRow,
      rangeChanged: onRangeChange,
      isScrolling: onScrolling,
      computeItemKey: (index: number) => rows[index]?.lineId ?? rows[index]?.productKey ?? index,
    },
  };
}
