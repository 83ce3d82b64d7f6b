import type { JobRow, LetterRow } from '#domain/api/jobs.ts';

/** Which rows are looked at. */
export interface JobView {
  list: 'jobs' | 'letters';
  /** Of this state only; '' for any. */
  state: '' | JobRow['state'] | LetterRow['state'];
  /** From 1. */
  page: number;
}

/** A page of either list, and how many rows there are on all of them. */
export type JobPage = { total: number } & (
  | { list: 'jobs'; rows: readonly JobRow[] }
  | { list: 'letters'; rows: readonly LetterRow[] }
);

/** What is known of how many rows a view has: turning a page changes nothing of it. */
export function totalAfter(view: JobView, { list, state }: JobView, total: number | null): number | null {
  return view.list === list && view.state === state ? total : null;
}

export type RetryOutcome = 'retried' | 'alive';

/** Whether this job stands on the page and is dead: in its own row, or in that of the letter that it sends. */
export function isDeadOn(page: JobPage | null, jobId: string): boolean {
  if (page === null) return false;
  return page.list === 'jobs'
    ? page.rows.some(({ id, state }) => id === jobId && state === 'dead')
    : page.rows.some((letter) => letter.jobId === jobId && letter.state === 'dead');
}
