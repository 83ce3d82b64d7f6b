import type { WaitingOrder } from '#domain/api/integration.ts';
import type { EmailRow, JobRow } from '#domain/api/jobs.ts';
import { formatMoment } from '#domain/formatDay.ts';
import { emailName, jobName } from '#domain/jobs/jobTexts.ts';
import { type Trouble, troubleOf } from '#domain/jobs/trouble.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { STATE_WORDS } from './jobStates.ts';

/** The columns of a row in either list. */
export interface JobFacts {
  name: string;
  /** The recipient of an email. */
  to: string | null;
  state: keyof typeof STATE_WORDS;
  attempts: number;
  isOrder: boolean;
  added: string;
  /** The time of a job's next attempt. */
  next: string;
  sent: string;
  trouble: Trouble | null;
  /** The job to retry; null unless it is dead. */
  retries: string | null;
}

const moment = (instant: string | null) => (instant === null ? '' : formatMoment(instant));

export function jobFacts({ id, kind, state, attempts, lastError, addedAt, runAt }: JobRow): JobFacts {
  return {
    name: jobName(kind),
    to: null,
    state,
    attempts,
    isOrder: false,
    added: moment(addedAt),
    next: moment(runAt),
    sent: '',
    trouble: troubleOf(lastError),
    retries: state === 'dead' ? id : null,
  };
}

export function emailFacts({ kind, to, state, attempts, lastError, addedAt, sentAt, jobId }: EmailRow): JobFacts {
  return {
    name: emailName(kind),
    to,
    state,
    attempts,
    isOrder: false,
    added: moment(addedAt),
    next: '',
    sent: moment(sentAt),
    trouble: troubleOf(lastError),
    retries: state === 'dead' ? jobId : null,
  };
}

/** An order that waits for export: to be fetched, or to be sent by a job. */
export function orderFacts(order: WaitingOrder): JobFacts {
  const { orderNumber, customerName, state, attempts, lastError, orderedAt, runAt, jobId } = order;
  return {
    name: adminText('jobs.orderOfCustomer', { orderNumber, customerName }),
    to: null,
    state,
    attempts,
    isOrder: true,
    added: moment(orderedAt),
    next: moment(runAt),
    sent: '',
    trouble: troubleOf(lastError),
    retries: state === 'dead' ? jobId : null,
  };
}
