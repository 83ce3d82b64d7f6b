import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';

/** Runs an action that would lose unsaved work, at once or after the question; not at all if the user declines. */
export function leaveThen(leaving: LeavingRef, proceed: () => void): void {
  const subscriptions = [
    leaving.on('leave.allowed', () => {
      settle();
      proceed();
    }),
    leaving.on('leave.refused', () => settle()),
  ];
  const settle = () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
  leaving.send({ type: 'leave.request' });
}
