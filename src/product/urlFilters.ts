import { type BrowseFilters, NO_FILTERS } from '#domain/catalog/catalogue.ts';
import { SORT_FIELDS } from '#domain/settings/preferences.ts';

/** The scroll position of the list: the first row in view and the row under the pointer (specification 2). */
export interface ListPosition {
  row: number | null;
  hovered: number | null;
}

interface UrlParts {
  search: string;
  hash: string;
}

/** Filters are in the hash and the search in the query; both are read, and the hash wins (readings 14, 109). */
function reader({ search, hash }: UrlParts): (name: string) => string | null {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  return (name) => fragment.get(name) ?? query.get(name);
}

export function readFilters(url: UrlParts): BrowseFilters {
  const read = reader(url);
  return {
    mainCategory: read('mc') || null,
    category: read('c') || null,
    // An empty value is a choice too: all products.
    guide: read('og'),
    // Single quotes are sent as backticks and shown as typed (readings 110).
    search: (read('s') ?? '').replaceAll('`', "'"),
    sortBy: SORT_FIELDS.find((field) => field === read('sort')) ?? null,
  };
}

/** The guide that a guide page shows (`og`) or edits (`og_edit`); null when the address names none. */
export function readGuide(url: UrlParts, name: 'og' | 'og_edit'): string | null {
  return reader(url)(name) || null;
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

export function readPosition(url: UrlParts): ListPosition {
  const read = reader(url);
  return { row: whole(read('row')), hovered: whole(read('i')) };
}

/** The address of a list: `/products?s=..#mc=..&c=..&og=..&sort=..&row=..&i=..`. */
export function productsHref(filters: Partial<BrowseFilters>, position?: ListPosition): string {
  const { mainCategory, category, guide, search, sortBy } = { ...NO_FILTERS, ...filters };
  const hash = new URLSearchParams();
  if (mainCategory) hash.set('mc', mainCategory);
  if (category) hash.set('c', category);
  if (guide !== null) hash.set('og', guide);
  if (sortBy) hash.set('sort', sortBy);
  if (position?.row) hash.set('row', String(position.row));
  if (position && position.hovered !== null) hash.set('i', String(position.hovered));
  const query = search.trim() ? `?${new URLSearchParams({ s: search.trim().replaceAll("'", '`') })}` : '';
  return `/products${query}${hash.size > 0 ? `#${hash}` : ''}`;
}
