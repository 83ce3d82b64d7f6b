import { type Decimal, decimal } from '../decimal.ts';
import type { Catalogue } from '../product/catalogue.ts';
import type { CartLine, SentLine } from './cart.ts';

/** A line about to be added. `unitPrice`: what one price unit costs, override or own price; null while it is unknown or hidden. */
export interface PricedLine extends Pick<SentLine, 'productKey' | 'unitOfMeasure_Prc'> {
  unitPrice: Decimal | null;
}

/** A product that stands in the cart at another price for the same price unit. */
export interface PriceConflict {
  productKey: number;
  description: string;
  unit: string;
}

/**
 * The products whose price in the cart would change with these lines (specification 4, quick entry add): one per product and
 * price unit, in the order of the lines. No price unit is the product's pricing unit; an unknown price conflicts with none.
 */
export function priceConflicts(
  lines: readonly PricedLine[],
  cart: readonly Pick<CartLine, 'productKey' | 'unitOfMeasure_Prc' | 'unitPrice'>[],
  { productByKey }: Pick<Catalogue, 'productByKey'>,
): PriceConflict[] {
  const pricesInCart = new Map<string, Decimal[]>();
  for (const { productKey, unitOfMeasure_Prc, unitPrice } of cart) {
    if (unitPrice === undefined) continue;
    const place = placeOf(productKey, unitOfMeasure_Prc);
    pricesInCart.set(place, [...(pricesInCart.get(place) ?? []), decimal(unitPrice)]);
  }
  const conflicts = new Map<string, PriceConflict>();
  for (const { productKey, unitOfMeasure_Prc, unitPrice } of lines) {
    const product = productByKey.get(productKey);
    if (!product || !unitPrice) continue;
    const unit = unitOfMeasure_Prc || product.pricingUM;
    const place = placeOf(productKey, unit);
    if (!pricesInCart.get(place)?.some((price) => !price.equals(unitPrice))) continue;
    conflicts.set(place, { productKey, description: product.description, unit });
  }
  return [...conflicts.values()];
}

function placeOf(productKey: number, priceUnit: string): string {
  return `${productKey} ${priceUnit}`;
}
