import type { LandingLayout } from './layout.ts';

/** How many steps can be undone. */
export const STEPS_LIMIT = 100;

/** The current page with the steps to undo and redo. */
export interface LayoutHistory {
  readonly past: readonly LandingLayout[];
  readonly present: LandingLayout;
  readonly future: readonly LandingLayout[];
  /** The field of the last step: further typing in it is the same step. */
  readonly field: string | null;
}

export function historyOf(present: LandingLayout): LayoutHistory {
  return { past: [], present, future: [], field: null };
}

/** Records one step. The steps that were undone can no longer be redone. */
export function recorded(history: LayoutHistory, next: LandingLayout, field: string | null = null): LayoutHistory {
  if (next === history.present) return history;
  const isSameStep = field !== null && field === history.field && history.future.length === 0;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-STEPS_LIMIT);
  return { past, present: next, future: [], field };
}

export function undone(history: LayoutHistory): LayoutHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], field: null } : history;
}

export function redone(history: LayoutHistory): LayoutHistory {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest, field: null } : history;
}
