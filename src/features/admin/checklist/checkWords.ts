import type { ChecklistItem } from '#domain/api/checklist.ts';
import { formatCount, plural } from '#domain/shownNumber.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

type State = ChecklistItem['state'];

export const STATE_WORDS: Readonly<Record<State, string>> = {
  missing: 'Missing',
  demo: 'Works as a demo',
  untried: 'Not tried yet',
  choice: 'As you like',
  done: 'Done',
};

export const STATE_LOOKS: Readonly<Record<State, NonNullable<BadgeProps['kind']>>> = {
  missing: 'error',
  demo: 'warning',
  untried: 'warning',
  choice: 'neutral',
  done: 'success',
};

/** `3 things are missing, 2 work as a demo`: the shop is never said to be ready, since not all of that can be seen from here. */
export function summaryOf(items: readonly ChecklistItem[]): string {
  const count = (state: State) => items.filter((item) => item.state === state).length;
  const missing = count('missing');
  const demo = count('demo');
  const untried = count('untried');
  const parts = [
    missing > 0 && `${plural(missing, 'thing')} ${missing === 1 ? 'is' : 'are'} missing`,
    demo > 0 && `${formatCount(demo)} ${demo === 1 ? 'works' : 'work'} as a demo`,
    untried > 0 && `${formatCount(untried)} not tried yet`,
  ];
  return parts.filter(Boolean).join(', ') || 'Nothing is missing';
}
