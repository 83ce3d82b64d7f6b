import type { Pricing } from '#domain/product/price.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import type { Shopper } from '../shopper.ts';

/** Whether a price is 0 and the shop does not sell at 0. Users who may change prices can still enter one. */
export function isCallForPrice(price: Pricing | undefined, { site }: Pick<Shopper, 'site'>): boolean {
  return priceAt(price)?.isZero() === true && !site.sellAtZero;
}
