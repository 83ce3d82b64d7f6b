/** The areas of the shop. Each has its pages, ports and screens in one chunk that loads when it is first needed. */
export const AREA_NAMES = ['landing', 'ordering', 'guides', 'history', 'reports', 'account', 'admin'] as const;

export type AreaName = (typeof AREA_NAMES)[number];

/** A page of an area by its name, and what its address says. */
export interface PageVisit {
  readonly name: string;
  readonly params: Readonly<Record<string, string | null>>;
}

/** The page on screen, and its area. */
export interface Visit {
  readonly area: AreaName;
  readonly page: PageVisit;
}
