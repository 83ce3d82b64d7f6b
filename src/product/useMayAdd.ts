import { useSelector } from '@xstate/react';
import type { Product } from '#domain/product/product.ts';
import { isWithoutPrice } from '#machines/shop/prices/isWithoutPrice.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { isReadOnly } from '#machines/shop/shopper.ts';
import { useIsExcluded } from './useIsExcluded.ts';

/** Whether the product can be added: not of an excluded category, not without a price, and not to a read-only cart. */
export function useMayAdd(shop: Shop, product: Product): boolean {
  const isUnpriced = useSelector(shop.prices, ({ context }) =>
    isWithoutPrice(product, context.known[product.productKey], shop.shopper),
  );
  const isExcluded = useIsExcluded(shop, product);
  return !isReadOnly(shop.shopper) && !isUnpriced && !isExcluded;
}
