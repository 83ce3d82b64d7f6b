import type { Verdict, VerdictWord } from '#domain/dataImport/verdict.ts';

/** Which rows of a run are shown. */
export interface VerdictView {
  runId: number;
  /** Only rows with this result; '' for all. */
  verdict: '' | VerdictWord;
  /** From 1. */
  page: number;
}

/** A page of row results, and the number of rows on all pages. */
export interface VerdictPage {
  rows: readonly Verdict[];
  total: number;
}
