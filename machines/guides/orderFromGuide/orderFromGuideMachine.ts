import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';

/** Opens the guide that was ordered from last in quick entry, or the page of the guides if there is none. Runs while its page is open. */
export const orderFromGuideMachine = setup({
  types: {} as { events: { type: 'search.retry' }; tags: 'failed' },
  actors: {
    /** Finds the guide that was ordered from last, else changed last; null if there is none. */
    findRecentGuide: port<string | null>('findRecentGuide'),
  },
  actions: {
    /** Provided by the host: opens the guide in quick entry, in place of this page. */
    openQuickEntry: (_, _params: { name: string }) => undefined,
    /** Provided by the host: opens the page of the guides, in place of this one. */
    showGuides: () => undefined,
  },
}).createMachine({
  id: 'orderFromGuide',
  initial: 'searching',
  states: {
    searching: {
      description: 'The guide that was ordered from last is being looked up.',
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
    ledAway: { description: 'The buyer is being taken to the guide, or to the page of the guides.' },
    failed: {
      description: 'The guides could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'search.retry': 'searching' },
    },
  },
  options: machineOptions,
});

export type OrderFromGuideRef = ActorRefFrom<typeof orderFromGuideMachine>;
export type OrderFromGuideSnapshot = SnapshotFrom<typeof orderFromGuideMachine>;
