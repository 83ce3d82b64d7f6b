import type { Shopper } from '../shopper.ts';

/** Whether a price is 0 and the shop does not sell at 0. Users who may change prices can still enter one. */
export function isCallForPrice(price: number | undefined, { site }: Pick<Shopper, 'site'>): boolean {
  return price === 0 && !site.sellAtZero;
}
