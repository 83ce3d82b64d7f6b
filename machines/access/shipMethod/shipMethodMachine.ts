import { type ActorRefFrom, assign, not, type SnapshotFrom, setup } from 'xstate';
import { type MethodComparison, methodChanges } from '#domain/checkout/shipMethodChange.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
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

/** Asks a walk-in customer for pickup or delivery, and where to deliver. Invoked by the session while that is unknown. */
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
    isRefusal: (_, failure: Failure) => isRefusedAs(failure, 'shipMethodRefused', 409),
    hasWords: ({ context }) => wordsOf(context) !== null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: the server logs that a consumer wanted a delivery to this ZIP code. */
    logUndeliverableZip: (_, _params: { api: AddressApi; zip: string }) => undefined,
    clearMethod: assign({ method: null }),
  },
}).createMachine({
  id: 'shipMethod',
  context: ({ input }) => startingContext(input),
  initial: 'deciding',
  on: {
    'shipMethod.keepPrevious': {
      description: 'Cancel keeps the previous method when the buyer is switching.',
      guard: 'hasPrevious',
      target: '.chosen',
      actions: assign({ method: ({ context }) => context.previous }),
    },
  },
  states: {
    deciding: {
      description: 'The requested or only allowed method is used. Otherwise the buyer chooses.',
      always: [
        { guard: 'allowsNone', target: 'unavailable' },
        { guard: 'mustChoose', target: 'choosing' },
        { guard: 'isFetched', target: 'settling' },
        { target: 'loadingDestination' },
      ],
    },
    unavailable: { description: 'Neither pickup nor delivery is allowed, so there is nothing to choose.' },
    choosing: {
      description: 'Both methods are allowed, and the buyer chooses. Back signs them out.',
      on: {
        'shipMethod.choose': { target: 'deciding', actions: assign({ method: ({ event }) => event.shipMethod }) },
      },
    },
    loadingDestination: {
      description: 'The delivery address, if there is one, is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadDestination',
        src: 'loadDestination',
        onDone: {
          target: 'validatingDestination',
          actions: assign(({ event }) => ({ api: event.output.api, address: event.output.address })),
        },
        onError: 'failed',
      },
    },
    validatingDestination: {
      description:
        'The page asks for a missing address. One outside the delivery area is logged and must be confirmed.',
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
      description: 'The address dialog is open, for a new address or for the one outside the delivery area.',
      invoke: {
        id: 'addressDialog',
        src: 'addressDialog',
        input: ({ context: { api, address } }) => ({ api, address }),
        onDone: [
          {
            description: 'The dialog has already logged that this ZIP code is outside the delivery area.',
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'validatingEntered',
            actions: assign({
              address: ({ context, event }) => (event.output.kind === 'saved' ? event.output.address : context.address),
            }),
          },
          { guard: 'hasAddress', target: 'validatingEntered' },
          { guard: 'allowsBoth', target: 'choosing', actions: 'clearMethod' },
          { target: 'lackingAddress' },
        ],
        onError: 'failed',
      },
    },
    validatingEntered: {
      description: 'The new address is checked against the delivery area.',
      always: [{ guard: 'isUndeliverable', target: 'confirmingZip' }, { target: 'settling' }],
    },
    lackingAddress: {
      description: 'Only delivery is allowed, and there is no address. The buyer cannot order until they enter one.',
      on: { 'address.enter': 'enteringAddress' },
    },
    confirmingZip: {
      description:
        'This ZIP code is outside the delivery area. The buyer can browse anyway, change it or choose again.',
      on: {
        'zip.proceed': 'settling',
        'address.enter': 'enteringAddress',
        'shipMethod.chooseAgain': { guard: 'allowsBoth', target: 'choosing', actions: 'clearMethod' },
      },
    },
    settling: {
      description: 'A new method is compared with the previous one first.',
      always: [{ guard: 'isOther', target: 'comparing' }, { target: 'taken' }],
    },
    comparing: {
      description: "The cart's costs under both methods are loading.",
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
            description:
              'The site has disallowed the method in the meantime. The rest are considered, and the reason is shown.',
            guard: { type: 'isRefusal', params: ({ event }) => failureOf(event.error) },
            target: 'deciding',
            actions: assign(({ context }) => withdrawn(context)),
          },
          { target: 'failed' },
        ],
      },
    },
    reviewingChange: {
      description: 'The cart lines stay. The buyer reviews the changes in charges, total, minimum and date first.',
      on: { 'change.accept': 'taken' },
    },
    failed: {
      description: 'The server did not respond, or a bug closed the dialog. The buyer can try again or choose again.',
      tags: 'failed',
      on: {
        'shipMethod.retry': 'deciding',
        'shipMethod.chooseAgain': { guard: 'allowsBoth', target: 'choosing', actions: 'clearMethod' },
      },
    },
    taken: {
      description: 'If the address has a minimum, or a method was replaced, a notice says so.',
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
      description: 'The method is chosen, and the session continues.',
    },
  },
  output: ({ context }) => ({ shipMethod: context.method }),
  options: machineOptions,
});

export type ShipMethodRef = ActorRefFrom<typeof shipMethodMachine>;
export type ShipMethodSnapshot = SnapshotFrom<typeof shipMethodMachine>;
