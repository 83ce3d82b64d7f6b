import type { Catalogue } from '../product/catalogue.ts';
import { hasWords, wordsOfSearch } from '../product/searchTexts.ts';
import { type Guide, type GuideProduct, isStandard } from './guide.ts';

/** The guides of the guide page: all but 'Standard' and those with products the catalogue does not know, which are counted (specification 2, readings 7). */
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

/** A catalogue's products in the order of their descriptions, each with the text it is found by. */
export interface SearchableProducts {
  keys: readonly number[];
  /** Undefined: the product is not listed. */
  textOf: (productKey: number) => string | undefined;
}

export function searchableProducts({ products }: Pick<Catalogue, 'products'>): SearchableProducts {
  return {
    keys: products.byDescription.map(products.keyAt),
    textOf: (productKey) => {
      const place = products.placeOf(productKey);
      return place === undefined ? undefined : products.searchTextAt(place);
    },
  };
}

/** The keys among these whose product has every word of the query, in the same order; a product that is gone is found by no word. */
export function matchingKeys(
  keys: readonly number[],
  { textOf }: Pick<SearchableProducts, 'textOf'>,
  query: string,
): readonly number[] {
  const words = wordsOfSearch(query);
  if (words.length === 0) return keys;
  return keys.filter((key) => hasWords(textOf(key) ?? '', words));
}
