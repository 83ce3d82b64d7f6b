import { Decimal, decimal } from '../decimal.ts';
import type { Pricing } from './price.ts';

const ONE = new Decimal(1);

/** The price of one price unit when so many of them are bought; null without a price. */
export function priceAt(pricing: Pricing | undefined, quantity = ONE): Decimal | null {
  const price =
    typeof pricing === 'object' ? pricing.findLast(({ fromQuantity }) => quantity.gte(fromQuantity))?.price : pricing;
  return price === undefined ? null : decimal(price);
}
