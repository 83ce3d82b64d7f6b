import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { Customer } from '#domain/customer/customer.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { CustomerList } from './customerList.ts';

/** A held arrow key moves the highlight at most this often (specification 2). */
const KEY_REPEAT_MS = 100;

interface Context {
  list: CustomerList;
  query: string;
  matches: readonly Customer[];
  /** The index in `matches` that Enter chooses; -1 for none. */
  highlighted: number;
  failure: Failure | null;
}

type Event =
  | { type: 'search.change'; query: string }
  | { type: 'highlight.move'; by: number; isRepeat: boolean }
  | { type: 'customer.choose'; customerKey: number }
  | { type: 'highlighted.choose' }
  | { type: 'list.retry' };

const NOBODY: CustomerList = { customers: [], find: () => ({ rows: [], isCorrected: false }) };

/** After a corrected search nothing is highlighted, so that Enter does not choose a guessed customer. */
function listed(list: CustomerList, query: string) {
  const { rows, isCorrected } = list.find(query);
  return { list, query, matches: rows, highlighted: isCorrected ? -1 : 0 };
}

/** Finds the customer that a salesperson acts for. Invoked by `identify` while none is chosen. */
export const selectCustomerMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    output: { customerKey: number };
    tags: 'busy' | 'failed';
  },
  actors: { loadCustomers: port<CustomerList>('loadCustomers') },
  guards: {
    hasHighlighted: ({ context }) => context.matches[context.highlighted] !== undefined,
    isListed: ({ context }, { customerKey }: { customerKey: number }) =>
      context.matches.some((customer) => customer.customerKey === customerKey),
    isNewPress: (_, { isRepeat }: { isRepeat: boolean }) => !isRepeat,
  },
  actions: {
    highlight: assign({
      highlighted: ({ context }, { index }: { index: number }) =>
        Math.max(0, Math.min(index, context.matches.length - 1)),
    }),
  },
  delays: { keyRepeat: KEY_REPEAT_MS },
}).createMachine({
  id: 'selectCustomer',
  context: { list: NOBODY, query: '', matches: [], highlighted: 0, failure: null },
  initial: 'loading',
  on: { 'search.change': { actions: assign(({ context, event }) => listed(context.list, event.query)) } },
  states: {
    loading: {
      description: 'The list of customers is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadCustomers',
        src: 'loadCustomers',
        onDone: { target: 'choosing', actions: assign(({ event, context }) => listed(event.output, context.query)) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    choosing: {
      description: 'The list is on screen, filtered by the search, and the salesperson chooses a customer.',
      initial: 'steady',
      on: {
        'customer.choose': {
          guard: { type: 'isListed', params: ({ event }) => ({ customerKey: event.customerKey }) },
          target: 'chosen',
          actions: assign({
            highlighted: ({ context, event }) =>
              context.matches.findIndex((customer) => customer.customerKey === event.customerKey),
          }),
        },
        'highlighted.choose': { guard: 'hasHighlighted', target: 'chosen' },
      },
      states: {
        steady: {
          description: 'The next key moves the highlight.',
          on: {
            'highlight.move': {
              target: 'pausing',
              actions: {
                type: 'highlight',
                params: ({ context, event }) => ({ index: context.highlighted + event.by }),
              },
            },
          },
        },
        pausing: {
          description: 'A key moved the highlight less than 100 ms ago. A held key is ignored; a new press is not.',
          after: { keyRepeat: 'steady' },
          on: {
            'highlight.move': {
              guard: { type: 'isNewPress', params: ({ event }) => ({ isRepeat: event.isRepeat }) },
              target: 'pausing',
              reenter: true,
              actions: {
                type: 'highlight',
                params: ({ context, event }) => ({ index: context.highlighted + event.by }),
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'The list could not be loaded. The salesperson can try again.',
      tags: 'failed',
      on: { 'list.retry': 'loading' },
    },
    chosen: {
      type: 'final',
      description: 'A customer was chosen, and the session continues.',
    },
  },
  output: ({ context }) => ({ customerKey: context.matches[context.highlighted]?.customerKey ?? 0 }),
  options: machineOptions,
});

export type SelectCustomerRef = ActorRefFrom<typeof selectCustomerMachine>;
export type SelectCustomerSnapshot = SnapshotFrom<typeof selectCustomerMachine>;
