import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ProductDetails } from '#domain/product/product.ts';
import type { PricesRef } from '#machines/shop/prices/pricesMachine.ts';

/**
 * The long texts, pictures and documents of a product in view; undefined until they are known, null if it is no longer
 * listed.
 */
export function useWantedDetails(prices: PricesRef, productKey: number): ProductDetails | null | undefined {
  // Rendering requests them, as it does for prices.
  useEffect(() => prices.send({ type: 'details.want', productKeys: [productKey] }), [prices, productKey]);
  return useSelector(prices, ({ context }) => context.details[productKey]);
}
