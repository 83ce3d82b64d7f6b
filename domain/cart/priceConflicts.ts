import type { Catalogue } from '../catalog/catalogue.ts';
import { type Decimal, decimal } from '../decimal.ts';
import type { CartLine, SentLine } from './cart.ts';

/** A line to be added. `unitPrice`: the price of one price unit, override or own price; null while it is unknown. */
export interface PricedLine extends Pick<SentLine, 'productKey' | 'unitOfMeasure_Prc'> {
  unitPrice: Decimal | null;
  /** The price is the product's own, which depends on the quantity: another quantity in the cart has another one. */
  isByQuantity?: boolean;
}

type CartPrice = Pick<CartLine, 'productKey' | 'unitOfMeasure_Prc' | 'unitPrice' | 'isOverridePrice'>;

/** A product that is already in the cart at another price for the same price unit. */
export interface PriceConflict {
  productKey: number;
  description: string;
  unit: string;
}

/**
 * The products whose price in the cart would change with these lines (specification 4, quick entry add): one per
 * product and price unit, in line order. Without a price unit the product's pricing unit applies. An unknown price is
 * the product's own, which replaces an override.
 */
export function priceConflicts(
  lines: readonly PricedLine[],
  cart: readonly CartPrice[],
  { productByKey }: Pick<Catalogue, 'productByKey'>,
): PriceConflict[] {
  const inCart = new Map<string, CartPrice[]>();
  for (const line of cart) {
    const place = placeOf(line.productKey, line.unitOfMeasure_Prc);
    inCart.set(place, [...(inCart.get(place) ?? []), line]);
  }
  const conflicts = new Map<string, PriceConflict>();
  for (const { productKey, unitOfMeasure_Prc, ...wanted } of lines) {
    const product = productByKey.get(productKey);
    if (!product) continue;
    const unit = unitOfMeasure_Prc || product.pricingUM;
    const place = placeOf(productKey, unit);
    if (!inCart.get(place)?.some((line) => isAtOtherPrice(line, wanted))) continue;
    conflicts.set(place, { productKey, description: product.description, unit });
  }
  return [...conflicts.values()];
}

/** With hidden prices there is no conflict to show. */
function isAtOtherPrice(
  { unitPrice, isOverridePrice }: CartPrice,
  { unitPrice: wanted, isByQuantity }: Pick<PricedLine, 'unitPrice' | 'isByQuantity'>,
): boolean {
  if (unitPrice === undefined || (isByQuantity && !isOverridePrice)) return false;
  return wanted ? !decimal(unitPrice).equals(wanted) : isOverridePrice;
}

function placeOf(productKey: number, priceUnit: string): string {
  return `${productKey} ${priceUnit}`;
}
