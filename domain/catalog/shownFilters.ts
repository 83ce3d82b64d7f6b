import { type Guide, isStandard } from '../guide/guide.ts';
import { searchable } from '../product/searchTexts.ts';
import {
  ALL_PRODUCTS,
  type BrowseFilters,
  type Catalogue,
  findGuide,
  knownFilters,
  offeredGuides,
  type ShownFilters,
} from './catalogue.ts';

/** How far a buyer's list reaches, by role, menu and settings (specification 4 and 6). */
export interface ListRule {
  /** Guests and consumers have no guides, so their list has no default filter. */
  keepsGuides: boolean;
  /** The buyer may choose All Products; without this permission the list always stays inside one guide. */
  mayListAll: boolean;
  /** defaultToStandardOrder. */
  defaultsToStandard: boolean;
  /** A search ignores guide and categories (alwaysSearchAllProducts). */
  searchesEverything: boolean;
}

const NO_GUIDE: Guide = { name: '', isPrimary: false, isReadOnly: true, products: [], version: 0 };

/** Whether any product of the guide is still listed. */
export function holdsProducts(catalogue: Pick<Catalogue, 'productByKey'>, guide: Pick<Guide, 'products'>): boolean {
  return guide.products.some((line) => catalogue.productByKey.has(line.productKey));
}

/** The buyer's Standard guide, else the first guide that has products; an empty guide when there is none. */
function ownGuide(catalogue: Catalogue): Guide {
  const guides = offeredGuides(catalogue).guides.filter((guide) => holdsProducts(catalogue, guide));
  return guides.find((guide) => isStandard(guide.name)) ?? guides[0] ?? NO_GUIDE;
}

function standardGuide(catalogue: Catalogue): Guide | null {
  const standard = catalogue.guides.find((guide) => isStandard(guide.name));
  return standard && holdsProducts(catalogue, standard) ? standard : null;
}

function shownGuide(catalogue: Catalogue, filters: BrowseFilters, rule: ListRule): Guide | null {
  if (!rule.keepsGuides) return null;
  const named = findGuide(catalogue, filters.guide);
  if (named) return named;
  if (!rule.mayListAll) return ownGuide(catalogue);
  const isUnfiltered = filters.guide === null && filters.mainCategory === null && filters.category === null;
  return isUnfiltered && rule.defaultsToStandard ? standardGuide(catalogue) : null;
}

/** Whether a search is active that ignores guide and categories. */
export function ignoresFilters(filters: BrowseFilters, rule: ListRule): boolean {
  return rule.searchesEverything && searchable(filters.search).trim() !== '';
}

/**
 * The effective filters of an address for this buyer. An address without guide and category means the Standard guide if
 * that is the buyer's default; `ALL_PRODUCTS` is the explicit choice of everything; a search everywhere has no filters.
 */
export function shownFilters(catalogue: Catalogue, filters: BrowseFilters, rule: ListRule): ShownFilters {
  if (ignoresFilters(filters, rule)) return { ...filters, mainCategory: null, category: null, guide: null };
  return { ...knownFilters(catalogue, filters), guide: shownGuide(catalogue, filters, rule) };
}

/** The title of the list: the narrowest of category, main category and guide; null for all products. */
export function shownName({ categories, mainCategories }: Catalogue, shown: ShownFilters): string | null {
  const { category, mainCategory, guide } = shown;
  const narrowest =
    categories.find(({ code }) => code === category) ?? mainCategories.find(({ code }) => code === mainCategory);
  return narrowest?.description ?? guide?.name ?? null;
}

/**
 * The filters that a toolbar choice puts into the address; the displayed guide stays, even when it was not in the
 * address.
 */
export function chosenFilters(shown: ShownFilters, chosen: Partial<BrowseFilters>): Partial<BrowseFilters> {
  return { guide: shown.guide?.name ?? ALL_PRODUCTS, ...chosen };
}
