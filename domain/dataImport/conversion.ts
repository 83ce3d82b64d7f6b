import { decimal } from '../decimal.ts';
import { FACTOR_PLACES, type Factor, shownFactor } from '../product/units.ts';

/** The decimals of a conversion in files; a number with more is written as a fraction. */
export const CONVERSION_PLACES = 10;

const MOST = '1e10';
const MOST_DIGITS = 20;

const FRACTION = /^(?:(?<whole>\d+) +)?(?<over>\d{1,20})\/(?<under>\d{1,20})$/;

/** `12`, `0.45359237`, `1/3` or `2 1/2`; null for `6/5`, which is a size in most files, and for everything else. */
export function readFraction(text: string): Factor | null {
  const { whole = '0', over, under } = FRACTION.exec(text)?.groups ?? {};
  if (over === undefined || under === undefined) return null;
  const [numerator, denominator] = [decimal(over), decimal(under)];
  if (numerator.isZero() || numerator.gte(denominator)) return null;
  return { numerator: denominator.times(whole).plus(numerator), denominator };
}

/** A conversion as a file has it. */
export function readConversion(text: string): Factor {
  return readFraction(text) ?? { numerator: decimal(text), denominator: decimal(1) };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}

/** In whole numbers without a common divisor. */
function reduced({ numerator, denominator }: Factor): [bigint, bigint] {
  const scale = decimal(10).pow(Math.max(numerator.decimalPlaces(), denominator.decimalPlaces()));
  const [over, under] = [BigInt(numerator.times(scale).toFixed()), BigInt(denominator.times(scale).toFixed())];
  const divisor = commonDivisor(over, under);
  return [over / divisor, under / divisor];
}

/** The only text of a conversion in files: a decimal where one is exact, else a fraction, `1 1/3`. */
export function conversionText(factor: Factor): string {
  const value = factor.numerator.div(factor.denominator);
  if (value.decimalPlaces() <= CONVERSION_PLACES) return value.toString();
  const [over, under] = reduced(factor);
  const [whole, rest] = [over / under, over % under];
  return whole === 0n ? `${rest}/${under}` : `${whole} ${rest}/${under}`;
}

/** `4/3`, as stored and sent; null where 4 decimals are exact. */
export function exactConversion(factor: Factor): { numerator: string; denominator: string } | null {
  if (factor.numerator.div(factor.denominator).decimalPlaces() <= FACTOR_PLACES) return null;
  const [numerator, denominator] = reduced(factor);
  return { numerator: String(numerator), denominator: String(denominator) };
}

/** Whether the database can store it: it has digits for both numbers, and 4 decimals of it are above 0. */
export function isStorable(factor: Factor): boolean {
  const value = shownFactor(factor);
  if (value.isZero() || value.gte(MOST)) return false;
  return reduced(factor).every((part) => String(part).length <= MOST_DIGITS);
}
