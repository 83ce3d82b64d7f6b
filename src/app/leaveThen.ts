import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';

/** Runs what would lose unsaved work once leaving is allowed: at once, or after the question; not at all when refused. */
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
