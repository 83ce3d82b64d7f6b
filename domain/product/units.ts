import { type Decimal, decimal } from '../decimal.ts';
import type { Product, SellBy } from './product.ts';

export const FACTOR_PLACES = 4;
/** Those of an order line's factor, which is a record of the sale. */
export const ORDER_FACTOR_PLACES = 8;

type UnitOwner = Pick<Product, 'sellBys' | 'priceBys'>;
export type Conversion = Pick<SellBy, 'unitOfMeasure' | 'stockConversion' | 'exactConversion'>;

/** Exact ratio `numerator / denominator`, kept as a pair so that money is divided once, last. */
export interface Factor {
  numerator: Decimal;
  denominator: Decimal;
}

/** How many stock units one of this unit contains; null for a unit that the product does not have. */
export function stockConversion(product: UnitOwner, unit: string): Factor | null {
  const isNamed = ({ unitOfMeasure }: { unitOfMeasure: string }) => unitOfMeasure === unit;
  const found = product.sellBys.find(isNamed) ?? product.priceBys.find(isNamed);
  return found ? parseFactor(found.exactConversion ?? String(found.stockConversion)) : null;
}

const parsed = new Map<string, Factor>();
const PARSED_LIMIT = 1000;

/** `4/3` or `38.5`. Kept, because a shop has few different ones. */
export function parseFactor(text: string): Factor {
  const known = parsed.get(text);
  if (known) return known;
  const [numerator = '', denominator = 1] = text.split('/');
  const factor = { numerator: decimal(numerator), denominator: decimal(denominator) };
  if (parsed.size === PARSED_LIMIT) parsed.clear();
  parsed.set(text, factor);
  return factor;
}

/**
 * The factor from one unit of a product to another; null is a unit mismatch (specification 5): one of them is not a
 * unit of the product.
 */
export function conversionFactor(product: UnitOwner, from: string, to: string): Factor | null {
  const one = stockConversion(product, from);
  const other = stockConversion(product, to);
  if (!one || !other || other.numerator.isZero()) return null;
  // Parsed factors are kept, so equal ones are the same object, and their ratio is 1.
  return one === other ? { numerator: one.numerator, denominator: one.numerator } : ratio(one, other);
}

export function ratio(one: Factor, other: Factor): Factor {
  return {
    numerator: one.numerator.times(other.denominator),
    denominator: one.denominator.times(other.numerator),
  };
}

/** A quantity in the unit that the factor leads to. */
export function convert(quantity: Decimal, { numerator, denominator }: Factor): Decimal {
  return numerator.equals(denominator) ? quantity : quantity.times(numerator).div(denominator);
}

/** The factor for API and display: 4 decimals. Never multiply money by it. */
export function shownFactor({ numerator, denominator }: Factor, places = FACTOR_PLACES): Decimal {
  return numerator.div(denominator).toDecimalPlaces(places);
}
