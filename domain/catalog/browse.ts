import type { Guide } from '../guide/guide.ts';
import { compareBought } from '../product/bought.ts';
import { MISSING_SEQUENCE, type Product } from '../product/product.ts';
import { compareText } from '../product/productOrder.ts';
import type { ProductTable } from '../product/productTable.ts';
import { hasWords, wordsOfSearch } from '../product/searchTexts.ts';
import type { Marks } from '../search/marks.ts';
import type { ShownSort, SortField } from '../settings/preferences.ts';
import type { Catalogue, ShownFilters } from './catalogue.ts';

/** Products in list order; each object is created on access. */
export interface ProductSelection {
  readonly length: number;
  at(index: number): Product | undefined;
  keyAt(index: number): number | undefined;
}

/** The effective sort: code and brand fall back to the description when no product has the key (specification 4). */
export function usableSort({ products }: Pick<Catalogue, 'products'>, sort: SortField): SortField {
  if (sort === 'productCode' && !products.carriesCodes) return 'description';
  if (sort === 'brand' && !products.carriesBrands) return 'description';
  return sort;
}

/** Sorts after every other. */
const LAST = Number.MAX_SAFE_INTEGER;

function sequenceIn(products: ProductTable, guide: Guide | null): (place: number) => number {
  if (!guide) return (place) => products.sequenceAt(place) ?? MISSING_SEQUENCE;
  const sequences = new Map(guide.products.map((line) => [line.productKey, line.sequence]));
  return (place) => sequences.get(products.keyAt(place)) ?? MISSING_SEQUENCE;
}

/** Brands are few: each is compared once, and products are sorted by numbers. Equal brands have equal numbers. */
function brandRanks({ brandAt }: ProductTable, places: readonly number[]): (place: number) => number {
  const brands = [...new Set(places.map(brandAt))].filter((brand) => brand !== null).sort(compareText);
  const ranks = new Map<string, number>();
  brands.forEach((brand, index) => {
    const before = brands[index - 1];
    const isSame = before !== undefined && compareText(before, brand) === 0;
    ranks.set(brand, isSame ? (ranks.get(before) ?? 0) : index);
  });
  return (place) => {
    const brand = brandAt(place);
    return brand === null ? LAST : (ranks.get(brand) ?? LAST);
  };
}

function sortedByRank(places: readonly number[], rankOf: (place: number) => number): readonly number[] {
  const ranked = places.map((place) => ({ place, rank: rankOf(place) }));
  return ranked.sort((left, right) => left.rank - right.rank).map(({ place }) => place);
}

function sorted(products: ProductTable, places: readonly number[], sort: SortField, guide: Guide | null) {
  if (sort === 'brand') return sortedByRank(places, brandRanks(products, places));
  return sort === 'sequence' ? sortedByRank(places, sequenceIn(products, guide)) : places;
}

/** Texts are read in storage order, not in list order: several times as fast when most are read. */
function searched({ size, searchTextAt }: ProductTable, places: readonly number[], words: readonly string[]) {
  const isListed = new Uint8Array(size);
  for (const place of places) isListed[place] = 1;
  const isFound = isListed.map((listed, place) => (listed && hasWords(searchTextAt(place), words) ? 1 : 0));
  return places.filter((place) => isFound[place] === 1);
}

interface Filtered {
  readonly inOrder: readonly number[];
  readonly guide: Guide | null;
  readonly mainCategory: string | null;
  readonly category: string | null;
}

function filtered(products: ProductTable, { inOrder, guide, mainCategory, category }: Filtered): readonly number[] {
  const { categoryAt, keyAt } = products;
  let found = inOrder;
  if (guide) {
    const inGuide = new Set(guide.products.map((line) => line.productKey));
    found = found.filter((place) => inGuide.has(keyAt(place)));
  }
  if (mainCategory !== null)
    found = found.filter((place) => categoryAt(place).productMainCategoryCode === mainCategory);
  if (category !== null) found = found.filter((place) => categoryAt(place).productCategoryCode === category);
  return found;
}

/**
 * Equal matches are ordered: the buyer's own guides first, then earlier purchases; products that are out of stock last.
 */
function byMatch(
  { products, guides, bought }: Catalogue,
  places: readonly number[],
  scores: ReadonlyMap<number, number>,
  isOutOfStock: (productKey: number) => boolean,
): number[] {
  const ownKeys = new Set(guides.flatMap((guide) => guide.products.map(({ productKey }) => productKey)));
  const ranked = places.map((place) => {
    const productKey = products.keyAt(place);
    return {
      place,
      score: scores.get(place) ?? 0,
      own: Number(ownKeys.has(productKey)),
      bought: bought.get(productKey),
      out: Number(isOutOfStock(productKey)),
    };
  });
  return ranked
    .sort(
      (left, right) =>
        right.score - left.score ||
        right.own - left.own ||
        compareBought(left.bought, right.bought) ||
        left.out - right.out,
    )
    .map(({ place }) => place);
}

/** The search result, beside the listed products. */
export interface Searched {
  /** The corrected query when a word was misspelled; null: as typed. */
  readonly corrected: string | null;
  /** The closest products when there are no matches. */
  readonly closest: ProductSelection;
  /** Null when there is nothing to highlight. */
  readonly marks: Marks | null;
}

export interface Listing extends ProductSelection, Searched {}

interface BrowseOptions {
  /** Misspelled words are searched as typed. */
  readonly isLiteral?: boolean;
  /** As far as the stock is known. */
  readonly isOutOfStock?: (productKey: number) => boolean;
}

/** The products to list, by the effective filters. Without a finder a search matches its words literally. */
export function browse(
  catalogue: Catalogue,
  shown: ShownFilters,
  sort: ShownSort,
  { isLiteral = false, isOutOfStock = () => false }: BrowseOptions = {},
): Listing {
  const { products, finder } = catalogue;
  const { guide, mainCategory, category, search } = shown;
  const usable = sort === 'match' ? 'description' : usableSort(catalogue, sort);
  const inOrder = usable === 'productCode' ? products.byCode : products.byDescription;
  const listed = filtered(products, { inOrder, guide, mainCategory, category });
  const words = wordsOfSearch(search);
  const nothing = selectionOf(products, []);
  if (words.length === 0 || !finder) {
    const places = words.length > 0 ? searched(products, listed, words) : listed;
    return {
      ...selectionOf(products, sorted(products, places, usable, guide)),
      corrected: null,
      closest: nothing,
      marks: null,
    };
  }
  const isListed = new Uint8Array(products.size);
  for (const place of listed) isListed[place] = 1;
  const { scores, corrected, closest, marks } = finder.find(search, {
    among: (place) => isListed[place] === 1,
    isLiteral,
  });
  const found = listed.filter((place) => scores.has(place));
  const places =
    sort === 'match' ? byMatch(catalogue, found, scores, isOutOfStock) : sorted(products, found, usable, guide);
  return { ...selectionOf(products, places), corrected, closest: selectionOf(products, closest), marks };
}

function selectionOf({ at, keyAt }: ProductTable, places: readonly number[]): ProductSelection {
  const through =
    <Value>(read: (place: number) => Value) =>
    (index: number) => {
      const place = places[index];
      return place === undefined ? undefined : read(place);
    };
  return { length: places.length, at: through(at), keyAt: through(keyAt) };
}
