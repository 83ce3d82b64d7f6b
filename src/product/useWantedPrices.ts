import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { PricedProduct, PricesRef } from '#machines/shop/prices/pricesMachine.ts';

/** The prices of a product in view; undefined until they are known. */
export function useWantedPrices(prices: PricesRef, productKey: number): PricedProduct | undefined {
  // Rendering requests a price, as scrolling does in a list.
  useEffect(() => prices.send({ type: 'prices.want', productKeys: [productKey] }), [prices, productKey]);
  return useSelector(prices, ({ context }) => context.known[productKey]);
}
