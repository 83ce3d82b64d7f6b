import type { Catalogue } from '../catalog/catalogue.ts';
import { hasWords, searchable, wordsOfSearch } from '../product/searchTexts.ts';
import type { CartLine } from './cart.ts';

/** The number of lines from which a cart can be searched. */
export const FIND_FROM_LINES = 21;

type Found = Pick<CartLine, 'productKey' | 'productText1' | 'productText2'>;

/** The lines whose product the shop's search finds, or whose notes contain these words, in cart order. */
export function findLines<Line extends Found>(
  lines: readonly Line[],
  query: string,
  { products, finder }: Pick<Catalogue, 'products' | 'finder'>,
): readonly Line[] {
  const words = wordsOfSearch(query);
  if (words.length === 0) return lines;
  const places = new Map(lines.map(({ productKey }) => [productKey, products.placeOf(productKey)]));
  const ordered = new Set(places.values());
  const found = finder?.find(query, { among: (place) => ordered.has(place) }).scores;
  return lines.filter(({ productKey, productText1, productText2 }) => {
    const notes = searchable([productText1, productText2].filter(Boolean).join(' '));
    if (hasWords(notes, words)) return true;
    const place = places.get(productKey);
    if (place === undefined) return false;
    return found ? found.has(place) : hasWords(products.searchTextAt(place), words);
  });
}
