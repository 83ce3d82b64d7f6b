import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PartnerCustomer } from '#domain/api/partners.ts';
import { machineOptions, port } from '../../lib/port.ts';

/** Milliseconds after the last key before customers are searched. */
const SEARCH_PAUSE = 250;

interface Context {
  search: string;
  /** Those of the last search that was answered. */
  customers: readonly PartnerCustomer[];
}

type Event = { type: 'customer.search'; text: string };

/** A customer is looked up by name or code while it is typed. Invoked by users and partners, beside their forms. */
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
    quiet: { description: 'Nothing is looked up.' },
    waiting: {
      description: 'Somebody is typing.',
      after: { searchPause: 'searching' },
    },
    searching: {
      description: 'The customers of that name or code are on their way.',
      invoke: {
        id: 'findCustomers',
        src: 'findCustomers',
        input: ({ context: { search } }) => ({ search }),
        onDone: { target: 'quiet', actions: assign({ customers: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: {
      description: 'They could not be looked up: whoever types on asks again.',
      tags: 'failed',
    },
  },
  options: machineOptions,
});

export type CustomerSearchRef = ActorRefFrom<typeof customerSearchMachine>;
export type CustomerSearchSnapshot = SnapshotFrom<typeof customerSearchMachine>;
