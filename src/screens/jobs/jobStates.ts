import type { BadgeProps } from '../../components/text/Badge.tsx';

export const LISTS = [
  { value: 'jobs', label: 'Jobs' },
  { value: 'letters', label: 'Letters' },
] as const;

/** The states that the rows of a list can have. */
export const STATES = {
  jobs: ['dead', 'running', 'waiting'],
  letters: ['dead', 'waiting', 'sent'],
} as const;

export const STATE_WORDS = { dead: 'Failed', running: 'Running', waiting: 'Waiting', sent: 'Sent' } as const;

export const STATE_LOOKS: Readonly<Record<keyof typeof STATE_WORDS, NonNullable<BadgeProps['kind']>>> = {
  dead: 'error',
  running: 'accent',
  waiting: 'neutral',
  sent: 'success',
};
