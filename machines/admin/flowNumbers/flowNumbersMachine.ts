import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { FlowNumbers } from '#domain/flows/flowNumbers.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';

interface Context {
  /** The chosen week; null for the newest. */
  week: string | null;
  /** Null until they are loaded. */
  numbers: FlowNumbers | null;
  failure: Failure | null;
}

type Event =
  | { type: 'numbers.show' }
  | { type: 'numbers.hide' }
  | { type: 'numbers.reload' }
  | { type: 'week.choose'; week: string };

/** How users went through the flows in a week, shown on the charts on request. Runs on /admin/flows. */
export const flowNumbersMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' },
  actors: { loadNumbers: port<FlowNumbers, { week: string | null }>('loadNumbers') },
  actions: { setWeek: assign({ week: (_, { week }: { week: string }) => week }) },
}).createMachine({
  id: 'flowNumbers',
  context: { week: null, numbers: null, failure: null },
  initial: 'hidden',
  states: {
    hidden: {
      description: 'The charts are shown without numbers.',
      on: { 'numbers.show': 'on' },
    },
    on: {
      description: 'Numbers are wanted on the charts.',
      initial: 'loading',
      exit: assign({ week: null, numbers: null, failure: null }),
      on: {
        'numbers.hide': 'hidden',
        'week.choose': {
          target: '.loading',
          actions: { type: 'setWeek', params: ({ event }) => ({ week: event.week }) },
        },
      },
      states: {
        loading: {
          description: 'The numbers of the week are loading. Those of another week stay on screen.',
          tags: 'busy',
          invoke: {
            id: 'loadNumbers',
            src: 'loadNumbers',
            input: ({ context }) => ({ week: context.week }),
            onDone: { target: 'shown', actions: assign({ numbers: ({ event }) => event.output, failure: null }) },
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
          },
        },
        shown: { description: 'The numbers are on the charts, and the worst places are listed below.' },
        failed: {
          description: 'The numbers could not be loaded. The page shows the reason and offers to try again.',
          tags: 'failed',
          on: { 'numbers.reload': 'loading' },
        },
      },
    },
  },
  options: machineOptions,
});

export type FlowNumbersRef = ActorRefFrom<typeof flowNumbersMachine>;
export type FlowNumbersSnapshot = SnapshotFrom<typeof flowNumbersMachine>;
