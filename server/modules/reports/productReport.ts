import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { inBatches } from './inBatches.ts';
import { findReportProducts, findWidestProducts, type ReportProduct } from './productRepository.ts';
import type { Report, ReportLine } from './report.ts';
import { underHeadings } from './underHeadings.ts';

/** More rows than this are not looked at one by one to set the widths of the columns. */
const LOOKED_AT = 2_000;

const categoryOf = ({ main_category, category }: ReportProduct) => `${main_category} › ${category}`;

/** The lines of these products, with columns as wide as the widest line needs. */
export function productReport<More>(
  database: Kysely<Database>,
  keys: readonly number[],
  {
    find,
    lineOf,
  }: { find: (keys: readonly number[]) => Promise<More>; lineOf: (product: ReportProduct, more: More) => ReportLine },
): Pick<Report, 'count' | 'widest' | 'parts'> {
  const read = async (batch: readonly number[]) => {
    const [products, more] = await Promise.all([findReportProducts(database, batch), find(batch)]);
    return { products, more };
  };
  return {
    count: keys.length,
    widest: async () => {
      const looked = keys.length <= LOOKED_AT ? keys : await findWidestProducts(database, keys);
      const { products, more } = await read(looked);
      return products.map((product) => lineOf(product, more));
    },
    async *parts() {
      for await (const { products, more } of inBatches(keys, read)) {
        yield* underHeadings(products, categoryOf, (product) => lineOf(product, more));
      }
    },
  };
}
