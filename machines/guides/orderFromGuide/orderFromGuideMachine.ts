import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';

/** The way to the guide that was ordered from last, which opens in quick entry; without a guide the page of the guides is shown. Runs while its page is open. */
export const orderFromGuideMachine = setup({
  types: {} as { events: { type: 'search.retry' }; tags: 'failed' },
  actors: {
    /** The guide that was ordered from last, else changed last; null where there is none. */
    findRecentGuide: port<string | null>('findRecentGuide'),
  },
  actions: {
    /** Filled by the host: the guide in quick entry, in place of this page. */
    openQuickEntry: (_, _params: { name: string }) => undefined,
    /** Filled by the host: the page of the guides, in place of this one. */
    showGuides: () => undefined,
  },
}).createMachine({
  id: 'orderFromGuide',
  initial: 'searching',
  states: {
    searching: {
      description: 'The guide that was ordered from last is looked for.',
      invoke: {
        id: 'findRecentGuide',
        src: 'findRecentGuide',
        onDone: [
          {
            guard: ({ event: { output: guide } }) => guide !== null,
            target: 'ledAway',
            actions: { type: 'openQuickEntry', params: ({ event }) => ({ name: event.output ?? '' }) },
          },
          { target: 'ledAway', actions: 'showGuides' },
        ],
        onError: 'failed',
      },
    },
    ledAway: { description: 'The buyer is on his way to the guide.' },
    failed: {
      description: 'The guides did not come: they can be looked for again.',
      tags: 'failed',
      on: { 'search.retry': 'searching' },
    },
  },
  options: machineOptions,
});

export type OrderFromGuideRef = ActorRefFrom<typeof orderFromGuideMachine>;
export type OrderFromGuideSnapshot = SnapshotFrom<typeof orderFromGuideMachine>;
