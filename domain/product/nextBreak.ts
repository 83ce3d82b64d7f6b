import type { PriceBreak, Pricing } from './price.ts';

/** The first lower price of more than one unit. */
export function nextBreak(pricing: Pricing | undefined): PriceBreak | undefined {
  return typeof pricing === 'object' ? pricing.find(({ fromQuantity }) => fromQuantity > 1) : undefined;
}
