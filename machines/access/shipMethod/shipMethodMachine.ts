import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate';
import { type MethodComparison, methodChanges } from '#domain/checkout/shipMethodChange.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { addressDialogMachine } from '../../account/addressDialog/addressDialogMachine.ts';
import type { AddressApi } from '../../account/addressPorts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import {
  type Destination,
  type ShipMethodContext,
  type ShipMethodInput,
  startingContext,
  withdrawn,
  wordsOf,
} from './shipMethod.ts';

type Event =
  | { type: 'shipMethod.choose'; shipMethod: ShipMethod }
  | { type: 'shipMethod.chooseAgain' }
  | { type: 'shipMethod.keepPrevious' }
  | { type: 'shipMethod.retry' }
  | { type: 'address.enter' }
  | { type: 'zip.proceed' }
  | { type: 'change.accept' };

/** Says whether walk-in business fetches its goods or has them delivered, and where to. Invoked by the session while that is unknown. */
export const shipMethodMachine = setup({
  types: {} as {
    context: ShipMethodContext;
    events: Event;
    input: ShipMethodInput;
    output: { shipMethod: ShipMethod | null };
    tags: 'busy' | 'failed';
    children: { addressDialog: 'addressDialog' };
  },
  actors: {
    loadDestination: port<Destination>('loadDestination'),
    addressDialog: addressDialogMachine,
    compareMethods: port<MethodComparison, { from: ShipMethod | null; to: ShipMethod | null }>('compareMethods'),
  },
  guards: {
    allowsNone: ({ context }) => context.allowed.length === 0,
    allowsBoth: ({ context }) => context.allowed.length > 1,
    hasPrevious: ({ context }) => context.previous !== null,
    mustChoose: ({ context }) => context.method === null,
    isFetched: ({ context }) => context.method === 'Pickup',
    hasAddress: ({ context }) => context.address !== null,
    isUndeliverable: ({ context: { address, isZipRestricted } }) =>
      isZipRestricted && address?.isValidZipCode === false,
    isOther: ({ context: { method, previous } }) => previous !== null && previous !== method,
    changesNothing: ({ context }, { comparison }: { comparison: MethodComparison }) =>
      context.method === null || methodChanges(comparison, context.method).length === 0,
    isRefusal: (_, { status }: Failure) => status === 409,
    hasWords: ({ context }) => wordsOf(context) !== null,
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Filled by the host: the server notes that a consumer wanted a delivery there. */
    logUndeliverableZip: (_, _params: { api: AddressApi; zip: string }) => undefined,
    forgetMethod: assign({ method: null }),
  },
}).createMachine({
  id: 'shipMethod',
  context: ({ input }) => startingContext(input),
  initial: 'deciding',
  on: {
    'shipMethod.keepPrevious': {
      description: 'By its Cancel, while it is switched.',
      guard: 'hasPrevious',
      target: '.chosen',
      actions: assign({ method: ({ context }) => context.previous }),
    },
  },
  states: {
    deciding: {
      description: 'The only one that is allowed, or the one asked for, is taken; otherwise the buyer chooses.',
      always: [
        { guard: 'allowsNone', target: 'unavailable' },
        { guard: 'mustChoose', target: 'choosing' },
        { guard: 'isFetched', target: 'settling' },
        { target: 'loadingDestination' },
      ],
    },
    unavailable: { description: 'Neither pickup nor delivery is allowed: there is nothing to choose.' },
    choosing: {
      description: 'Both are allowed: the buyer chooses. Back logs out.',
      on: {
        'shipMethod.choose': { target: 'deciding', actions: assign({ method: ({ event }) => event.shipMethod }) },
      },
    },
    loadingDestination: {
      description: 'Whether there is an address to deliver to.',
      tags: 'busy',
      invoke: {
        id: 'loadDestination',
        src: 'loadDestination',
        onDone: {
          target: 'judgingDestination',
          actions: assign(({ event }) => ({ api: event.output.api, address: event.output.address })),
        },
        onError: 'failed',
      },
    },
    judgingDestination: {
      description: 'An address is asked for where there is none; one that cannot be reached is told of and noted.',
      always: [
        { guard: not('hasAddress'), target: 'enteringAddress' },
        {
          guard: 'isUndeliverable',
          target: 'confirmingZip',
          actions: {
            type: 'logUndeliverableZip',
            params: ({ context: { api, address } }) => ({ api, zip: address?.zip ?? '' }),
          },
        },
        { target: 'settling' },
      ],
    },
    enteringAddress: {
      description: 'The dialog of an address is open: of a new one, or of the one that cannot be reached.',
      invoke: {
        id: 'addressDialog',
        src: 'addressDialog',
        input: ({ context: { api, address } }) => ({ api, address }),
        onDone: [
          {
            description: 'The dialog has logged a ZIP code outside the delivery areas.',
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'judgingEntered',
            actions: assign({
              address: ({ context, event }) => (event.output.kind === 'saved' ? event.output.address : context.address),
            }),
          },
          { guard: 'hasAddress', target: 'judgingEntered' },
          { guard: 'allowsBoth', target: 'choosing', actions: 'forgetMethod' },
          { target: 'lackingAddress' },
        ],
        onError: 'failed',
      },
    },
    judgingEntered: {
      description: 'Whether the address that was just entered can be reached.',
      always: [{ guard: 'isUndeliverable', target: 'confirmingZip' }, { target: 'settling' }],
    },
    lackingAddress: {
      description: 'Only delivery is allowed, and there is no address: nothing can be bought before there is one.',
      on: { 'address.enter': 'enteringAddress' },
    },
    confirmingZip: {
      description: 'Nothing is delivered to this zip: the buyer browses all the same, changes it, or chooses again.',
      on: {
        'zip.proceed': 'settling',
        'address.enter': 'enteringAddress',
        'shipMethod.chooseAgain': { guard: 'allowsBoth', target: 'choosing', actions: 'forgetMethod' },
      },
    },
    settling: {
      description: 'Another method than before is compared with it first.',
      always: [{ guard: 'isOther', target: 'comparing' }, { target: 'taken' }],
    },
    comparing: {
      description: 'What the cart costs by the one and by the other is on its way.',
      tags: 'busy',
      invoke: {
        id: 'compareMethods',
        src: 'compareMethods',
        input: ({ context }) => ({ from: context.previous, to: context.method }),
        onDone: [
          {
            guard: { type: 'changesNothing', params: ({ event }) => ({ comparison: event.output }) },
            target: 'taken',
          },
          { target: 'reviewingChange', actions: assign({ comparison: ({ event }) => event.output }) },
        ],
        onError: [
          {
            description: 'The site has forbidden it meanwhile: what is left is decided on, and why is told.',
            guard: { type: 'isRefusal', params: ({ event }) => failureOf(event.error) },
            target: 'deciding',
            actions: assign(({ context }) => withdrawn(context)),
          },
          { target: 'failed' },
        ],
      },
    },
    reviewingChange: {
      description: 'The lines stay; what changes in charges, total, minimum and date is shown before it does.',
      on: { 'change.accept': 'taken' },
    },
    failed: {
      description: 'No answer, or a bug in the dialog: one can try again, or choose again.',
      tags: 'failed',
      on: {
        'shipMethod.retry': 'deciding',
        'shipMethod.chooseAgain': { guard: 'allowsBoth', target: 'choosing', actions: 'forgetMethod' },
      },
    },
    taken: {
      description: 'The minimum of the address is told at once, and which method this one took the place of.',
      always: [
        {
          guard: 'hasWords',
          target: 'chosen',
          actions: {
            type: 'notify',
            params: ({ context }) => ({ type: 'warning', text: wordsOf(context) ?? '' }),
          },
        },
        { target: 'chosen' },
      ],
    },
    chosen: {
      type: 'final',
      description: 'The session goes on with it.',
    },
  },
  output: ({ context }) => ({ shipMethod: context.method }),
  options: machineOptions,
});

export type ShipMethodRef = ActorRefFrom<typeof shipMethodMachine>;
export type ShipMethodSnapshot = SnapshotFrom<typeof shipMethodMachine>;
