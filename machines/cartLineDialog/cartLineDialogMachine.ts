import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CartLine } from '#domain/cart/cart.ts';
import {
  chooseSellUnit,
  draftOfLine,
  type LineDraft,
  type LineReading,
  newDraft,
  type Prices,
  readDraft,
  sentLine,
  settlePrice,
  settleQuantity,
  stepQuantity,
} from '#domain/cart/lineDraft.ts';
import type { Product } from '#domain/product/product.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { texts } from '#domain/texts.ts';
import type { CartReply } from '../cart/cartWrite.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';

interface Input {
  product: Product;
  /** The line to edit; null adds a new one. */
  line: CartLine | null;
  settings: UserSettings;
  cart: CartWriter;
  newId: () => string;
}

interface Context extends Input {
  draft: LineDraft;
  prices: Prices;
  /** Made before the first send, so that a repeated save adds once. */
  idempotencyKey: string;
  message: string | null;
  adjustment: string | null;
}

type Event =
  | { type: 'draft.change'; change: Partial<Pick<LineDraft, 'quantityText' | 'priceText' | 'note1' | 'note2'>> }
  | { type: 'quantity.settle' }
  | { type: 'quantity.step'; direction: 'up' | 'down' }
  | { type: 'price.settle' }
  | { type: 'price.reset' }
  | { type: 'sellUnit.choose'; unit: string }
  | { type: 'priceUnit.choose'; unit: string }
  | { type: 'line.save' }
  | { type: 'removal.confirm' }
  | { type: 'removal.refuse' }
  | { type: 'dialog.cancel' }
  | CartReply;

const UNSOLD: LineDraft = { quantityText: '0', sellUnit: '', priceUnit: '', priceText: null, note1: '', note2: '' };

/** The draft as it would be sent: its quantity settled, whether its field was left or not. */
function reading({ draft, product, settings, prices }: Context): LineReading {
  return readDraft(settleQuantity(draft, product, settings).draft, product, prices);
}

function mayChangePrice({ settings }: Context): boolean {
  return settings.canChangePrice && !settings.hidePricing;
}

/** A price is typed only by who may change it. */
function permitted(context: Context, { priceText, ...change }: Partial<LineDraft>): Partial<LineDraft> {
  return priceText === undefined || !mayChangePrice(context) ? change : { ...change, priceText };
}

function textOf({ result }: CartReply): string | null {
  return result.kind === 'done' ? null : result.text;
}

