import { Decimal, decimal, readTyped, ZERO } from './decimal.ts';
import { readable } from './formatNumber.ts';

export const QUANTITY_PLACES = 2;
const QUANTITY_LIMIT = new Decimal(10).pow(7);

export type RoundingFlag = 'None' | 'AutoRoundUp' | 'AutoRoundDown' | 'AutoRoundNearest';

/**
 * A typed quantity rounded to 2 decimals, empty = 0; null for text other than digits and a decimal point, and from 10^7
 * on.
 */
export function parseQuantity(text: string): Decimal | null {
  const typed = exactQuantity(text);
  return typed && acceptQuantity(typed);
}

/** A typed quantity before any rounding; a field without a digit is empty, which means 0. */
export function exactQuantity(text: string): Decimal | null {
  return ['', '.'].includes(text.trim()) ? ZERO : readTyped(text);
}

/** The quantity rounded to 2 decimals, or null when it is negative or 10^7 or more. */
export function acceptQuantity(value: Decimal): Decimal | null {
  const quantity = value.toDecimalPlaces(QUANTITY_PLACES);
  return quantity.isNegative() || quantity.gte(QUANTITY_LIMIT) ? null : quantity;
}

/** A quantity for display: `1,234.5`, `−1`. */
export function formatQuantity(value: number | Decimal): string {
  return readable(quantityAsTyped(value));
}

/** A quantity as fields and messages show it; parsing the text returns the same quantity. */
export function quantityAsTyped(value: number | Decimal): string {
  return decimal(value).toDecimalPlaces(QUANTITY_PLACES).toString();
}

function hundredths(value: number | Decimal): Decimal {
  return decimal(value).toDecimalPlaces(QUANTITY_PLACES).times(100);
}

/**
 * Whether the quantity is an integer number of multiples; a multiple of 0 allows everything. It compares hundredths
 * (readings 44).
 */
export function isMultipleOf(quantity: number | Decimal, multiple: number): boolean {
  if (multiple <= 0) return true;
  return hundredths(quantity).mod(hundredths(multiple)).isZero();
}

/**
 * The quantity rounded to a multiple by the site's flag; rounding down gives at least one multiple, zero stays zero.
 */
export function roundToMultiple(quantity: Decimal, multiple: number, flag: RoundingFlag): Decimal {
  if (flag === 'None' || quantity.isZero() || isMultipleOf(quantity, multiple)) return quantity;
  const step = decimal(multiple);
  const mode = {
    AutoRoundUp: Decimal.ROUND_CEIL,
    AutoRoundDown: Decimal.ROUND_FLOOR,
    AutoRoundNearest: Decimal.ROUND_HALF_UP,
  }[flag];
  const multiples = quantity.div(step).toDecimalPlaces(0, mode);
  return Decimal.max(multiples, 1).times(step);
}

/** The plus button: one more, or the next multiple (readings 15). */
export function stepUp(quantity: Decimal, multiple: number): Decimal {
  const next = multiple > 0 ? multiplesIn(quantity, multiple).floor().plus(1).times(multiple) : quantity.plus(1);
  return acceptQuantity(next) ?? quantity;
}

/** The minus button: one less, or the previous multiple; never below 0. */
export function stepDown(quantity: Decimal, multiple: number): Decimal {
  const next = multiple > 0 ? multiplesIn(quantity, multiple).ceil().minus(1).times(multiple) : quantity.minus(1);
  return Decimal.max(next, 0);
}

function multiplesIn(quantity: Decimal, multiple: number): Decimal {
  return hundredths(quantity).div(hundredths(multiple));
}
