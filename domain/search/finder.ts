import type { ProductTable } from '../product/productTable.ts';
import { type SearchOptions, type SearchResult, search } from './search.ts';
import { makeSearchIndex, type SearchIndex } from './searchIndex.ts';
import type { SynonymGroup } from './synonymGroup.ts';
import { prepareSynonyms, synonymTable } from './synonymTable.ts';

/** Finds the products of one table by typed words. */
export interface Finder {
  readonly products: ProductTable;
  find(query: string, options: SearchOptions): SearchResult;
  /**
   * The same index with other synonyms; equal synonyms give the same finder. `prepareSynonyms` prepares long lists in
   * advance.
   */
  withSynonyms(synonyms: readonly SynonymGroup[]): Finder;
}

function finderWith(index: SearchIndex, synonyms: readonly SynonymGroup[]): Finder {
  const table = synonymTable(synonyms);
  const finder: Finder = {
    products: index.products,
    find: (query, options) => search(index, query, table, options),
    withSynonyms: (others) => (others === synonyms ? finder : finderWith(index, others)),
  };
  return finder;
}

/** Builds the index of these products in steps; `pause` is awaited after each. */
export async function makeFinder(
  products: ProductTable,
  synonyms: readonly SynonymGroup[],
  pause: () => Promise<unknown>,
): Promise<Finder> {
  await prepareSynonyms(synonyms, pause);
  return finderWith(await makeSearchIndex(products, pause), synonyms);
}
