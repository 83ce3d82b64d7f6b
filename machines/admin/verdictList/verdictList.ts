import type { Verdict, VerdictWord } from '#domain/dataImport/verdict.ts';

/** Which rows of a run are looked at. */
export interface VerdictView {
  runId: number;
  /** Those with this verdict; '' for all. */
  verdict: '' | VerdictWord;
  /** From 1. */
  page: number;
}

/** A page of what became of rows, and how much there is on all of them. */
export interface VerdictPage {
  rows: readonly Verdict[];
  total: number;
}
