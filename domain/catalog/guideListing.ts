import { type Guide, type GuideProduct, isStandard } from '../guide/guide.ts';
import { hasWords, wordsOfSearch } from '../product/searchTexts.ts';
import type { Finder } from '../search/finder.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * The guides of the guide page: all except 'Standard' and those with unknown products, which are only counted
 * (specification 2, readings 7).
 */
export function listedGuides(catalogue: Pick<Catalogue, 'guides' | 'productByKey'>): {
  guides: readonly Guide[];
  hidden: readonly Guide[];
} {
  const own = catalogue.guides.filter((guide) => !isStandard(guide.name));
  const isComplete = (guide: Guide) => guide.products.every((line) => catalogue.productByKey.has(line.productKey));
  return { guides: own.filter(isComplete), hidden: own.filter((guide) => !isComplete(guide)) };
}

export function inSequence(guide: Pick<Guide, 'products'>): readonly GuideProduct[] {
  return guide.products.toSorted((left, right) => left.sequence - right.sequence || left.id - right.id);
}

/** The products of a catalog ordered by description, with their finder. */
export interface SearchableProducts extends Pick<Catalogue, 'products'> {
  keys: readonly number[];
  /** Null until the search index is ready, which may be after the page was opened. */
  finder: () => Finder | null;
}

export function searchableProducts(
  { products, finder }: Pick<Catalogue, 'products' | 'finder'>,
  later: () => Finder | null = () => finder,
): SearchableProducts {
  return { products, finder: later, keys: products.byDescription.map(products.keyAt) };
}

export interface MatchingKeys {
  readonly keys: readonly number[];
  /** A misspelled word was corrected: the user has to choose a product. */
  readonly isCorrected: boolean;
}

/**
 * Those of these keys whose product matches a query, the best match first; a product that no longer exists never
 * matches. Without a finder words are matched literally, in key order.
 */
export function findKeys(
  keys: readonly number[],
  { products, finder: finderNow }: Pick<SearchableProducts, 'products' | 'finder'>,
  query: string,
): MatchingKeys {
  const words = wordsOfSearch(query);
  if (words.length === 0) return { keys, isCorrected: false };
  const listed = keys.flatMap((key) => products.placeOf(key) ?? []);
  const finder = finderNow();
  if (!finder) {
    const found = listed.filter((place) => hasWords(products.searchTextAt(place), words));
    return { keys: found.map(products.keyAt), isCorrected: false };
  }
  const isListed = new Set(listed);
  const { scores, corrected } = finder.find(query, { among: (place) => isListed.has(place) });
  const found = listed.filter((place) => scores.has(place));
  const ranked = found.sort((left, right) => (scores.get(right) ?? 0) - (scores.get(left) ?? 0));
  return { keys: ranked.map(products.keyAt), isCorrected: corrected !== null };
}

export const matchingKeys = (...of: Parameters<typeof findKeys>): readonly number[] => findKeys(...of).keys;
