import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import { chooseSellUnit, type LineDraft, settlePrice, stepQuantity } from '#domain/cart/lineDraft.ts';
import type { Prices } from '#domain/product/price.ts';
import type { Product } from '#domain/product/product.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import type { Notice } from '../../notices/notice.ts';
import { productsAdded, VIEW_CART } from '../../notices/productsAdded.ts';
import { NOT_SOLD } from '../../notices/unsoldNotice.ts';
import type { CartReply } from '../../shop/cart/cartWrite.ts';
import {
  changed,
  conflictIn,
  type EditedLine,
  isSavable,
  isTyped,
  type LineDialogEvent,
  type LineDialogInput,
  lineGuards,
  mayChangePrice,
  openedLine,
  permitted,
  quantityAsked,
  quantityConfirmed,
  quantitySettled,
  removalRequest,
  saveRequest,
  settled,
  textOf,
} from './editedLine.ts';
import { whyNotSavable } from './whyNotSavable.ts';

/** Reports whether something is typed, at each change. */
export interface TypedWatch {
  watch: (report: (isTyped: boolean) => void) => { unsubscribe: () => void };
}

type Reply = Pick<CartReply, 'result'>;

const cartLineDialogSetup = setup({
  types: {} as {
    context: EditedLine;
    events: LineDialogEvent;
    input: LineDialogInput;
    tags: 'busy' | 'editable';
  },
  actors: {
    loadLinePrices: port<Prices, { product: Product }>('loadLinePrices'),
    /** Provided by the host: while something is typed, closing the tab shows the browser warning. */
    holdUnsavedWork: fromCallback<EventObject, TypedWatch>(() => undefined),
  },
  guards: {
    isNotSold: ({ context }) => context.draft.sellUnit === '',
    canChangePrice: ({ context }) => mayChangePrice(context),
    isTyped: ({ context }) => isTyped(context),
    isQuick: ({ context }) => context.isQuick === true,
    isNew: ({ context }) => context.line === null,
    isAdded: ({ context }, { result }: Reply) => result.kind === 'done' && context.line === null,
    isDoneAdjusted: ({ context }, { result }: Reply) => result.kind === 'done' && context.adjustment !== null,
    isRefused: (_, { result }: Reply) => result.kind === 'refused',
    canChoosePriceUnit: ({ context }) => context.line === null && mayChangePrice(context),
    isNotPriced: ({ context }) => isSavable(context) && Object.keys(context.prices).length === 0,
    changesPrice: ({ context }) => isSavable(context) && conflictIn(context) !== null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    change: assign(({ context }, { change }: { change: Partial<LineDraft> }) => changed(context, change)),
    settleQuantity: assign(({ context }) => quantitySettled(context)),
    settlePrice: assign(({ context }) => settled(context, settlePrice(context.draft, context.product, context.prices))),
    chooseSellUnit: assign({
      draft: ({ context }, { unit }: { unit: string }) =>
        chooseSellUnit(context.draft, context.product, context.settings, unit),
      message: null,
    }),
    show: assign({ isShown: true }),
    setMessage: assign({ message: (_, { message }: { message: string | null }) => message }),
    setConflict: assign({ conflict: ({ context }) => conflictIn(context) }),
    setUnusual: assign(({ context }) => quantityAsked(context)),
    confirmQuantity: assign(({ context }) => quantityConfirmed(context)),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newId() }),
    send: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => saveRequest(context, self),
    ),
    sendRemoval: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => removalRequest(context, self),
    ),
  },
}).extend({
  guards: { ...lineGuards, isSavable: refusing(lineGuards.isSavable, ({ context }) => whyNotSavable(context)) },
});

