import type { JobView } from '#machines/admin/jobs/jobList.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

export const LISTS = [
  { value: 'jobs', label: 'Jobs' },
  { value: 'letters', label: 'Letters' },
  { value: 'orders', label: 'Waiting Orders' },
] as const;

/** The states that the rows of a list can have. */
export const STATES: Readonly<Record<JobView['list'], readonly Exclude<JobView['state'], ''>[]>> = {
  jobs: ['dead', 'running', 'waiting'],
  letters: ['dead', 'waiting', 'sent'],
  orders: [],
};

export const STATE_WORDS = {
  dead: 'Failed',
  running: 'Running',
  waiting: 'Waiting',
  sent: 'Sent',
  fetch: 'Waiting to be fetched',
} as const;

/** What a list is called where it is counted, empty, or did not come. */
export const LIST_WORDS = { jobs: 'job', letters: 'letter', orders: 'order' } as const;

export const NONE = { jobs: 'No jobs.', letters: 'No emails.', orders: 'No waiting orders.' } as const;

export const STATE_LOOKS: Readonly<Record<keyof typeof STATE_WORDS, NonNullable<BadgeProps['kind']>>> = {
  dead: 'error',
  running: 'accent',
  waiting: 'neutral',
  sent: 'success',
  fetch: 'neutral',
};
