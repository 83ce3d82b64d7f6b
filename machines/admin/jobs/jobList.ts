import type { WaitingOrder } from '#domain/api/integration.ts';
import type { JobRow, LetterRow } from '#domain/api/jobs.ts';

/** Which rows are looked at. */
export interface JobView {
  list: 'jobs' | 'letters' | 'orders';
  /** Of this state only; '' for any. Waiting orders are not narrowed. */
  state: '' | JobRow['state'] | LetterRow['state'];
  /** From 1. */
  page: number;
}

/** A page of one of the lists, and how many rows there are on all of them. */
export type JobPage = { total: number } & (
  | { list: 'jobs'; rows: readonly JobRow[] }
  | { list: 'letters'; rows: readonly LetterRow[] }
  | { list: 'orders'; rows: readonly WaitingOrder[] }
);

export type RetryOutcome = 'retried' | 'alive';

/** Whether this job stands on the page and is dead: in its own row, or in that of the letter or the order that it sends. */
export function isDeadOn(page: JobPage | null, jobId: string): boolean {
  if (page === null) return false;
  return page.list === 'jobs'
    ? page.rows.some(({ id, state }) => id === jobId && state === 'dead')
    : page.rows.some((sent) => sent.jobId === jobId && sent.state === 'dead');
}
