import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import type { AgainRules } from '#domain/order/orderAgain.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { addedCount, recordOutcome } from '../../history/orderAgain/orderAgainBatch.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { productsAdded } from '../../notices/productsAdded.ts';
import { type AddOutcome, addLinesMachine, hiddenOutcome } from '../../ordering/addLines/addLinesMachine.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';
import { batchOfDue, hasOffers, NOTHING_OFFERED, type Offers, offered, type Reordering } from './offers.ts';

interface Input {
  settings: AgainRules;
  cart: CartWriter;
  newId: () => string;
}

type Context = Input & Reordering;

type Event =
  | { type: 'reorder.retry' }
  | { type: 'guide.order'; name: string }
  | { type: 'due.toggle' }
  /** `cart`: the lines that the buyer saw in it; null until it is loaded. */
  | { type: 'due.add'; lineIds: readonly number[]; cart: readonly CartLine[] | null }
  | { type: 'lines.sent' }
  | { type: 'lines.repeat' };

type Concluded = { outcome: AddOutcome };

/** The strip of the landing page: the last order, the guides, and what is due again. Invoked by the landing page once its cards are shown. */
export const reorderMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'shown' | 'editable';
    children: { loadOffers: 'loadOffers'; addLines: 'addLines' };
  },
  actors: { loadOffers: port<Offers>('loadOffers'), addLines: addLinesMachine },
  guards: {
    hasOffers: ({ context }) => hasOffers(context),
    hasLines: ({ context }) => context.batch.lines.length > 0,
    hasAdded: (_, { outcome }: Concluded) => addedCount(outcome) > 0,
    wasSent: ({ context }) => context.batch.isRepeat,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host: opens the guide in quick entry. */
    openQuickEntry: (_, _params: { name: string }) => undefined,
    setBatch: assign(({ context }, wanted: { lineIds: readonly number[]; cart: readonly CartLine[] }) =>
      batchOfDue(context, wanted.lineIds, wanted.cart, context.newId()),
    ),
    setOutcome: assign(({ context }, { outcome }: Concluded) => recordOutcome(context, outcome)),
  },
}).createMachine({
  id: 'reorder',
  context: ({ input }) => ({ ...input, ...NOTHING_OFFERED }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What can be ordered again is loading. Its place on the page is reserved.',
      tags: 'busy',
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => offered(event.output, context.settings)),
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The strip could not be loaded. A message says so, and the user can try again.',
      on: { 'reorder.retry': 'loading' },
    },
    deciding: {
      description: 'The strip is shown only if there is something to order again.',
      always: [{ guard: 'hasOffers', target: 'offering' }, { target: 'empty' }],
    },
    empty: { description: 'Nothing was ordered yet, and there is no guide. The strip is not shown.' },
    offering: {
      description: 'The last order, the guides and what is due are on screen.',
      tags: 'shown',
      initial: 'choosing',
      on: {
        'guide.order': { actions: { type: 'openQuickEntry', params: ({ event }) => ({ name: event.name }) } },
        'due.toggle': { actions: assign({ isWhole: ({ context }) => !context.isWhole }) },
      },
      states: {
        choosing: {
          description: 'A due product, or all of them, can be added in the usual quantity.',
          tags: 'editable',
          on: {
            'due.add': [
              {
                guard: ({ event }) => event.cart === null,
                actions: [
                  { type: 'notify', params: { type: 'warning', text: shopText('entry.cartUnknown') } },
                  sendTo(({ context }) => context.cart, { type: 'cart.refresh' }),
                ],
              },
              {
                target: 'comparing',
                actions: {
                  type: 'setBatch',
                  params: ({ event }) => ({ lineIds: event.lineIds, cart: event.cart ?? [] }),
                },
              },
            ],
          },
        },
        comparing: {
          description: 'Products that were added to the cart in the meantime are left out.',
          always: [{ guard: 'hasLines', target: 'adding' }, { target: 'choosing' }],
        },
        adding: {
          description: 'The products are being checked and added to the cart.',
          on: { 'lines.sent': { actions: assign({ batch: ({ context }) => ({ ...context.batch, isRepeat: true }) }) } },
          invoke: {
            id: 'addLines',
            src: 'addLines',
            input: ({ context: { batch, cart }, self }) => ({ ...batch, cart, owner: self }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'unknown',
                target: 'unconfirmed',
                actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
              },
              {
                guard: { type: 'hasAdded', params: ({ event }) => ({ outcome: event.output }) },
                target: 'choosing',
                actions: [
                  { type: 'notify', params: ({ event }) => productsAdded(addedCount(event.output)) },
                  { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
                ],
              },
              {
                target: 'choosing',
                actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
              },
            ],
            onError: [
              {
                description: 'A bug hid the outcome of lines that were sent.',
                guard: 'wasSent',
                target: 'unconfirmed',
                actions: { type: 'setOutcome', params: { outcome: hiddenOutcome(true) } },
              },
              {
                target: 'choosing',
                actions: { type: 'setOutcome', params: { outcome: hiddenOutcome(false) } },
              },
            ],
          },
        },
        unconfirmed: {
          description: 'There was no response. Only the same products can be sent again, with the same key.',
          on: { 'lines.repeat': 'adding' },
        },
      },
    },
  },
  options: machineOptions,
});

export type ReorderRef = ActorRefFrom<typeof reorderMachine>;
export type ReorderSnapshot = SnapshotFrom<typeof reorderMachine>;
