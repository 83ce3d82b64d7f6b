import type { WaitingOrder } from '#domain/api/integration.ts';
import type { EmailRow, JobRow } from '#domain/api/jobs.ts';

/** Which rows are shown. */
export interface JobView {
  list: 'jobs' | 'emails' | 'orders';
  /** Only rows in this state; '' for any. Waiting orders are not filtered. */
  state: '' | JobRow['state'] | EmailRow['state'];
  /** From 1. */
  page: number;
}

/** A page of one of the lists, and the number of rows on all pages. */
export type JobPage = { total: number } & (
  | { list: 'jobs'; rows: readonly JobRow[] }
  | { list: 'emails'; rows: readonly EmailRow[] }
  | { list: 'orders'; rows: readonly WaitingOrder[] }
);

export type RetryOutcome = 'retried' | 'alive';

/** Whether this job is dead on the page: in its own row, or in that of the email or order that it sends. */
export function isDeadOn(page: JobPage | null, jobId: string): boolean {
  if (page === null) return false;
  return page.list === 'jobs'
    ? page.rows.some(({ id, state }) => id === jobId && state === 'dead')
    : page.rows.some((sent) => sent.jobId === jobId && sent.state === 'dead');
}
