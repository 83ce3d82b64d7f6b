import type { ReorderRef } from '#machines/landing/reorder/reorderMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';

/** The props of every part of the strip. */
export interface StripPartProps {
  readonly shop: Shop;
  readonly reorder: ReorderRef;
}
