import { not } from 'xstate';

/**
 * The region of a form that guards unsaved input: while there is any, leaving asks first. Its machine has the guard
 * `isTouched` and the actor `holdUnsavedWork`. A bug in that actor only disables the question.
 */
export function unsavedWork(untouched: string) {
  return {
    description: 'The form tracks whether leaving would lose changes.',
    initial: 'none',
    states: {
      none: { description: untouched, always: { guard: 'isTouched', target: 'held' } },
      held: {
        description: 'Leaving asks first, and closing the tab shows the browser warning.',
        always: { guard: not('isTouched'), target: 'none' },
        invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'unguarded' },
      },
      unguarded: { description: 'A bug disabled the question before leaving. The user can keep working.' },
    },
  } as const;
}
