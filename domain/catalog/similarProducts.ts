import type { Product } from '../product/product.ts';
import { wordsOfSearch } from '../product/searchTexts.ts';
import type { Catalogue } from './catalogue.ts';

/** How many products are checked for stock: one request asks for all of them. */
const LIMIT = 12;

/** Other products of the same category that can be ordered, those with most common name words first. */
export function similarProducts({ products }: Pick<Catalogue, 'products'>, product: Product): readonly Product[] {
  const words = wordsOfSearch(product.description).filter((word) => /\p{L}{3}/u.test(word));
  const sharedAt = (place: number) => {
    const text = products.searchTextAt(place);
    return words.filter((word) => text.includes(word.replace(/\W+$/, ''))).length;
  };
  return products.byDescription
    .filter((place) => products.categoryAt(place).productCategoryCode === product.productCategoryCode)
    .filter((place) => products.keyAt(place) !== product.productKey)
    .map((place) => ({ place, shared: sharedAt(place) }))
    .sort((left, right) => right.shared - left.shared)
    .slice(0, LIMIT)
    .map(({ place }) => products.at(place))
    .filter(({ sellBys }) => sellBys.length > 0);
}
