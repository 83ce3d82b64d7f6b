import type { Kysely } from 'kysely';
import { toWire } from '#domain/decimal.ts';
import type { PriceAnswer, PriceRequest, UncommittedAnswer } from '#domain/product/price.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import { conversionFactor, convert, shownFactor } from '#domain/product/units.ts';
import { productsText } from '#domain/texts/productsText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import type { Caller } from '../access/caller.ts';
import { findPricesAsJson } from './priceRepository.ts';
import { findUncommitted, findUnits } from './productRepository.ts';

const PRICE_PLACES = 4;
/** The largest integer a key can be; a product with a larger one is unknown. */
const LARGEST_KEY = 2 ** 31 - 1;

export function possibleKeys(productKeys: readonly number[]): number[] {
  return productKeys.filter((key) => Math.abs(key) <= LARGEST_KEY);
}

/** A `PriceAnswer` as JSON text. Without `withBreaks`, it has the price of one unit. */
export async function pricesFor(
  database: Kysely<Database>,
  { customerKey, settings }: Caller,
  request: PriceRequest,
  { day, withBreaks }: { day: string; withBreaks: boolean },
): Promise<string> {
  const asked = Object.entries(request).map(([key, units]) => ({ productKey: Number(key), units }));
  if (settings.hidePricing) return JSON.stringify(Object.fromEntries(asked.map(({ productKey }) => [productKey, {}])));
  const possible = asked.filter(({ productKey }) => productKey <= LARGEST_KEY);
  const terms = { customerKey, day, isOffered: true };
  return await findPricesAsJson(database, terms, possible, withBreaks);
}

export async function uncommittedFor(
  database: Kysely<Database>,
  productKeys: readonly number[],
): Promise<UncommittedAnswer> {
  const rows = await findUncommitted(database, possibleKeys(productKeys));
  return Object.fromEntries(
    rows.map((row) => [
      row.product_key,
      { uncommitted_Stk: Number(row.stock), uncommitted_Alt: Number(row.alternate) },
    ]),
  );
}

/** Factor between two units, or the price of one `from` when `to` is `$`: its own, else its share of another unit's. */
export async function conversionFor(
  database: Kysely<Database>,
  caller: Caller,
  { productKey, from, to }: { productKey: number; from: string; to: string },
  day: string,
): Promise<{ factor: number }> {
  if (to === '$' && caller.settings.hidePricing)
    throw new Refused(403, 'pricingHidden', productsText('productService.pricingIsHidden'));
  const units = await findUnits(database, productKey);
  if (units.length === 0) throw notFound();
  const mismatch = () =>
    new Refused(409, 'unitMismatch', productsText('productService.unitsAndDoNotMatch', { from, to }), {
      params: { from, to },
    });
  if (to === '$') {
    if (!units.some(({ unitOfMeasure }) => unitOfMeasure === from)) throw mismatch();
    const asked = units.map(({ unitOfMeasure }) => unitOfMeasure);
    const request = { [productKey]: asked };
    const answer: PriceAnswer = JSON.parse(await pricesFor(database, caller, request, { day, withBreaks: false }));
    const prices = answer[productKey] ?? {};
    const own = priceAt(prices[from]);
    if (own) return { factor: own.toNumber() };
    const priced = units.filter(({ unitOfMeasure }) => prices[unitOfMeasure] !== undefined);
    const base = (priced.find(({ isPricing }) => isPricing) ?? priced[0])?.unitOfMeasure ?? '';
    const share = conversionFactor({ sellBys: units, priceBys: [] }, from, base);
    const price = priceAt(prices[base]);
    if (!share || !price) throw notFound();
    return { factor: toWire(convert(price, share), PRICE_PLACES) };
  }
  const factor = conversionFactor({ sellBys: units, priceBys: [] }, from, to);
  if (!factor) throw mismatch();
  return { factor: toWire(shownFactor(factor), PRICE_PLACES) };
}
