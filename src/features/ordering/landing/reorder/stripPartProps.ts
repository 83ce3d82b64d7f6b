import type { ReorderRef } from '#machines/landing/reorder/reorderMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';

/** What every part of the strip is given. */
export interface StripPartProps {
  readonly shop: Shop;
  readonly reorder: ReorderRef;
}
