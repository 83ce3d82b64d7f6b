import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Cart, CartHeaderChange } from '#domain/cart/cart.ts';
import { stillTyped, typedSince } from '#domain/checkout/typedDetails.ts';
import { machineOptions } from '../../lib/port.ts';
import type { CartReply, WriteResult } from '../../shop/cart/cartWrite.ts';
import { type CartChanged, type FollowedCart, followedCart } from './followCart.ts';
import {
  type DeliverySave,
  type DeliveryTyped,
  type DetailsOutcome,
  type KeptDetailsContext,
  type KeptDetailsInput,
  unsaved,
  unwritten,
} from './keptDetails.ts';

type Event = DeliveryTyped | DeliverySave | CartReply | CartChanged;
type Reply = { result: WriteResult };

const isNone = (change: CartHeaderChange) => Object.keys(change).length === 0;

/**
 * Writes what is typed at the Delivery step into the cart's header, one change at a time and the newest value of each
 * field. Reports to its owner what the cart does not have. Invoked by checkout beside the step.
 */
export const keptDetailsMachine = setup({
  types: {} as { context: KeptDetailsContext; events: Event; input: KeptDetailsInput },
  guards: {
    isSaveAsked: ({ context }) => context.saver !== null,
    hasToSave: ({ context }) => !isNone(unsaved(context)),
    hasToKeep: ({ context }) => !isNone(unwritten(context)),
    isDateRefused: ({ context }, { result }: Reply) => result.kind === 'refused' && 'deliveryDate' in context.sent,
  },
  actions: {
    setTyped: assign(
      (
        { context },
        { details, suggested, dates, replyTo }: Omit<DeliveryTyped, 'type'>,
      ): Partial<KeptDetailsContext> => ({
        typed: stillTyped(context.loadedCart.header, typedSince(context.typed, { details, suggested })),
        details,
        dates,
        typist: replyTo,
      }),
    ),
    followCart: assign({ loadedCart: ({ context }, change: FollowedCart) => followedCart(context.loadedCart, change) }),
    setSaver: assign({ saver: (_, { details, replyTo }: Omit<DeliverySave, 'type'>) => ({ details, replyTo }) }),
    send: enqueueActions(({ context, enqueue, self }, { change }: { change: CartHeaderChange }) => {
      const command = { kind: 'header' as const, change, seen: context.loadedCart.header };
      enqueue.assign({ sent: change });
      enqueue.sendTo(context.cart, { type: 'cart.write', replyTo: self, command });
    }),
    setCart: assign(({ context }, { result }: Reply): Partial<KeptDetailsContext> => {
      const loadedCart: Cart = result.kind === 'done' ? result.cart : context.loadedCart;
      const tried = { ...context.tried, ...context.sent };
      return { loadedCart, tried, typed: stillTyped(loadedCart.header, context.typed) };
    }),
    markDateTried: assign(({ context }) => {
      const { deliveryDate = null, customerShipToCode } = context.sent;
      return { tried: { ...context.tried, deliveryDate, ...(customerShipToCode ? { customerShipToCode } : {}) } };
    }),
    notifyKept: sendTo(
      ({ context }) => context.owner,
      ({ context: { loadedCart, typed } }) => ({ type: 'details.kept' as const, cart: loadedCart, typed }),
    ),
    notifyTypist: enqueueActions(({ context, enqueue }, outcome: DetailsOutcome) => {
      if (context.typist) enqueue.sendTo(context.typist, outcome);
    }),
    answerSaver: enqueueActions(({ context, enqueue }, { result }: Reply) => {
      if (context.saver) enqueue.sendTo(context.saver.replyTo, { type: 'cart.reply', result });
      enqueue.assign({ saver: null });
    }),
  },
}).createMachine({
  id: 'keptDetails',
  context: ({ input }) => ({
    ...input,
    typed: stillTyped(input.loadedCart.header, input.typed),
    sent: {},
    tried: {},
    typist: null,
    saver: null,
  }),
  entry: 'notifyKept',
  initial: 'deciding',
  on: {
    'delivery.typed': {
      actions: [
        {
          type: 'setTyped',
          params: ({ event: { details, suggested, dates, replyTo } }) => ({ details, suggested, dates, replyTo }),
        },
        'notifyKept',
      ],
    },
    'delivery.save': {
      actions: { type: 'setSaver', params: ({ event: { details, replyTo } }) => ({ details, replyTo }) },
    },
    'cart.changed': {
      actions: { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) },
    },
  },
  states: {
    deciding: {
      description: 'The next change to save is chosen. What the step waits for comes first.',
      always: [
        { guard: 'hasToSave', target: 'saving' },
        {
          guard: 'isSaveAsked',
          target: 'resting',
          actions: {
            type: 'answerSaver',
            params: ({ context }) => ({ result: { kind: 'done', cart: context.loadedCart } }),
          },
        },
        { guard: 'hasToKeep', target: 'keeping' },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'The cart has all that it accepts. The browser stores the rest.',
      on: {
        'delivery.typed': {
          target: 'deciding',
          actions: [
            {
              type: 'setTyped',
              params: ({ event: { details, suggested, dates, replyTo } }) => ({ details, suggested, dates, replyTo }),
            },
            'notifyKept',
          ],
        },
        'delivery.save': {
          target: 'deciding',
          actions: { type: 'setSaver', params: ({ event: { details, replyTo } }) => ({ details, replyTo }) },
        },
      },
    },
    keeping: {
      description: 'The typed details are being saved. Details typed in the meantime follow in one change.',
      entry: { type: 'send', params: ({ context }) => ({ change: unwritten(context) }) },
      on: {
        'cart.reply': [
          {
            guard: ({ event }) => event.result.kind === 'done',
            target: 'deciding',
            actions: [
              { type: 'setCart', params: ({ event }) => ({ result: event.result }) },
              'notifyKept',
              { type: 'notifyTypist', params: { type: 'details.arrived' } },
            ],
          },
          {
            guard: { type: 'isDateRefused', params: ({ event }) => ({ result: event.result }) },
            target: 'deciding',
            actions: 'markDateTried',
            description: 'The date may be the reason, so the rest is saved without it.',
          },
          {
            guard: ({ event }) => event.result.kind === 'refused',
            target: 'deciding',
            actions: [
              assign({ tried: ({ context }) => ({ ...context.tried, ...context.sent }) }),
              { type: 'notifyTypist', params: { type: 'details.missed' } },
            ],
          },
          { guard: 'isSaveAsked', target: 'deciding' },
          {
            target: 'resting',
            actions: { type: 'notifyTypist', params: { type: 'details.missed' } },
            description: 'It is unclear whether the details arrived. They are sent again with the next change.',
          },
        ],
      },
    },
    saving: {
      description: 'Everything in the form is being saved, and the step waits for it.',
      entry: { type: 'send', params: ({ context }) => ({ change: unsaved(context) }) },
      on: {
        'cart.reply': [
          {
            guard: ({ event }) => event.result.kind === 'done',
            target: 'resting',
            actions: [
              { type: 'setCart', params: ({ event }) => ({ result: event.result }) },
              'notifyKept',
              { type: 'answerSaver', params: ({ event }) => ({ result: event.result }) },
            ],
          },
          {
            target: 'resting',
            actions: { type: 'answerSaver', params: ({ event }) => ({ result: event.result }) },
          },
        ],
      },
    },
  },
  options: machineOptions,
});
