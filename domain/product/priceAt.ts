import { type Decimal, decimal } from '../decimal.ts';
import type { Pricing } from './price.ts';

/** The price of one price unit when so many of them are bought; null without a price. */
export function priceAt(pricing: Pricing | undefined, quantity: Decimal | number = 1): Decimal | null {
  const price =
    typeof pricing === 'object'
      ? pricing.findLast(({ fromQuantity }) => decimal(quantity).gte(fromQuantity))?.price
      : pricing;
  return price === undefined ? null : decimal(price);
}