/** Adds a product to the cart or changes a line of it. Invoked by the shop while its dialog is open. */
export const cartLineDialogMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'editable',
    meta: {} as FeatureMeta,
  },
  actors: { loadLinePrices: port<Prices, { product: Product }>('loadLinePrices') },
  guards: {
    isNotSold: ({ context }) => context.draft.sellUnit === '',
    canChangePrice: ({ context }) => mayChangePrice(context),
    isNew: ({ context }) => context.line === null,
    isDone: (_, { result }: CartReply) => result.kind === 'done',
    isDoneAdjusted: ({ context }, { result }: CartReply) => result.kind === 'done' && context.adjustment !== null,
    isRefused: (_, { result }: CartReply) => result.kind === 'refused',
    canChoosePriceUnit: ({ context }) => context.line === null && mayChangePrice(context),
    isRemoval: ({ context }) => {
      const { quantity, quantityError } = reading(context);
      return context.line !== null && quantity.isZero() && quantityError === null;
    },
    isSavable: ({ context }) => {
      const { quantity, quantityError, priceError } = reading(context);
      return !quantity.isZero() && quantityError === null && priceError === null;
    },
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    change: assign({
      draft: ({ context }, { change }: { change: Partial<LineDraft> }) => ({ ...context.draft, ...change }),
      message: null,
      adjustment: null,
    }),
    settleQuantity: assign(({ context }) => {
      const { draft, adjustment } = settleQuantity(context.draft, context.product, context.settings);
      return { draft, adjustment: adjustment ?? context.adjustment };
    }),
    settlePrice: assign(({ context }) => {
      const { draft, adjustment } = settlePrice(context.draft, context.product, context.prices);
      return { draft, adjustment: adjustment ?? context.adjustment };
    }),
    chooseSellUnit: assign({
      draft: ({ context }, { unit }: { unit: string }) =>
        chooseSellUnit(context.draft, context.product, context.settings, unit),
      message: null,
    }),
    setMessage: assign({ message: (_, { message }: { message: string | null }) => message }),
    renewKey: assign({ idempotencyKey: ({ context }) => context.newId() }),
    send: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => {
        const line = sentLine(context.draft, context.product, context.prices, context.line?.id ?? 0);
        return {
          type: 'cart.write' as const,
          replyTo: self,
          command: context.line
            ? { kind: 'update' as const, line, seen: context.line }
            : { kind: 'add' as const, line, idempotencyKey: context.idempotencyKey },
        };
      },
    ),
    sendRemoval: sendTo(
      ({ context }) => context.cart,
      ({ context, self }) => ({
        type: 'cart.write' as const,
        replyTo: self,
        command: context.line
          ? { kind: 'remove' as const, seen: context.line }
          : { kind: 'addMany' as const, lines: [], idempotencyKey: context.idempotencyKey },
      }),
    ),
  },
}).createMachine({
  id: 'cartLineDialog',
  context: ({ input }) => ({
    ...input,
    draft: input.line ? draftOfLine(input.line) : (newDraft(input.product, input.settings) ?? UNSOLD),
    prices: {},
    idempotencyKey: input.newId(),
    message: null,
    adjustment: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A product without sell-by units cannot be ordered: a notice says so and the dialog closes.',
      meta: { features: ['CLD-10'] },
      always: [
        {
          guard: 'isNotSold',
          target: 'closed',
          actions: { type: 'notify', params: { type: 'warning', text: texts.products.noSellUnit } },
        },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'Quantity, units, price and notes can be changed.',
      meta: { features: ['CLD-01', 'CLD-02', 'CLD-03', 'CLD-04', 'CLD-05'] },
      tags: 'editable',
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
          actions: [{ type: 'chooseSellUnit', params: ({ event }) => event }, 'settleQuantity'],
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
          { guard: 'isSavable', target: 'saving' },
        ],
        'dialog.cancel': 'closed',
      },
      states: {
        loadingPrices: {
          description: "The customer's prices of this product are on their way.",
          meta: { features: ['CLD-06', 'API-13'] },
          invoke: {
            id: 'loadLinePrices',
            src: 'loadLinePrices',
            input: ({ context }) => ({ product: context.product }),
            onDone: { target: 'priced', actions: assign({ prices: ({ event }) => event.output }) },
            onError: 'unpriced',
          },
        },
        priced: {
          description: 'Prices are known.',
          meta: { features: ['CLD-06', 'CLD-07', 'CLD-08', 'CLD-09', 'CLD-11'] },
        },
        unpriced: {
          description: 'Prices did not come: the line can be saved, the server prices it.',
          meta: { features: ['CLD-06', 'CON-03'] },
        },
      },
    },
    confirmingRemoval: {
      description: 'Quantity 0 on an existing line asks whether to remove it.',
      meta: { features: ['CLD-03', 'CART-01'] },
      on: { 'removal.confirm': 'removing', 'removal.refuse': 'editing', 'dialog.cancel': 'closed' },
    },
    saving: {
      description: 'The line is on its way to the cart; the dialog keeps what was typed.',
      meta: { features: ['CLD-02', 'CART-06', 'CART-11'] },
      tags: 'busy',
      entry: ['settleQuantity', { type: 'setMessage', params: { message: null } }, 'send'],
      on: {
        'cart.reply': [
          {
            description: 'The quantity was changed by the save itself, or so shortly before that nobody read it.',
            guard: { type: 'isDoneAdjusted', params: ({ event }) => event },
            target: 'closed',
            actions: {
              type: 'notify',
              params: ({ context }): Notice => ({ type: 'warning', text: context.adjustment ?? '' }),
            },
          },
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'closed' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'editing',
            actions: [{ type: 'setMessage', params: ({ event }) => ({ message: textOf(event) }) }, 'renewKey'],
          },
          {
            target: 'editing',
            actions: { type: 'setMessage', params: ({ event }) => ({ message: textOf(event) }) },
          },
        ],
      },
    },
    removing: {
      description: 'The line is being removed.',
      meta: { features: ['CART-01', 'CART-11'] },
      tags: 'busy',
      entry: 'sendRemoval',
      on: {
        'cart.reply': [
          { guard: { type: 'isDone', params: ({ event }) => event }, target: 'closed' },
          {
            target: 'editing',
            actions: {
              type: 'setMessage',
              params: ({ event }) => ({ message: textOf(event) }),
            },
          },
        ],
      },
    },
    closed: { type: 'final', description: 'The dialog is gone.', meta: { features: ['CLD-02'] } },
  },
  options: machineOptions,
});

export type CartLineDialogRef = ActorRefFrom<typeof cartLineDialogMachine>;
export type CartLineDialogSnapshot = SnapshotFrom<typeof cartLineDialogMachine>;
