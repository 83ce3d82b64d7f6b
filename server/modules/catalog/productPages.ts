import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/schema.ts';
import { languageNow } from '../../platform/text/spoken.ts';
import { findProductPage, type ListFilters, type PageNumbers } from './productPageRepository.ts';

const PAGES_BYTES = 8 * 1024 * 1024;
/** Many pages may be empty, and use more memory than their bytes. */
const PAGES = 5_000;
const LISTS = 1_000;

export interface ProductPage {
  version: number;
  /** How many products the list has. */
  total: number;
  /** Its products as JSON. */
  text: string;
}

export type FindPage = (version: number, filters: ListFilters, numbers: PageNumbers) => Promise<ProductPage>;

/** Pages of the lists that are the same for all callers of a language, each read once per catalog version. */
export function productPages(database: Kysely<Database>): FindPage {
  const pages = new LRUCache<string, ProductPage>({
    max: PAGES,
    maxSize: PAGES_BYTES,
    sizeCalculation: ({ text }) => text.length,
  });
  const totals = new LRUCache<string, { version: number; total: number }>({ max: LISTS });
  return async (version, filters, numbers) => {
    const list = JSON.stringify([filters.mainCategory, filters.category]);
    const name = JSON.stringify([languageNow(), list, filters.sortBy, numbers.page, numbers.pageSize]);
    const kept = pages.get(name);
    if (kept && kept.version >= version) return kept;
    const counted = totals.get(list);
    const known = counted && counted.version >= version ? counted.total : null;
    const { total, products } = await findProductPage(database, filters, numbers, known);
    totals.set(list, { version, total });
    const found = { version, total, text: JSON.stringify(products) };
    pages.set(name, found);
    return found;
  };
}
