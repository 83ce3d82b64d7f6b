import type { EventObject } from 'xstate';

/** The areas of the shop: each a coordinator machine, its ports and its screens in one chunk that is loaded when first needed. */
export const AREA_NAMES = ['landing', 'ordering', 'guides', 'history', 'reports', 'account', 'admin'] as const;

export type AreaName = (typeof AREA_NAMES)[number];

/** The page on screen: its area, and the event by which the area's coordinator enters it. */
export interface Visit {
  area: AreaName;
  page: EventObject | { type: 'page.enter'; visit: PageVisit };
}

/** A page of an area by its name, and what its address says. */
export interface PageVisit {
  readonly name: string;
  readonly params: Readonly<Record<string, string | null>>;
}
