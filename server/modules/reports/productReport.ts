import type { Kysely } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import { longestPlaces, MONEY_PLACES } from '#domain/money.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inBatches } from './inBatches.ts';
import { findReportProducts, findWidestProducts, type ReportProduct } from './productRepository.ts';
import type { Report, ReportLine } from './report.ts';
import { underHeadings } from './underHeadings.ts';

/** More rows than this are not looked at one by one to set the widths of the columns. */
const LOOKED_AT = 2_000;

const categoryOf = ({ main_category, category }: ReportProduct) => `${main_category} › ${category}`;

interface LinesOf<More> {
  find: (keys: readonly number[]) => Promise<More>;
  /** The prices of the price column, if there is one. */
  pricesIn?: (more: More) => Iterable<Decimal>;
  /** `places`: decimals of the price column. */
  lineOf: (product: ReportProduct, more: More, places: number) => ReportLine;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** The lines of these products, with columns as wide as the widest line needs. */
export function productReport<More>(
  database: Kysely<Database>,
  keys: readonly number[],
  { find, pricesIn, lineOf }: LinesOf<More>,
): Pick<Report, 'count' | 'widest' | 'parts'> {
  const places = once(async () => {
    let most = MONEY_PLACES;
    if (!pricesIn) return most;
    for await (const more of inBatches(keys, find)) most = Math.max(most, longestPlaces(pricesIn(more)));
    return most;
  });
  const read = async (batch: readonly number[]) => {
    const [products, more] = await Promise.all([findReportProducts(database, batch), find(batch)]);
    return { products, more };
  };
  return {
    count: keys.length,
    widest: async () => {
      const looked = keys.length <= LOOKED_AT ? keys : await findWidestProducts(database, keys);
      const [{ products, more }, decimals] = await Promise.all([read(looked), places()]);
      return products.map((product) => lineOf(product, more, decimals));
    },
    async *parts() {
      const decimals = await places();
      for await (const { products, more } of inBatches(keys, read)) {
        yield* underHeadings(products, categoryOf, (product) => lineOf(product, more, decimals));
      }
    },
  };
}
