import { type ActorRefFrom, assertEvent, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { type DeliveryAddress, isDeletable, withAddress } from '#domain/address/address.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { CartRef } from '../../shop/cart/cartMachine.ts';
import { type AddressDialogOutput, addressDialogMachine } from '../addressDialog/addressDialogMachine.ts';
import { type AddressAnswer, type AddressApi, addressTrouble, loadAddresses, writeAddress } from '../addressPorts.ts';
import { watchShipTos } from './watchShipTos.ts';

interface Input {
  api: AddressApi;
  /** Receives each change, because its ship-to may differ now; reports changes made in another tab. */
  cart: CartRef;
}

interface Context extends Input {
  /** The primary one first. */
  addresses: readonly DeliveryAddress[];
  /** The address to delete or to make the primary one. */
  chosen: DeliveryAddress | null;
  message: string | null;
  failure: Failure | null;
}

type Chosen = { address: DeliveryAddress };
type Answered = { output: AddressAnswer };

function movedNotice({ output }: Answered): Notice {
  return { type: 'warning', text: (output.kind === 'deleted' && output.message) || accountText('address.unexpected') };
}

type Event =
  | { type: 'list.retry' }
  | { type: 'address.add' }
  | ({ type: 'address.edit' } & Chosen)
  | ({ type: 'address.makePrimary' } & Chosen)
  | ({ type: 'address.delete' } & Chosen)
  | { type: 'shipTos.changed'; shipTos: readonly DeliveryAddress[] }
  | { type: 'deletion.confirm' }
  | { type: 'deletion.refuse' };

/** The delivery addresses page: list, add, change, delete and set the primary address. Runs on /account/address. */
export const deliveryAddressesMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed';
    children: { addressDialog: 'addressDialog' };
  },
  actors: { loadAddresses, writeAddress, addressDialog: addressDialogMachine, watchShipTos },
  guards: {
    isSecondary: (_, { address }: Chosen) => !address.isPrimary,
    isCartMoved: (_, { output }: Answered) => output.kind === 'deleted' && output.message !== null,
    isDeleted: (_, { output }: Answered) => output.kind === 'deleted' || output.kind === 'gone',
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setAddresses: assign({ addresses: (_, { addresses }: { addresses: readonly DeliveryAddress[] }) => addresses }),
    choose: assign({ chosen: (_, { address }: Chosen) => address }),
    setSaved: assign({
      addresses: ({ context }, { output }: { output: AddressDialogOutput | AddressAnswer }) =>
        output.kind === 'saved' ? withAddress(context.addresses, output.address) : context.addresses,
    }),
    dropChosen: assign({
      addresses: ({ context: { addresses, chosen } }) => addresses.filter(({ key }) => key !== chosen?.key),
    }),
    notifyCart: enqueueActions(({ context, enqueue }) =>
      enqueue.sendTo(context.cart, { type: 'shipTos.changed', shipTos: context.addresses }),
    ),
    sayRefusal: assign({
      message: (_, { output }: Answered) =>
        output.kind === 'refused' ? output.text : accountText('address.unexpected'),
    }),
    sayTrouble: assign({ message: (_, { error }: { error: unknown }) => addressTrouble(error) }),
    sayBroken: assign({ message: accountText('address.unexpected') }),
    clearMessage: assign({ message: null }),
  },
}).createMachine({
  id: 'deliveryAddresses',
  context: ({ input }) => ({ ...input, addresses: [], chosen: null, message: null, failure: null }),
  initial: 'loading',
  invoke: {
    id: 'watchShipTos',
    src: 'watchShipTos',
    input: ({ context: { cart } }) => ({ cart }),
    onError: { actions: 'sayBroken' },
  },
  on: {
    'shipTos.changed': {
      description: 'Another tab changed the addresses. The list is updated, whatever is open over it.',
      actions: { type: 'setAddresses', params: ({ event }) => ({ addresses: event.shipTos }) },
    },
  },
  states: {
    loading: {
      description: 'The addresses are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadAddresses',
        src: 'loadAddresses',
        input: ({ context: { api } }) => ({ api }),
        onDone: {
          target: 'viewing',
          actions: { type: 'setAddresses', params: ({ event }) => ({ addresses: event.output }) },
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: {
      description: 'The addresses could not be loaded. The page shows the reason and offers to try again.',
      tags: 'failed',
      on: { 'list.retry': 'loading' },
    },
    viewing: {
      description:
        'The addresses are on screen, the primary one first. If the last change failed, the reason is shown above them.',
      exit: 'clearMessage',
      on: {
        'address.add': 'editing',
        'address.edit': 'editing',
        'address.makePrimary': {
          guard: { type: 'isSecondary', params: ({ event }) => ({ address: event.address }) },
          target: 'makingPrimary',
          actions: { type: 'choose', params: ({ event }) => ({ address: event.address }) },
        },
        'address.delete': {
          guard: ({ context, event }) => isDeletable(event.address, context.addresses),
          target: 'confirmingDelete',
          actions: { type: 'choose', params: ({ event }) => ({ address: event.address }) },
        },
      },
    },
    editing: {
      description: 'An existing or a new address is open in the dialog.',
      invoke: {
        id: 'addressDialog',
        src: 'addressDialog',
        input: ({ context: { api }, event }) => {
          assertEvent(event, ['address.add', 'address.edit']);
          return { api, address: event.type === 'address.edit' ? event.address : null };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'viewing',
            actions: [{ type: 'setSaved', params: ({ event }) => ({ output: event.output }) }, 'notifyCart'],
          },
          { target: 'viewing' },
        ],
        onError: { target: 'viewing', actions: 'sayBroken' },
      },
    },
    makingPrimary: {
      description: 'The chosen address is being saved as the primary one.',
      tags: 'busy',
      invoke: {
        id: 'makePrimary',
        src: 'writeAddress',
        input: ({ context: { api, chosen } }) => ({ api, write: { kind: 'makePrimary', key: chosen?.key ?? '' } }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'viewing',
            actions: [{ type: 'setSaved', params: ({ event }) => ({ output: event.output }) }, 'notifyCart'],
          },
          {
            guard: ({ event }) => event.output.kind === 'gone',
            target: 'viewing',
            actions: ['dropChosen', assign({ message: accountText('address.goneFromList') }), 'notifyCart'],
          },
          {
            target: 'viewing',
            actions: { type: 'sayRefusal', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: {
          target: 'viewing',
          actions: { type: 'sayTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirmingDelete: {
      description: 'The user is asked before the address is deleted. If the last attempt failed, the reason is shown.',
      on: {
        'deletion.confirm': 'deleting',
        'deletion.refuse': { target: 'viewing', actions: 'clearMessage' },
      },
    },
    deleting: {
      description: 'The address is being deleted. If it is already gone, that counts as success.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'deleteAddress',
        src: 'writeAddress',
        input: ({ context: { api, chosen } }) => ({ api, write: { kind: 'delete', key: chosen?.key ?? '' } }),
        onDone: [
          {
            guard: { type: 'isCartMoved', params: ({ event }) => ({ output: event.output }) },
            target: 'viewing',
            actions: ['dropChosen', 'notifyCart', { type: 'notify', params: ({ event }) => movedNotice(event) }],
          },
          {
            guard: { type: 'isDeleted', params: ({ event }) => ({ output: event.output }) },
            target: 'viewing',
            actions: ['dropChosen', 'notifyCart'],
          },
          {
            target: 'confirmingDelete',
            actions: { type: 'sayRefusal', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: {
          target: 'confirmingDelete',
          actions: { type: 'sayTrouble', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
  options: machineOptions,
});

export type DeliveryAddressesRef = ActorRefFrom<typeof deliveryAddressesMachine>;
export type DeliveryAddressesSnapshot = SnapshotFrom<typeof deliveryAddressesMachine>;
