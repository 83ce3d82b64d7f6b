import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { lazyMachine } from '../../lib/lazy.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { FindingInput, Typed } from './quickFind.ts';
import type { quickFindMachine } from './quickFindMachine.ts';

type Event =
  | ({ type: 'box.type' } & Typed)
  /** A search was sent, or the box was left. */
  | { type: 'box.leave' }
  /** Results of a search are on screen. */
  | { type: 'results.show' };

const NOTHING_TYPED: Typed = { text: '', isOffered: false };

/** Suggests products in the search box and adds them to the cart. Its code loads when it is first used. Spawned by the shop. */
export const findingMachine = setup({
  types: {} as {
    context: FindingInput & { typed: Typed };
    events: Event;
    input: FindingInput;
    children: { quickFind: 'quickFind' };
  },
  actors: {
    loadQuickFind: port<void>('loadQuickFind'),
    quickFind: lazyMachine<typeof quickFindMachine>('quickFind'),
  },
  guards: { isOffered: (_, { isOffered }: Pick<Typed, 'isOffered'>) => isOffered },
  actions: {
    setTyped: assign({ typed: (_, { text, isOffered }: Typed) => ({ text, isOffered }) }),
    clearTyped: assign({ typed: NOTHING_TYPED }),
  },
}).createMachine({
  id: 'finding',
  context: ({ input }) => ({ ...input, typed: NOTHING_TYPED }),
  initial: 'asleep',
  states: {
    asleep: {
      description: 'Nobody has searched yet, or the code for suggestions did not load. Search works without it.',
      on: {
        'box.type': {
          guard: { type: 'isOffered', params: ({ event }) => event },
          target: 'fetching',
          actions: { type: 'setTyped', params: ({ event }) => event },
        },
        'results.show': 'fetching',
      },
    },
    fetching: {
      description: 'The code for suggestions is loading. The user can keep typing.',
      on: {
        'box.type': { actions: { type: 'setTyped', params: ({ event }) => event } },
        'box.leave': { actions: 'clearTyped' },
      },
      invoke: { id: 'loadQuickFind', src: 'loadQuickFind', onDone: 'awake', onError: 'asleep' },
    },
    awake: {
      description: 'Products are suggested while the user types, and can be added in place.',
      on: {
        'box.type': { actions: sendTo('quickFind', ({ event }) => event) },
        'box.leave': { actions: sendTo('quickFind', { type: 'suggestions.close' }) },
      },
      invoke: {
        id: 'quickFind',
        src: 'quickFind',
        input: ({ context }) => context,
        onError: 'asleep',
      },
      exit: 'clearTyped',
    },
  },
  options: machineOptions,
});

export type FindingRef = ActorRefFrom<typeof findingMachine>;
export type FindingSnapshot = SnapshotFrom<typeof findingMachine>;
