import { type Decimal, readTyped } from '../decimal.ts';
import { DEFAULT_PRICE_DECIMALS, roundMoney } from '../money.ts';
import type { Product } from './product.ts';
import { conversionFactor, convert, type Factor, stockConversion } from './units.ts';

export const OVERRIDE_PRICE_PLACES = 4;

/**
 * `round2(quantity x exact factor x unit price)`; the division comes last so that 24 EA priced per CS at 48.00 is
 * 48.00.
 */
export function extension(quantity: Decimal, factor: Factor, unitPrice: Decimal): Decimal {
  return roundMoney(convert(quantity.times(unitPrice), factor));
}

/** Extension of a line, null on a unit mismatch or without a price. */
export function lineExtension(
  product: Pick<Product, 'sellBys' | 'priceBys'>,
  line: { quantity: Decimal; sellUnit: string; priceUnit: string; unitPrice: Decimal | null },
): Decimal | null {
  if (!line.unitPrice) return null;
  const factor = conversionFactor(product, line.sellUnit, line.priceUnit);
  return factor ? extension(line.quantity, factor, line.unitPrice) : null;
}

export function priceDecimals(product: Pick<Product, 'priceBys'>, priceUnit: string): number {
  return product.priceBys.find((unit) => unit.unitOfMeasure === priceUnit)?.priceDecimals ?? DEFAULT_PRICE_DECIMALS;
}

/** The decimals of a line's unit price; those of any price for a product that no longer exists. */
export function linePlaces(
  product: Pick<Product, 'priceBys'> | undefined,
  { unitOfMeasure_Prc }: { unitOfMeasure_Prc: string },
): number {
  return product ? priceDecimals(product, unitOfMeasure_Prc) : DEFAULT_PRICE_DECIMALS;
}

/** The override to send: only when the price differs from the product's own, else null (specification 5). */
export function overrideOf(unitPrice: Decimal, defaultPrice: Decimal | null): Decimal | null {
  const rounded = unitPrice.toDecimalPlaces(OVERRIDE_PRICE_PLACES);
  return defaultPrice?.equals(rounded) ? null : rounded;
}

/**
 * The price unit for a sell unit when syncPriceByWithSellByUMFlag is on: the same unit, if the product is priced by it.
 */
export function syncedPriceUnit(product: Pick<Product, 'priceBys'>, sellUnit: string, priceUnit: string): string {
  return product.priceBys.some((unit) => unit.unitOfMeasure === sellUnit) ? sellUnit : priceUnit;
}

export function isAverage(content: Factor | null | undefined): boolean {
  return content?.numerator.isInteger() === false;
}

/**
 * Whether an extension is an estimate (readings 50): the sell unit and the price unit differ, and one of them contains
 * an average rather than a counted number of stock units (a case of about 38.5 LB), which shows in its decimals. A
 * fraction such as 1/3 is exact.
 */
export function isEstimated(
  product: Pick<Product, 'sellBys' | 'priceBys'>,
  sellUnit: string,
  priceUnit: string,
): boolean {
  if (sellUnit === priceUnit) return false;
  const factors = [sellUnit, priceUnit].map((unit) => stockConversion(product, unit));
  return !factors.includes(null) && factors.some(isAverage);
}

/** Thousands in the format of price fields; a comma without a later decimal point is ambiguous. */
const WITH_THOUSANDS = /^\d{1,3}(,\d{3})+\.\d*$/;

/** A typed price before any rounding: `12.5`, `$1,250.50`; null for anything else. */
export function exactPrice(text: string): Decimal | null {
  const typed = text.trim().replace(/^\$/, '');
  return readTyped(WITH_THOUSANDS.test(typed) ? typed.replaceAll(',', '') : typed);
}

/** A typed price rounded to the 4 decimals of overrides; null when it is not a price. */
export function parsePrice(text: string): Decimal | null {
  return exactPrice(text)?.toDecimalPlaces(OVERRIDE_PRICE_PLACES) ?? null;
}
