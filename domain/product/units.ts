import { type Decimal, decimal } from '../decimal.ts';
import type { Product } from './product.ts';

export const FACTOR_PLACES = 4;

type UnitOwner = Pick<Product, 'sellBys' | 'priceBys'>;

/** How many stock units one of this unit contains; null for a unit that the product does not have. */
export function stockConversion(product: UnitOwner, unit: string): Decimal | null {
  const found =
    product.sellBys.find((sellBy) => sellBy.unitOfMeasure === unit) ??
    product.priceBys.find((priceBy) => priceBy.unitOfMeasure === unit);
  return found ? decimal(found.stockConversion) : null;
}

/** Exact ratio `numerator / denominator`, kept as a pair so that money is divided once, last. */
export interface Factor {
  numerator: Decimal;
  denominator: Decimal;
}

/**
 * The factor from one unit of a product to another; null is a unit mismatch (specification 5): one of them is not a
 * unit of the product.
 */
export function conversionFactor(product: UnitOwner, from: string, to: string): Factor | null {
  const numerator = stockConversion(product, from);
  const denominator = stockConversion(product, to);
  if (!numerator || !denominator || denominator.isZero()) return null;
  return { numerator, denominator };
}

/** The factor for API and display: 4 decimals. Never multiply money by it. */
export function shownFactor(factor: Factor): Decimal {
  return factor.numerator.div(factor.denominator).toDecimalPlaces(FACTOR_PLACES);
}
