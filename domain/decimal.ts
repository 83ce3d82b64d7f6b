import { Decimal as DecimalJs } from 'decimal.js';

/** Exact decimals: 40 significant digits, rounding half away from zero (readings 45). */
export const Decimal = DecimalJs.clone({
  precision: 40,
  rounding: DecimalJs.ROUND_HALF_UP,
  toExpNeg: -20,
  toExpPos: 40,
});
export type Decimal = DecimalJs;

export const ZERO = new Decimal(0);

/** Parses a number of the API or of SQL by its decimal text, never by its binary value. */
export function decimal(value: number | string | Decimal): Decimal {
  return value instanceof Decimal ? value : new Decimal(String(value));
}

const PLAIN_DECIMAL = /^-?(\d+\.?\d*|\.\d+)$/;

/**
 * A decimal of a request (JSON number or plain decimal string) rounded to `places`; null when it is neither (`1e3` as
 * text, NaN, blanks).
 */
export function readDecimal(value: number | string, places: number): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? decimal(value).toDecimalPlaces(places) : null;
  const text = value.trim();
  return PLAIN_DECIMAL.test(text) ? new Decimal(text).toDecimalPlaces(places) : null;
}

/**
 * The exact typed number, without surrounding blanks. Null for everything except digits with at most one decimal point:
 * signs, exponents, other digits, and commas, which are ambiguous.
 */
export function readTyped(text: string): Decimal | null {
  const typed = text.trim();
  return /^(\d+\.?\d*|\.\d+)$/.test(typed) ? new Decimal(typed) : null;
}

/** The number in API form: at most `places` decimals. */
export function toWire(value: Decimal, places: number): number {
  return Number(value.toFixed(places));
}
