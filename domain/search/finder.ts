import type { ProductTable } from '../product/productTable.ts';
import { type SearchOptions, type SearchResult, search } from './search.ts';
import { makeSearchIndex } from './searchIndex.ts';
import type { Synonym } from './synonyms.ts';
import { synonymTable } from './synonymTable.ts';

/** Finds goods of one table by what is typed. */
export interface Finder {
  readonly products: ProductTable;
  find(query: string, options: SearchOptions): SearchResult;
}

/** Makes the index of these products in steps; `pause` is awaited after each. */
export async function makeFinder(
  products: ProductTable,
  synonyms: readonly Synonym[],
  pause: () => Promise<unknown>,
): Promise<Finder> {
  const index = await makeSearchIndex(products, pause);
  const table = synonymTable(synonyms);
  return { products, find: (query, options) => search(index, query, table, options) };
}
