import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** Milliseconds after the last key press before customers are searched. */
const SEARCH_PAUSE = 250;

interface Context {
  search: string;
  /** The results of the last completed search. */
  customers: readonly PartnerCustomer[];
}

type Event = { type: 'customer.search'; text: string };

/** Looks up customers by name or code while the user types. Invoked by users and partners, beside their forms. */
export const customerSearchMachine = setup({
  types: {} as { context: Context; events: Event; tags: 'failed' },
  actors: { findCustomers: port<readonly PartnerCustomer[], { search: string }>('findCustomers') },
  guards: { isBlank: (_, { text }: { text: string }) => text.trim() === '' },
  delays: { searchPause: SEARCH_PAUSE },
}).createMachine({
  id: 'customerSearch',
  context: { search: '', customers: [] },
  initial: 'quiet',
  on: {
    'customer.search': [
      { guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) }, target: '.quiet' },
      { target: '.waiting', actions: assign({ search: ({ event }) => event.text }) },
    ],
  },
  states: {
    quiet: { description: 'No search is running.' },
    waiting: {
      description: 'The user is typing. The search starts after a short pause.',
      after: { searchPause: 'searching' },
    },
    searching: {
      description: 'The matching customers are loading.',
      invoke: {
        id: 'findCustomers',
        src: 'findCustomers',
        input: ({ context: { search } }) => ({ search }),
        onDone: { target: 'quiet', actions: assign({ customers: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The search failed. Typing more starts a new search.',
      tags: 'failed',
    },
  },
  options: machineOptions,
});

export type CustomerSearchRef = ActorRefFrom<typeof customerSearchMachine>;
export type CustomerSearchSnapshot = SnapshotFrom<typeof customerSearchMachine>;
