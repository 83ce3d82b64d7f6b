import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { machineOptions } from '../../lib/port.ts';
import { selectCustomerMachine } from '../selectCustomer/selectCustomerMachine.ts';
import type { Identity } from './identity.ts';

interface Input {
  /** The identity that the shop was open for before. */
  previous: Identity | null;
}

interface Context extends Input {
  identity: Identity;
}

type Event = { type: 'customer.keepPrevious' } | { type: 'customers.retry' };

/** Asks a salesperson which customer to act for before the shop opens. Invoked by the session while that is unknown. */
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
      description:
        'A salesperson chooses the customer to act for. When switching, they can keep the previous customer.',
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
      description: 'A bug closed the customer list. The salesperson can reopen it.',
      tags: 'failed',
      on: { 'customers.retry': 'choosingCustomer' },
    },
    identified: {
      type: 'final',
      description: 'The customer is known, and the session continues.',
    },
  },
  output: ({ context }) => context.identity,
  options: machineOptions,
});

export type IdentifyRef = ActorRefFrom<typeof identifyMachine>;
export type IdentifySnapshot = SnapshotFrom<typeof identifyMachine>;
