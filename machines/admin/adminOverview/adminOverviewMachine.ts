import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Overview } from '#domain/api/overview.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** How long after an answer the numbers are read again. */
export const OVERVIEW_RENEWED_AFTER_MS = 60_000;

interface Context {
  /** The latest reading; null until it is loaded. It stays when the next one fails. */
  loaded: Overview | null;
  failure: Failure | null;
}

/** The numbers of today. They are read again each minute while the page is visible. Runs on /admin/overview. */
export const adminOverviewMachine = setup({
  types: {} as {
    context: Context;
    /** Reads the numbers again now. */
    events: { type: 'page.reload' };
    tags: 'busy' | 'failed';
  },
  actors: {
    loadPage: port<Overview>('loadPage'),
    /** Resolves as soon as the window is visible. */
    awaitVisible: port<undefined>('awaitVisible'),
  },
  delays: { renewal: OVERVIEW_RENEWED_AFTER_MS },
}).createMachine({
  id: 'adminOverview',
  context: { loaded: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The numbers are loading. Those on screen stay there.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        onDone: { target: 'loaded', actions: assign({ loaded: ({ event }) => event.output, failure: null }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    loaded: {
      description: 'The numbers are shown, with the time of the reading.',
      after: { renewal: 'waiting' },
      on: { 'page.reload': 'loading' },
    },
    failed: {
      description: 'The numbers could not be loaded. The page shows the reason, and older numbers if it has any.',
      tags: 'failed',
      after: { renewal: 'waiting' },
      on: { 'page.reload': 'loading' },
    },
    waiting: {
      description: 'The numbers are a minute old. They are read again as soon as the window is visible.',
      invoke: { id: 'awaitVisible', src: 'awaitVisible', onDone: 'loading', onError: 'loading' },
      on: { 'page.reload': 'loading' },
    },
  },
  options: machineOptions,
});

export type OverviewRef = ActorRefFrom<typeof adminOverviewMachine>;
export type OverviewSnapshot = SnapshotFrom<typeof adminOverviewMachine>;