/** Adds a product to the cart or changes one of its lines. Invoked by the dialogs while it is open. */
export const cartLineDialogMachine = cartLineDialogSetup.createMachine({
  id: 'cartLineDialog',
  context: ({ input }) => openedLine(input),
  invoke: {
    id: 'holdUnsavedWork',
    src: 'holdUnsavedWork',
    input: ({ self }): TypedWatch => ({
      watch: (report) => self.subscribe(({ context }) => report(isTyped(context))),
    }),
    onError: {},
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'A product without sell-by units cannot be ordered. A notice says so, and the dialog closes.',
      always: [
        { guard: 'isNotSold', target: 'closed', actions: { type: 'notify', params: NOT_SOLD } },
        { guard: 'isQuick', target: 'pricing' },
        { target: 'editing' },
      ],
    },
    pricing: {
      description:
        'The line was added without the dialog, or saved before its prices loaded. The prices decide what to ask.',
      tags: 'busy',
      invoke: {
        id: 'loadQuickPrices',
        src: 'loadLinePrices',
        input: ({ context }) => ({ product: context.product }),
        onDone: { target: 'deciding', actions: assign({ prices: ({ event }) => event.output }) },
        onError: 'editing.unpriced',
      },
      on: { 'dialog.cancel': 'closed' },
    },
    deciding: {
      description:
        'The line is saved if nothing has to be asked or changed. Otherwise the dialog shows what is needed.',
      always: [
        { guard: 'isUnusual', target: 'confirmingQuantity', actions: 'setUnusual' },
        { guard: 'changesPrice', target: 'confirmingPrice', actions: 'setConflict' },
        { guard: 'isSavable', target: 'saving' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The user can change quantity, units, price and notes.',
      tags: 'editable',
      entry: 'show',
      initial: 'loadingPrices',
      on: {
        'draft.change': {
          actions: { type: 'change', params: ({ context, event }) => ({ change: permitted(context, event.change) }) },
        },
        'quantity.settle': { actions: 'settleQuantity' },
        'quantity.step': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({
              change: stepQuantity(context.draft, context.product, event.direction),
            }),
          },
        },
        'price.settle': { guard: 'canChangePrice', actions: 'settlePrice' },
        'price.reset': {
          guard: 'canChangePrice',
          actions: { type: 'change', params: { change: { priceText: null } } },
        },
        'sellUnit.choose': {
          guard: 'isNew',
          actions: [{ type: 'chooseSellUnit', params: ({ event }) => ({ unit: event.unit }) }, 'settleQuantity'],
        },
        'priceUnit.choose': {
          guard: 'canChoosePriceUnit',
          actions: {
            type: 'change',
            params: ({ event }) => ({ change: { priceUnit: event.unit, priceText: null } }),
          },
        },
        'line.save': [
          { guard: 'isRemoval', target: 'confirmingRemoval' },
          { guard: 'isUnusual', target: 'confirmingQuantity', actions: 'setUnusual' },
          { guard: 'changesPrice', target: 'confirmingPrice', actions: 'setConflict' },
          { guard: 'isSavable', target: 'saving' },
        ],
        'dialog.leave': [{ guard: 'isTyped', target: 'confirmingClose' }, { target: 'closed' }],
        'dialog.cancel': 'closed',
      },
      states: {
        loadingPrices: {
          description: "The customer's prices for this product are loading.",
          invoke: {
            id: 'loadLinePrices',
            src: 'loadLinePrices',
            input: ({ context }) => ({ product: context.product }),
            onDone: { target: 'priced', actions: assign({ prices: ({ event }) => event.output }) },
            onError: 'unpriced',
          },
          on: { 'line.save': { guard: 'isNotPriced', target: '#cartLineDialog.pricing' } },
        },
        priced: {
          description: 'The prices are known.',
        },
        unpriced: {
          description: 'The prices could not be loaded. The user can retry, or save and let the server price the line.',
          on: { 'prices.retry': 'loadingPrices' },
        },
      },
    },
    confirmingQuantity: {
      description: 'The quantity is far more than this customer usually takes. The user is asked once to confirm it.',
      entry: 'show',
      on: {
        'quantity.confirm': [
          { guard: 'changesPrice', target: 'confirmingPrice', actions: ['confirmQuantity', 'setConflict'] },
          { target: 'saving', actions: 'confirmQuantity' },
        ],
        'quantity.refuse': 'editing',
        'dialog.cancel': 'closed',
      },
    },
    confirmingPrice: {
      description:
        "The question 'Change Price By U/M?' is on screen: this line would change the product's price in the cart.",
      entry: 'show',
      on: { 'priceChange.confirm': 'saving', 'priceChange.refuse': 'editing', 'dialog.cancel': 'closed' },
    },
    confirmingClose: {
      description: 'The user is asked before what was typed is lost.',
      on: { 'close.confirm': 'closed', 'close.refuse': 'editing', 'dialog.cancel': 'closed' },
    },
    confirmingRemoval: {
      description: 'Quantity 0 on an existing line asks whether to remove it.',
      on: { 'removal.confirm': 'removing', 'removal.refuse': 'editing', 'dialog.cancel': 'closed' },
    },
    saving: {
      description: 'The line is being saved to the cart. The dialog keeps what was typed.',
      tags: 'busy',
      entry: ['settleQuantity', { type: 'setMessage', params: { message: null } }, 'send'],
      on: {
        'cart.reply': [
          {
            description:
              'Saving changed the quantity, or it changed so shortly before that nobody could read the message.',
            guard: { type: 'isDoneAdjusted', params: ({ event }) => ({ result: event.result }) },
            target: 'closed',
            actions: {
              type: 'notify',
              params: ({ context: { adjustment, line } }): Notice => ({
                type: 'warning',
                text: adjustment ?? '',
                ...(line === null && VIEW_CART),
              }),
            },
          },
          {
            guard: { type: 'isAdded', params: ({ event }) => ({ result: event.result }) },
            target: 'closed',
            actions: { type: 'notify', params: productsAdded(1) },
          },
          { guard: { type: 'isDone', params: ({ event }) => ({ result: event.result }) }, target: 'closed' },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ result: event.result }) },
            target: 'editing',
            actions: [{ type: 'setMessage', params: ({ event }) => ({ message: textOf(event.result) }) }, 'renewKey'],
          },
          {
            target: 'editing',
            actions: { type: 'setMessage', params: ({ event }) => ({ message: textOf(event.result) }) },
          },
        ],
      },
    },
    removing: {
      description: 'The line is being removed.',
      tags: 'busy',
      entry: 'sendRemoval',
      on: {
        'cart.reply': [
          { guard: { type: 'isDone', params: ({ event }) => ({ result: event.result }) }, target: 'closed' },
          {
            target: 'editing',
            actions: {
              type: 'setMessage',
              params: ({ event }) => ({ message: textOf(event.result) }),
            },
          },
        ],
      },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
  options: machineOptions,
});

export type CartLineDialogRef = ActorRefFrom<typeof cartLineDialogMachine>;
export type CartLineDialogSnapshot = SnapshotFrom<typeof cartLineDialogMachine>;
