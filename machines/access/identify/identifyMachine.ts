import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions } from '../../lib/port.ts';
import { selectCustomerMachine } from '../selectCustomer/selectCustomerMachine.ts';
import type { Identity } from './identity.ts';

interface Input {
  /** A ship method is missing only where the customer is walk-in business. */
  missing: 'customer' | 'shipMethod';
  /** Whom the shop was open for before this one is chosen. */
  previous: Identity | null;
}

interface Context extends Input {
  identity: Identity;
}

type Event =
  | { type: 'customer.keepPrevious' }
  | { type: 'customers.retry' }
  | { type: 'shipMethod.choose'; shipMethod: ShipMethod };

/** Asks for what is missing before the shop can open: the customer, or the ship method. Invoked by the session for each question. */
export const identifyMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Identity;
    tags: 'failed';
    children: { selectCustomer: 'selectCustomer' };
    meta: FeatureMeta;
  },
  actors: { selectCustomer: selectCustomerMachine },
  guards: {
    hasPrevious: ({ context }) => context.previous !== null,
    lacksShipMethod: ({ context }) => context.missing === 'shipMethod',
  },
  actions: {
    setCustomer: assign({
      identity: (_, { customerKey }: { customerKey: number }): Identity => ({ customerKey, shipMethod: null }),
    }),
    keepPrevious: assign({ identity: ({ context }) => context.previous ?? context.identity }),
    setShipMethod: assign({
      identity: ({ context }, { shipMethod }: { shipMethod: ShipMethod }) => ({ ...context.identity, shipMethod }),
    }),
  },
}).createMachine({
  id: 'identify',
  context: ({ input }) => ({ ...input, identity: { customerKey: WALK_IN_CUSTOMER_KEY, shipMethod: null } }),
  initial: 'deciding',
  on: {
    'customer.keepPrevious': { guard: 'hasPrevious', target: '.identified', actions: 'keepPrevious' },
  },
  states: {
    deciding: {
      description: 'Each question has its own page.',
      meta: { features: ['SES-04', 'SES-05'] },
      always: [{ guard: 'lacksShipMethod', target: 'choosingShipMethod' }, { target: 'choosingCustomer' }],
    },
    choosingCustomer: {
      description: 'A salesperson picks the customer to act for; when switching, the previous customer can be kept.',
      meta: { features: ['SES-04', 'SES-06', 'SES-19'] },
      invoke: {
        id: 'selectCustomer',
        src: 'selectCustomer',
        onDone: {
          target: 'identified',
          actions: { type: 'setCustomer', params: ({ event }) => ({ customerKey: event.output.customerKey }) },
        },
        onError: 'broken',
      },
    },
    broken: {
      description: 'A bug took the list of customers away: it can be opened again.',
      meta: { features: ['SES-19'] },
      tags: 'failed',
      on: { 'customers.retry': 'choosingCustomer' },
    },
    choosingShipMethod: {
      description: 'Walk-in business chooses between pickup and delivery.',
      meta: { features: ['SES-05', 'SHIP-01'] },
      on: {
        'shipMethod.choose': {
          target: 'identified',
          actions: { type: 'setShipMethod', params: ({ event }) => ({ shipMethod: event.shipMethod }) },
        },
      },
    },
    identified: {
      type: 'final',
      description: 'What was missing is known: the session goes on with it.',
      meta: { features: ['SES-04', 'SES-05'] },
    },
  },
  output: ({ context }) => context.identity,
  options: machineOptions,
});

export type IdentifyRef = ActorRefFrom<typeof identifyMachine>;
export type IdentifySnapshot = SnapshotFrom<typeof identifyMachine>;
