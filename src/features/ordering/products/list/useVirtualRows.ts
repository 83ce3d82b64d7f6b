import type { Shop } from '#machines/shop/shop.ts';
import { type ListedRows, useListPosition } from './useListPosition.ts';

/** The virtual list of every layout: its rows, its offset, and the effects of scrolling. */
export function useVirtualRows(shop: Shop, rows: ListedRows, keepsPlace = true) {
  const { initialRow, onRangeChange, onScrolling, flinging, hoveredRow, onOpen } = useListPosition(
    shop,
    rows,
    keepsPlace,
  );
  return {
    shopper: shop.shopper,
    hoveredRow,
    onOpen,
    flinging,
    list: {
      useWindowScroll: true,
      totalCount: rows.length,
      initialTopMostItemIndex: initialRow,
      rangeChanged: onRangeChange,
      isScrolling: onScrolling,
      computeItemKey: (index: number) => rows.at(index)?.lineId ?? rows.at(index)?.productKey ?? index,
    },
  };
}
