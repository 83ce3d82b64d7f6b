import { adminText } from '#domain/texts/adminText.ts';
import type { JobView } from '#machines/admin/jobs/jobsMachine.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

export const LISTS = [
  { value: 'jobs', label: adminText('jobs.jobs') },
  { value: 'emails', label: adminText('jobs.emails') },
  { value: 'orders', label: adminText('jobs.waitingOrdersTab') },
] as const;

/** The states of the rows in a list. */
export const STATES: Readonly<Record<JobView['list'], readonly Exclude<JobView['state'], ''>[]>> = {
  jobs: ['dead', 'running', 'waiting'],
  emails: ['dead', 'waiting', 'sent'],
  orders: [],
};

export const STATE_WORDS = {
  dead: adminText('jobs.failed'),
  running: adminText('jobs.running'),
  waiting: adminText('jobs.waiting'),
  sent: adminText('jobs.sent'),
  fetch: adminText('jobs.waitingToBeFetched'),
} as const;

export const NONE = {
  jobs: adminText('jobs.noJobs'),
  emails: adminText('jobs.noEmails'),
  orders: adminText('jobs.noWaitingOrders'),
} as const;

export const STATE_LOOKS: Readonly<Record<keyof typeof STATE_WORDS, NonNullable<BadgeProps['kind']>>> = {
  dead: 'error',
  running: 'accent',
  waiting: 'neutral',
  sent: 'success',
  fetch: 'neutral',
};
