import type { ReportKind } from './reports.ts';

/** The parameters of each report. Dates YYYY-MM-DD; '' for an open end of a range of guides, and for all categories. */
export interface ReportQueries {
  statement: Record<never, never>;
  orderGuideList: { startingGuide: string; endingGuide: string };
  productList: { category: string };
  priceList: { effectiveDate: string; allProducts: boolean };
  /** `dayOfWeek`: 0 for all days, Sunday 1 to Saturday 7. */
  quoteSheet: { effectiveDate: string; purchasedSince: string; dayOfWeek: number };
}

export type ReportRequest = { [Kind in ReportKind]: { kind: Kind } & ReportQueries[Kind] }[ReportKind];
