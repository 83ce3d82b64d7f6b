import type { ChecklistItem } from '#domain/api/checklist.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { BadgeProps } from '../../../components/text/Badge.tsx';

type State = ChecklistItem['state'];

export const STATE_LOOKS: Readonly<Record<State, NonNullable<BadgeProps['kind']>>> = {
  missing: 'error',
  demo: 'warning',
  untried: 'warning',
  choice: 'neutral',
  done: 'success',
};

/**
 * `3 items missing, 2 demo only`. It never states that the shop is ready, because the server cannot check everything.
 */
export function summaryOf(items: readonly ChecklistItem[]): string {
  const count = (state: State) => items.filter((item) => item.state === state).length;
  const missing = count('missing');
  const demo = count('demo');
  const untried = count('untried');
  const parts = [
    missing > 0 && adminText('checklist.itemsMissing', { missing }),
    demo > 0 && adminText('checklist.demoOnly', { demo }),
    untried > 0 && adminText('checklist.notTestedYet', { untried }),
  ];
  return parts.filter(Boolean).join(', ') || adminText('checklist.nothingIsMissing');
}
