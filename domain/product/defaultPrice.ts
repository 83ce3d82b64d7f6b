import { Decimal, decimal } from '../decimal.ts';
import type { Prices, Pricing } from './price.ts';
import type { Product } from './product.ts';
import { conversionFactor, convert } from './units.ts';

const ONE = new Decimal(1);

/** The price of one price unit when so many of them are bought; null without a price. */
export function priceAt(pricing: Pricing | undefined, quantity = ONE): Decimal | null {
  const price =
    typeof pricing === 'object' ? pricing.findLast(({ fromQuantity }) => quantity.gte(fromQuantity))?.price : pricing;
  return price === undefined ? null : decimal(price);
}

/** The price of a line that is not overridden: its quantity counts in the price unit. */
export function defaultPrice(
  product: Pick<Product, 'sellBys' | 'priceBys'>,
  prices: Prices,
  { quantity, sellUnit, priceUnit }: { quantity: Decimal; sellUnit: string; priceUnit: string },
): Decimal | null {
  const factor = conversionFactor(product, sellUnit, priceUnit);
  return priceAt(prices[priceUnit], factor ? convert(quantity, factor) : quantity);
}
