import type { BrowseFilters } from '#domain/catalog/catalogue.ts';
import { searchable } from '#domain/product/searchTexts.ts';
import type { PageDefaults, PageLayout, ShownSort, SortField } from '#domain/settings/preferences.ts';
import { shopText } from '#domain/texts/shopText.ts';

export interface ProductListInput {
  userDefaults: PageDefaults;
  siteDefaults: PageDefaults;
  /** Choices of signed-in users are saved as their defaults. */
  savesDefaults: boolean;
}

export interface ProductListContext {
  filters: BrowseFilters;
  /** The search in the address, or the one that will be there soon. */
  addressSearch: string;
  /** The typed text is searched for as it is, even if a word looks misspelled. */
  isLiteral: boolean;
  layout: PageLayout;
  sortBy: SortField;
  /** Chosen by the user, now or before, so that the site's defaults do not change it. */
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
  /** `match` is possible only during a search. */
  | { type: 'sort.choose'; sortBy: ShownSort }
  /** The site's defaults changed; null leaves a value as it was. */
  | { type: 'siteDefaults.change'; defaults: PageDefaults };

export type SaveAnswer = { isSuccess: boolean; errorReason: string | null };

export function isSameSearch(left: string, right: string): boolean {
  return searchable(left.trim()) === searchable(right.trim());
}

export const isSearch = (text: string) => text.trim() !== '';

/** How the list is sorted: by the address, else by the best match during a search, else by the buyer's choice. */
export function shownSort({ filters, sortBy }: Pick<ProductListContext, 'filters' | 'sortBy'>): ShownSort {
  return filters.sortBy ?? (isSearch(filters.search) ? 'match' : sortBy);
}

/** Specification 8, Settings: two texts that differ by a letter. */
export function notSaved({ layout }: DefaultsToSave): string {
  return layout === undefined ? shopText('products.sortNotSaved') : shopText('products.layoutNotSaved');
}
