import { assign, forwardTo } from 'xstate';
import { changedDetails } from '#domain/checkout/typedDetails.ts';
import { checkoutSetup } from './checkoutSetup.ts';

/** The delivery step: its form, and beside it the actor that stores what is typed, even if the form fails. */
export const enteringDelivery = checkoutSetup.createStateConfig({
  description:
    'The user enters delivery place and date, P.O. and instructions. Back from the first step opens the cart.',
  on: {
    'cart.changed': [
      { guard: { type: 'isEmptied', params: ({ event: { cart } }) => ({ cart }) }, target: 'empty' },
      {
        actions: [
          { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) },
          forwardTo('keptDetails'),
          forwardTo('delivery'),
        ],
      },
    ],
    'delivery.typed': {
      actions: [
        assign(({ event }) => ({ details: event.details, standing: {}, isUnsaved: true })),
        forwardTo('keptDetails'),
      ],
    },
    'delivery.changed': {
      actions: assign(({ event: { details, suggested } }) => ({
        standing: changedDetails(details, suggested),
      })),
    },
    'delivery.save': { actions: forwardTo('keptDetails') },
    'details.kept': {
      actions: [
        assign(({ event: { cart, typed } }) => ({ loadedCart: cart, typed })),
        {
          type: 'storeDetails',
          params: ({ context, event }) => ({ buyer: context.buyer, typed: event.typed }),
        },
      ],
    },
  },
  invoke: [
    {
      id: 'keptDetails',
      src: 'keptDetails',
      input: ({ context: { cart, loadedCart, details, typed, dates }, self }) => ({
        cart,
        owner: self,
        loadedCart,
        details,
        typed,
        dates,
      }),
      onError: 'deliveryFailed',
    },
    {
      id: 'delivery',
      src: 'delivery',
      input: ({ context: { loadedCart, details, typed, dates, rules, isUnsaved, steps }, self }) => ({
        owner: self,
        loadedCart,
        details,
        isDateTyped: typed.deliveryDate !== undefined,
        dates,
        rules,
        isUnsaved,
        isFirstStep: steps[0] === 'Delivery',
        offersPickup: steps.includes('ShipMethod'),
      }),
      onDone: [
        {
          guard: { type: 'hasToPay', params: ({ event }) => ({ left: event.output }) },
          target: 'enteringPayment',
          actions: { type: 'keepDelivery', params: ({ event }) => ({ left: event.output }) },
        },
        {
          guard: { type: 'isForward', params: ({ event }) => ({ left: event.output }) },
          target: 'confirmingOrder',
          actions: { type: 'keepDelivery', params: ({ event }) => ({ left: event.output }) },
        },
        {
          target: 'goingBack',
          actions: { type: 'keepDelivery', params: ({ event }) => ({ left: event.output }) },
        },
      ],
      onError: 'deliveryFailed',
    },
  ],
});
