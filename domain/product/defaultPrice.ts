import type { Decimal } from '../decimal.ts';
import type { Prices, Pricing } from './price.ts';
import { priceAt } from './priceAt.ts';
import type { Product } from './product.ts';
import { conversionFactor, convert } from './units.ts';

/** The price of a line that is not overridden: its quantity counts in the price unit. */
export function defaultPrice(
  product: Pick<Product, 'sellBys' | 'priceBys'>,
  prices: Prices,
  { quantity, sellUnit, priceUnit }: { quantity: Decimal; sellUnit: string; priceUnit: string },
): Decimal | null {
  const factor = conversionFactor(product, sellUnit, priceUnit);
  return priceAt(prices[priceUnit], factor ? convert(quantity, factor) : quantity);
}

export function isByQuantity(pricing: Pricing | undefined): boolean {
  return typeof pricing === 'object' && pricing.length > 1;
}
