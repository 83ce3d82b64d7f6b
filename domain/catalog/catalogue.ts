import { type Guide, isStandard } from '../guide/guide.ts';
import type { Lookup } from '../lookup.ts';
import { type BoughtProducts, NOTHING_BOUGHT } from '../product/bought.ts';
import type { Category, MainCategory } from '../product/category.ts';
import type { Product } from '../product/product.ts';
import { lookupIn, type ProductTable, tableOf } from '../product/productTable.ts';
import type { Finder } from '../search/finder.ts';
import type { SortField } from '../settings/preferences.ts';

/** A catalog with indexes for browsing: lookup by key, prepared search texts. */
export interface Catalogue {
  products: ProductTable;
  productByKey: Lookup<Product>;
  mainCategories: readonly MainCategory[];
  categories: readonly Category[];
  excludedCategories: ReadonlySet<string>;
  guides: readonly Guide[];
  /** Empty until it is loaded. */
  bought: BoughtProducts;
  /** Null while the search index is not ready: words are matched literally. */
  finder: Finder | null;
}

export interface BrowseFilters {
  mainCategory: string | null;
  category: string | null;
  /** A guide name, `ALL_PRODUCTS`, or null when the address has none. */
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

/** The effective filters, for the list and the toolbar. A null guide means all products. */
export type ShownFilters = Omit<BrowseFilters, 'guide'> & { guide: Guide | null };

/** A choice of filters applied to the current ones; another main category clears the category (specification 4). */
export function withFilters(present: BrowseFilters, chosen: Partial<BrowseFilters>): BrowseFilters {
  const changesMain = chosen.mainCategory !== undefined && chosen.mainCategory !== present.mainCategory;
  return { ...present, ...(changesMain ? { category: null } : {}), ...chosen };
}

export function prepareCatalogue(loaded: {
  products: ProductTable;
  mainCategories: readonly MainCategory[];
  categories: readonly Category[];
  guides: readonly Guide[];
  bought?: BoughtProducts;
  finder?: Finder | null;
}): Catalogue {
  return {
    ...loaded,
    bought: loaded.bought ?? NOTHING_BOUGHT,
    finder: loaded.finder ?? null,
    productByKey: lookupIn(loaded.products),
    excludedCategories: new Set(loaded.categories.filter((one) => one.isExcluded).map((one) => one.code)),
  };
}

export const NO_CATALOGUE = prepareCatalogue({ products: tableOf([]), mainCategories: [], categories: [], guides: [] });

export function findGuide(catalogue: Catalogue, name: string | null): Guide | undefined {
  if (name === null) return undefined;
  return catalogue.guides.find((guide) => guide.name.toLowerCase() === name.toLowerCase());
}

/** The filters without unknown values, which filter nothing (readings 14). */
export function knownFilters(catalogue: Catalogue, filters: BrowseFilters): BrowseFilters {
  const isMain = catalogue.mainCategories.some((main) => main.code === filters.mainCategory);
  const mainCategory = isMain ? filters.mainCategory : null;
  const isCategory = catalogue.categories.some(
    ({ code, parent }) => code === filters.category && (mainCategory === null || parent === mainCategory),
  );
  return {
    mainCategory,
    category: isCategory ? filters.category : null,
    guide: findGuide(catalogue, filters.guide)?.name ?? null,
    search: filters.search,
    sortBy: filters.sortBy,
  };
}

/** The guides in the filter: 'Standard' first, without guides that contain unknown products (readings 7). */
export function offeredGuides(catalogue: Catalogue): { guides: readonly Guide[]; hiddenCount: number } {
  const isComplete = (guide: Guide) =>
    isStandard(guide.name) || guide.products.every((line) => catalogue.productByKey.has(line.productKey));
  const guides = catalogue.guides.filter(isComplete);
  return { guides, hiddenCount: catalogue.guides.length - guides.length };
}
