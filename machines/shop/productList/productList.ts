import type { BrowseFilters } from '#domain/catalog/catalogue.ts';
import { searchable } from '#domain/product/searchTexts.ts';
import type { PageDefaults, PageLayout, ShownSort, SortField } from '#domain/settings/preferences.ts';
import { texts } from '#domain/texts.ts';

export interface ProductListInput {
  userDefaults: PageDefaults;
  siteDefaults: PageDefaults;
  /** Choices of the signed-in are kept as their defaults. */
  savesDefaults: boolean;
}

export interface ProductListContext {
  filters: BrowseFilters;
  /** The search that the address has, or was told to have and will have soon. */
  addressSearch: string;
  /** What was typed is searched for, though a word of it looks misspelled. */
  isLiteral: boolean;
  layout: PageLayout;
  sortBy: SortField;
  /** Chosen by the user, now or before: the defaults of the site do not change it. */
  isLayoutChosen: boolean;
  isSortChosen: boolean;
  savesDefaults: boolean;
  unsaved: DefaultsToSave;
  /** What is being saved. */
  saving: DefaultsToSave;
}

export interface DefaultsToSave {
  layout?: PageLayout;
  sortBy?: SortField;
}

export type ProductListEvent =
  | { type: 'url.changed'; filters: BrowseFilters }
  | { type: 'filters.choose'; filters: Partial<BrowseFilters> }
  | { type: 'search.change'; text: string }
  | { type: 'search.settle' }
  | { type: 'search.takeLiterally' }
  /** The visitor went to another page. */
  | { type: 'search.abandon' }
  | { type: 'layout.choose'; layout: PageLayout }
  | { type: 'layout.show'; layout: PageLayout }
  /** `match` only while something is searched for. */
  | { type: 'sort.choose'; sortBy: ShownSort }
  /** The site begins the page otherwise now; null: as before. */
  | { type: 'siteDefaults.change'; defaults: PageDefaults };

export type SaveAnswer = { isSuccess: boolean; errorReason: string | null };

export function isSameSearch(left: string, right: string): boolean {
  return searchable(left.trim()) === searchable(right.trim());
}

export const isSearch = (text: string) => text.trim() !== '';

/** How the list is sorted: by the address, while something is searched for else by the best match, else as the buyer has it. */
export function shownSort({ filters, sortBy }: Pick<ProductListContext, 'filters' | 'sortBy'>): ShownSort {
  return filters.sortBy ?? (isSearch(filters.search) ? 'match' : sortBy);
}

/** Specification 8, Settings: two texts that differ by a letter. */
export function notSaved({ layout }: DefaultsToSave): string {
  return layout === undefined ? texts.products.sortNotSaved : texts.products.layoutNotSaved;
}
