import { type Catalogue, searchable } from '../product/catalogue.ts';
import { type Guide, type GuideProduct, isStandard } from './guide.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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
  texts: ReadonlyMap<number, string>;
}

export function searchableProducts({ products, searchTexts }: Catalogue): SearchableProducts {
  const sorted = products.toSorted(
    (left, right) => collator.compare(left.description, right.description) || left.productKey - right.productKey,
  );
  return {
    keys: sorted.map(({ productKey }) => productKey),
    texts: new Map(products.map(({ productKey }, index) => [productKey, searchTexts[index] ?? ''])),
  };
}

/** The keys among these whose product has every word of the query, in the same order; a product that is gone is found by no word. */
export function matchingKeys(
  keys: readonly number[],
  { texts }: Pick<SearchableProducts, 'texts'>,
  query: string,
): readonly number[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return keys;
  return keys.filter((key) => words.every((word) => texts.get(key)?.includes(word)));
}
