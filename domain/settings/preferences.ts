import { type Static, Type } from 'typebox';
import { frameText } from '../texts/frameText.ts';

/**
 * Layout codes: Grid 0, List 1, Quick Entry 2. Sort codes: Description 0, Sequence 1, Product Code 2, Brand 3
 * (specification 9).
 */
export const PAGE_LAYOUTS = ['grid', 'list', 'quickEntry'] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

export const SORT_FIELDS = ['description', 'sequence', 'productCode', 'brand'] as const;
export type SortField = (typeof SORT_FIELDS)[number];
/** The sort order of a list. `match` applies only during a search, and is never stored (readings 159). */
export type ShownSort = SortField | 'match';

/** As the buyer and the admin read them. */
export const layoutNames = (): Readonly<Record<PageLayout, string>> => ({
  grid: frameText('preferences.grid'),
  list: frameText('preferences.list'),
  quickEntry: frameText('preferences.quickEntry'),
});
export const sortNames = (): Readonly<Record<SortField, string>> => ({
  description: frameText('preferences.description'),
  sequence: frameText('preferences.sequence'),
  productCode: frameText('preferences.productCode'),
  brand: frameText('preferences.brand'),
});

const LayoutCode = Type.Integer({ minimum: 0, maximum: 2 });
const SortCode = Type.Integer({ minimum: 0, maximum: 3 });

/** A layout also by its text form. */
const LayoutChoice = Type.Union([LayoutCode, Type.Enum(PAGE_LAYOUTS)]);

export const PageDefaults = Type.Object({
  defaultPageLayout: Type.Union([LayoutCode, Type.Null()]),
  defaultPageSortBy: Type.Union([SortCode, Type.Null()]),
});
export type PageDefaults = Static<typeof PageDefaults>;
export const NO_PAGE_DEFAULTS: PageDefaults = { defaultPageLayout: null, defaultPageSortBy: null };

export const LayoutDefault = Type.Object({ defaultPageLayout: LayoutChoice });
export const SortDefault = Type.Object({ defaultPageSortBy: SortCode });

/** One or both. */
export const PageDefaultsChange = Type.Object({
  defaultPageLayout: Type.Optional(LayoutChoice),
  defaultPageSortBy: Type.Optional(SortCode),
});
export type PageDefaultsChange = Static<typeof PageDefaultsChange>;

export function layoutOfCode(code: number | null): PageLayout | null {
  return code === null ? null : (PAGE_LAYOUTS[code] ?? null);
}

export function sortOfCode(code: number | null): SortField | null {
  return code === null ? null : (SORT_FIELDS[code] ?? null);
}

export function layoutCode(layout: PageLayout | number): number {
  return typeof layout === 'number' ? layout : PAGE_LAYOUTS.indexOf(layout);
}

export function sortCode(sort: SortField): number {
  return SORT_FIELDS.indexOf(sort);
}
