import { type Catalogue, prepareCatalogue, type ShownFilters } from '#domain/catalog/catalogue.ts';
import type { ProductEdition } from '#domain/catalog/productEdition.ts';
import type { Guide } from '#domain/guide/guide.ts';
import type { BoughtProducts } from '#domain/product/bought.ts';
import type { Category, MainCategory } from '#domain/product/category.ts';
import type { Product } from '#domain/product/product.ts';
import { tableOf } from '#domain/product/productTable.ts';
import type { Finder } from '#domain/search/finder.ts';
import type { SortField } from '#domain/settings/preferences.ts';
import type { Failure } from '../../lib/failure.ts';

/** Products and categories are reloaded after this time (specification 9). */
export const CATALOGUE_FRESH_MS = 600_000;

/** What is loaded besides the products and depends on the buyer. */
export interface Surroundings {
  mainCategories: readonly MainCategory[];
  categories: readonly Category[];
  guides: readonly Guide[];
}

/** What a list shows first. */
export interface WantedRows {
  shown: ShownFilters;
  sortBy: SortField;
}

/** The first rows of a list, loaded before the catalog that they belong to. */
export interface FirstRows extends WantedRows {
  products: readonly Product[];
}

export interface CatalogueInput {
  /** Whether the buyer has guides to show; otherwise none are loaded. */
  seesGuides: boolean;
}

export type CatalogueEvent =
  | { type: 'catalogue.retry' }
  | { type: 'catalogue.refresh' }
  | { type: 'guides.refresh' }
  /** A list is on screen whose products are still loading. */
  | ({ type: 'rows.want' } & WantedRows);

export interface CatalogueContext extends CatalogueInput {
  catalogue: Catalogue;
  /** Null while no products are known. */
  edition: ProductEdition | null;
  surroundings: Surroundings | null;
  /** Null until the search is prepared. */
  finder: Finder | null;
  /** What this customer bought, which ranks equal matches of a search; empty until it is known. */
  bought: BoughtProducts;
  /** The products are from an earlier visit. */
  isKept: boolean;
  wantedRows: WantedRows | null;
  firstRows: FirstRows | null;
  failure: Failure | null;
}

const NO_PRODUCTS = tableOf([]);
const NOTHING_AROUND: Surroundings = { mainCategories: [], categories: [], guides: [] };

type Known = Pick<CatalogueContext, 'edition' | 'surroundings' | 'finder' | 'bought'>;

export function catalogueFrom({ edition, surroundings, finder, bought }: Known): Catalogue {
  const products = edition?.products ?? NO_PRODUCTS;
  return prepareCatalogue({
    products,
    ...(surroundings ?? NOTHING_AROUND),
    bought,
    finder: finder?.products === products ? finder : null,
  });
}

export function isSameList(left: WantedRows | null, right: WantedRows): boolean {
  return (
    left !== null &&
    left.sortBy === right.sortBy &&
    left.shown.mainCategory === right.shown.mainCategory &&
    left.shown.category === right.shown.category &&
    left.shown.guide?.name === right.shown.guide?.name &&
    left.shown.search === right.shown.search
  );
}
