import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/schema.ts';
import { countListedProducts, findProductPage } from './catalogueRepository.ts';

const PAGES_BYTES = 8 * 1024 * 1024;

export interface ProductPage {
  version: number;
  /** How many products the catalogue lists. */
  total: number;
  /** Its products as JSON. */
  text: string;
}

export type FindPage = (version: number, page: { page: number; pageSize: number }) => Promise<ProductPage>;

/** Pages of the list, each read once for a version of the catalogue. */
export function productPages(database: Kysely<Database>): FindPage {
  const pages = new LRUCache<string, ProductPage>({ maxSize: PAGES_BYTES, sizeCalculation: ({ text }) => text.length });
  let counted = { version: 0, total: 0 };
  return async (version, { page, pageSize }) => {
    const name = `${page}/${pageSize}`;
    const kept = pages.get(name);
    if (kept && kept.version >= version) return kept;
    if (counted.version < version) counted = { version, total: await countListedProducts(database) };
    const products = await findProductPage(database, { offset: (page - 1) * pageSize, limit: pageSize });
    const found = { version, total: counted.total, text: JSON.stringify(products) };
    pages.set(name, found);
    return found;
  };
}
