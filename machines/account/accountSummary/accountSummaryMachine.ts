import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';

interface Context {
  /** Null before it has come. */
  summary: AccountSummary | null;
  failure: Failure | null;
}

type Event = { type: 'summary.retry' };

/** What the customer owes, how old it is, and what he may still order. Runs while its page is open. */
export const accountSummaryMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'busy' | 'failed' | 'loaded' },
  actors: { loadSummary: port<AccountSummary>('loadSummary') },
}).createMachine({
  id: 'accountSummary',
  context: { summary: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The summary is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadSummary',
        src: 'loadSummary',
        onDone: { target: 'loaded', actions: assign({ summary: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    loaded: {
      description: 'The summary is on screen, with ageing and purchases as charts and as tables.',
      tags: 'loaded',
    },
    failed: {
      description: 'It did not come: the reason is shown, and it can be asked for again.',
      tags: 'failed',
      on: { 'summary.retry': 'loading' },
    },
  },
  options: machineOptions,
});

export type AccountSummaryRef = ActorRefFrom<typeof accountSummaryMachine>;
export type AccountSummarySnapshot = SnapshotFrom<typeof accountSummaryMachine>;
