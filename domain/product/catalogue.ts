import { type Guide, isStandard } from '../guide/guide.ts';
import type { SortField } from '../settings/preferences.ts';
import type { Category, MainCategory } from './category.ts';
import { MISSING_SEQUENCE, type Product } from './product.ts';

/** A catalogue made ready for browsing: found by key, searched by prepared text. */
export interface Catalogue {
  products: readonly Product[];
  productByKey: ReadonlyMap<number, Product>;
  /** Search text of each product, at the same index as `products`. */
  searchTexts: readonly string[];
  mainCategories: readonly MainCategory[];
  categories: readonly Category[];
  excludedCategories: ReadonlySet<string>;
  guides: readonly Guide[];
}

export interface BrowseFilters {
  mainCategory: string | null;
  category: string | null;
  /** A guide's name, `ALL_PRODUCTS`, or null: the address does not say. */
  guide: string | null;
  search: string;
  /** Null: the buyer's default. */
  sortBy: SortField | null;
}

/** The explicit choice of no guide: in the address, `og` present and empty. */
export const ALL_PRODUCTS = '';

export const NO_FILTERS: BrowseFilters = {
  mainCategory: null,
  category: null,
  guide: null,
  search: '',
  sortBy: null,
};

/** The filters that take effect, as the list applies them and the toolbar shows them. A null guide is all products. */
export type ShownFilters = Omit<BrowseFilters, 'guide'> & { guide: Guide | null };

/** A choice of filters laid over the present ones; another main category clears the category (specification 4). */
export function withFilters(present: BrowseFilters, chosen: Partial<BrowseFilters>): BrowseFilters {
  const changesMain = chosen.mainCategory !== undefined && chosen.mainCategory !== present.mainCategory;
  return { ...present, ...(changesMain ? { category: null } : {}), ...chosen };
}

/** Straight, typographic and backtick quotes are one; case and accents do not matter (readings 39). */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['`´‘’]/g, '`')
    .toLowerCase();
}

function searchTextOf(product: Product): string {
  return searchable(
    [
      product.description,
      product.productCode,
      product.formattedProductCode,
      product.additional.k1 ?? '',
      product.categoryDescription,
      product.mainCategoryDescription,
    ].join('\n'),
  );
}

export function prepareCatalogue(loaded: {
  products: readonly Product[];
  mainCategories: readonly MainCategory[];
  categories: readonly Category[];
  guides: readonly Guide[];
}): Catalogue {
  return {
    ...loaded,
    productByKey: new Map(loaded.products.map((product) => [product.productKey, product])),
    searchTexts: loaded.products.map(searchTextOf),
    excludedCategories: new Set(loaded.categories.filter((one) => one.isExcluded).map((one) => one.code)),
  };
}

/** The sort that can really be used: code and brand fall back to the description when no product carries the key (specification 4). */
export function usableSort(catalogue: Catalogue, sort: SortField): SortField {
  const carries = (key: 'k0' | 'k1') => catalogue.products.some((product) => product.additional[key] !== undefined);
  if (sort === 'productCode' && !carries('k0')) return 'description';
  if (sort === 'brand' && !carries('k1')) return 'description';
  return sort;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Compare = (left: Product, right: Product) => number;

function compareBy(sort: SortField, guide: Guide | null): Compare {
  const byDescription: Compare = (left, right) =>
    collator.compare(left.description, right.description) || left.productKey - right.productKey;
  if (sort === 'description') return byDescription;
  if (sort === 'sequence') {
    const guideSequence = new Map(guide?.products.map((line) => [line.productKey, line.sequence]));
    const sequence = (product: Product) =>
      (guide ? guideSequence.get(product.productKey) : product.productSequence) ?? MISSING_SEQUENCE;
    return (left, right) => sequence(left) - sequence(right) || byDescription(left, right);
  }
  const key = sort === 'productCode' ? 'k0' : 'k1';
  // A missing value sorts last, like a missing sequence.
  const value = (product: Product) => product.additional[key] ?? '\uffff';
  return (left, right) => collator.compare(value(left), value(right)) || byDescription(left, right);
}

export function findGuide(catalogue: Catalogue, name: string | null): Guide | undefined {
  if (name === null) return undefined;
  return catalogue.guides.find((guide) => guide.name.toLowerCase() === name.toLowerCase());
}

/** The products to list, by the filters that take effect. */
export function browse(catalogue: Catalogue, shown: ShownFilters, sort: SortField): readonly Product[] {
  const words = searchable(shown.search).split(/\s+/).filter(Boolean);
  const { guide, mainCategory, category } = shown;
  const inGuide = guide && new Set(guide.products.map((line) => line.productKey));
  const found = catalogue.products.filter(
    (product, index) =>
      (!inGuide || inGuide.has(product.productKey)) &&
      (mainCategory === null || product.productMainCategoryCode === mainCategory) &&
      (category === null || product.productCategoryCode === category) &&
      words.every((word) => catalogue.searchTexts[index]?.includes(word)),
  );
  return found.sort(compareBy(usableSort(catalogue, sort), guide));
}

/** The filters without values the catalogue does not know: those filter nothing (readings 14). */
export function knownFilters(catalogue: Catalogue, filters: BrowseFilters): BrowseFilters {
  const isMain = catalogue.mainCategories.some((main) => main.code === filters.mainCategory);
  const isCategory = catalogue.categories.some((category) => category.code === filters.category);
  return {
    mainCategory: isMain ? filters.mainCategory : null,
    category: isCategory ? filters.category : null,
    guide: findGuide(catalogue, filters.guide)?.name ?? null,
    search: filters.search,
    sortBy: filters.sortBy,
  };
}

/** Guides offered as a filter: 'Standard' first, and none that contains products the catalogue does not know (readings 7). */
export function offeredGuides(catalogue: Catalogue): { guides: readonly Guide[]; hiddenCount: number } {
  const isComplete = (guide: Guide) =>
    isStandard(guide.name) || guide.products.every((line) => catalogue.productByKey.has(line.productKey));
  const guides = catalogue.guides.filter(isComplete);
  return { guides, hiddenCount: catalogue.guides.length - guides.length };
}
