import type { RowOutcome, RowResult } from '#domain/dataImport/rowResult.ts';

/** Which rows of a run are shown. */
export interface ResultView {
  runId: number;
  /** Only rows with this result; '' for all. */
  result: '' | RowOutcome;
  /** From 1. */
  page: number;
}

/** A page of row results, and the number of rows on all pages. */
export interface ResultPage {
  rows: readonly RowResult[];
  total: number;
}
