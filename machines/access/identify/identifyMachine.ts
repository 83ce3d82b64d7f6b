import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { machineOptions } from '../../lib/port.ts';
import { selectCustomerMachine } from '../selectCustomer/selectCustomerMachine.ts';
import type { Identity } from './identity.ts';

interface Input {
  /** Whom the shop was open for before this one is chosen. */
  previous: Identity | null;
}

interface Context extends Input {
  identity: Identity;
}

type Event = { type: 'customer.keepPrevious' } | { type: 'customers.retry' };

/** Asks a salesperson whom to act for before the shop can open. Invoked by the session while that is unknown. */
export const identifyMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Identity;
    tags: 'failed';
    children: { selectCustomer: 'selectCustomer' };
  },
  actors: { selectCustomer: selectCustomerMachine },
  guards: {
    hasPrevious: ({ context }) => context.previous !== null,
  },
}).createMachine({
  id: 'identify',
  context: ({ input }) => ({ ...input, identity: { customerKey: WALK_IN_CUSTOMER_KEY, shipMethod: null } }),
  initial: 'choosingCustomer',
  on: {
    'customer.keepPrevious': {
      guard: 'hasPrevious',
      target: '.identified',
      actions: assign({ identity: ({ context }) => context.previous ?? context.identity }),
    },
  },
  states: {
    choosingCustomer: {
      description: 'A salesperson picks the customer to act for; when switching, the previous customer can be kept.',
      invoke: {
        id: 'selectCustomer',
        src: 'selectCustomer',
        onDone: {
          target: 'identified',
          actions: assign({
            identity: ({ event }): Identity => ({ customerKey: event.output.customerKey, shipMethod: null }),
          }),
        },
        onError: 'broken',
      },
    },
    broken: {
      description: 'A bug took the list of customers away: it can be opened again.',
      tags: 'failed',
      on: { 'customers.retry': 'choosingCustomer' },
    },
    identified: {
      type: 'final',
      description: 'The customer is known: the session goes on with it.',
    },
  },
  output: ({ context }) => context.identity,
  options: machineOptions,
});

export type IdentifyRef = ActorRefFrom<typeof identifyMachine>;
export type IdentifySnapshot = SnapshotFrom<typeof identifyMachine>;
