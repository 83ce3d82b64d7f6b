import type { Shop } from '#machines/shop/shop.ts';
import { type ListedRows, useListPosition } from './useListPosition.ts';

/** Pixels in a tenth of a second: more than anybody could read. Until it is slower, rows keep their room and are not drawn. */
const FLUNG = {
  enter: (velocity: number) => Math.abs(velocity) > 2_500,
  exit: (velocity: number) => Math.abs(velocity) < 500,
};

/** What every layout gives its virtual list: which rows there are, where it begins, and what scrolling tells the shop. */
export function useVirtualRows(shop: Shop, rows: ListedRows, keepsPlace = true) {
  const { initialRow, onRangeChange, onScrolling, hoveredRow, onOpen } = useListPosition(shop, rows, keepsPlace);
  return {
    shopper: shop.shopper,
    hoveredRow,
    onOpen,
    list: {
      useWindowScroll: true,
      totalCount: rows.length,
      initialTopMostItemIndex: initialRow,
      rangeChanged: onRangeChange,
      isScrolling: onScrolling,
      scrollSeekConfiguration: FLUNG,
      computeItemKey: (index: number) => rows.at(index)?.lineId ?? rows.at(index)?.productKey ?? index,
    },
  };
}
