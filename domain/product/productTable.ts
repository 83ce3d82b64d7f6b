import type { Lookup } from '../lookup.ts';
import type { PlacedCategory } from './category.ts';
import type { Product } from './product.ts';
import { compareCodes, compareDescriptions } from './productOrder.ts';
import { searchedText, searchTextsOf } from './searchTexts.ts';

/**
 * The products of a catalog by position from 0. Sorting, filtering and searching read its columns without creating
 * product objects.
 */
export interface ProductTable {
  /** The number of positions; the orders leave out products that are no longer listed. */
  readonly size: number;
  /** The places of the listed products, sorted by `compareDescriptions`. */
  readonly byDescription: readonly number[];
  /** The same, sorted by `compareCodes`. */
  readonly byCode: readonly number[];
  readonly carriesCodes: boolean;
  readonly carriesBrands: boolean;
  /** Undefined: the product is not listed. */
  placeOf(productKey: number): number | undefined;
  /** Returns the same object each time. Throws a RangeError for an invalid position. */
  at(place: number): Product;
  keyAt(place: number): number;
  categoryAt(place: number): PlacedCategory;
  sequenceAt(place: number): number | null;
  brandAt(place: number): string | null;
  /** Null where the product has no picture for lists. */
  pictureAt(place: number): string | null;
  /** The normalized search text. */
  searchTextAt(place: number): string;
}

/** The products of a table by key, each created on first access. */
export function lookupIn(table: ProductTable): Lookup<Product> {
  return {
    get: (productKey) => {
      const place = table.placeOf(productKey);
      return place === undefined ? undefined : table.at(place);
    },
    has: (productKey) => table.placeOf(productKey) !== undefined,
  };
}

/** A table of existing product objects. */
export function tableOf(products: readonly Product[]): ProductTable {
  const places = new Map(products.map(({ productKey }, place) => [productKey, place]));
  const sortedBy = (compare: (left: Product, right: Product) => number) =>
    products
      .map((product, place) => ({ product, place }))
      .sort((left, right) => compare(left.product, right.product))
      .map(({ place }) => place);
  const at = (place: number) => {
    const product = products[place];
    if (!product) throw new RangeError('no product at this place');
    return product;
  };
  return {
    size: products.length,
    byDescription: sortedBy(compareDescriptions),
    byCode: sortedBy(compareCodes),
    carriesCodes: products.some(({ additional }) => additional.k0 !== null),
    carriesBrands: products.some(({ additional }) => additional.k1 !== null),
    placeOf: (productKey) => places.get(productKey),
    at,
    keyAt: (place) => at(place).productKey,
    categoryAt: at,
    sequenceAt: (place) => at(place).productSequence,
    brandAt: (place) => at(place).additional.k1,
    pictureAt: (place) => at(place).listImage ?? at(place).cardImage,
    searchTextAt: searchTextsOf(products.length, (place) =>
      searchedText({ ...at(place), brand: at(place).additional.k1 }),
    ),
  };
}
