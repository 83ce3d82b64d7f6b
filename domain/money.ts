import { Decimal, decimal, ZERO } from './decimal.ts';
import { MINUS, readable } from './formatNumber.ts';

export const MONEY_PLACES = 2;
/** The decimals of a unit price without a number of its own (specification 9). */
export const DEFAULT_PRICE_DECIMALS = 4;
export const ABSENT_AMOUNT = '-.--';

export function roundMoney(value: Decimal): Decimal {
  return value.toDecimalPlaces(MONEY_PLACES);
}

export function sumMoney(values: Iterable<number | Decimal>): Decimal {
  let sum = ZERO;
  for (const value of values) sum = sum.plus(decimal(value));
  return sum;
}

function formatDollars(value: Decimal, places: number): string {
  const rounded = value.toDecimalPlaces(places);
  const sign = rounded.isNegative() && !rounded.isZero() ? MINUS : '';
  return `${sign}$${readable(rounded.abs().toFixed(places))}`;
}

/** An amount in US dollars with 2 decimals and a true minus, `-.--` when absent. */
export function formatMoney(value: number | Decimal | null | undefined): string {
  return value === null || value === undefined ? ABSENT_AMOUNT : formatDollars(decimal(value), MONEY_PLACES);
}

/** A unit price with at least 2, or `least`, and at most `places` decimals: `$2.0825`, `$48.00`. */
export function formatUnitPrice(
  value: number | Decimal | null | undefined,
  places: number = DEFAULT_PRICE_DECIMALS,
  least: number = MONEY_PLACES,
): string {
  if (value === null || value === undefined) return ABSENT_AMOUNT;
  const price = new Decimal(decimal(value)).toDecimalPlaces(places);
  return formatDollars(price, Math.max(least, price.decimalPlaces()));
}

/** A unit price as the text of its field, with at least 2 decimals: `32.00`, `2.0825`. */
export function priceAsTyped(value: number | Decimal): string {
  const price = decimal(value);
  return price.toFixed(Math.max(MONEY_PLACES, price.decimalPlaces()));
}

/** The decimals of a column of these unit prices: as many as the most exact one has, at least 2. */
export function longestPlaces(prices: Iterable<number | Decimal | null | undefined>): number {
  let most = MONEY_PLACES;
  for (const price of prices) {
    if (price === null || price === undefined) continue;
    most = Math.max(most, decimal(price).toDecimalPlaces(DEFAULT_PRICE_DECIMALS).decimalPlaces());
  }
  return most;
}

/** A unit price with its price unit: `$40.20 / CS`. Every price in a sentence has its unit (readings 23). */
export function formatPricePer(value: number | Decimal | null | undefined, unit: string, places?: number): string {
  return `${formatUnitPrice(value, places)} / ${unit}`;
}
