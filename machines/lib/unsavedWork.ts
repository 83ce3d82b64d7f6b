import { not } from 'xstate';

/**
 * The region of a form that keeps what was typed from being lost: while something is, leaving asks first. Its machine has the
 * guard `isTouched` and the actor `holdUnsavedWork`, whose end by a bug costs the question alone.
 */
export function unsavedWork(untouched: string) {
  return {
    description: 'Whether something would be lost by leaving.',
    initial: 'none',
    states: {
      none: { description: untouched, always: { guard: 'isTouched', target: 'held' } },
      held: {
        description: 'Leaving asks first, and closing the tab raises the browser warning.',
        always: { guard: not('isTouched'), target: 'none' },
        invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'unguarded' },
      },
      unguarded: { description: 'The guard of leaving is broken; the work goes on.' },
    },
  } as const;
}
