import type { Shopper } from '../shopper.ts';

/** Whether a price is 0 and nothing is sold at it; those who may change prices can still enter one. */
export function isCallForPrice(price: number | undefined, { site }: Pick<Shopper, 'site'>): boolean {
  return price === 0 && !site.sellAtZero;
}
