import type { ChecklistItem } from '#domain/api/checklist.ts';
import { formatCount, plural } from '#domain/formatNumber.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

type State = ChecklistItem['state'];

export const STATE_WORDS: Readonly<Record<State, string>> = {
  missing: 'Missing',
  demo: 'Demo only',
  untried: 'Not tested yet',
  choice: 'Optional',
  done: 'Done',
};

export const STATE_LOOKS: Readonly<Record<State, NonNullable<BadgeProps['kind']>>> = {
  missing: 'error',
  demo: 'warning',
  untried: 'warning',
  choice: 'neutral',
  done: 'success',
};

/** `3 items missing, 2 demo only`. Never says that the shop is ready: not all of that can be checked from here. */
export function summaryOf(items: readonly ChecklistItem[]): string {
  const count = (state: State) => items.filter((item) => item.state === state).length;
  const missing = count('missing');
  const demo = count('demo');
  const untried = count('untried');
  const parts = [
    missing > 0 && `${plural(missing, 'item')} missing`,
    demo > 0 && `${formatCount(demo)} demo only`,
    untried > 0 && `${formatCount(untried)} not tested yet`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing is missing';
}
