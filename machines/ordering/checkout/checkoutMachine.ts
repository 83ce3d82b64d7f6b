import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import { NO_CARD, startingContext, unfinishedDetails } from './checkout.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import { confirmingOrder, placedOf } from './confirmingOrder.ts';
import { enteringDelivery } from './enteringDelivery.ts';

/** Turns a cart into an order, step by step. Runs while its page is open. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => startingContext(input),
  initial: 'recovering',
  invoke: [
    {
      id: 'saveDraft',
      src: 'saveDraft',
      input: ({ self }) => ({ read: () => unfinishedDetails(self.getSnapshot().context) }),
      onError: {},
    },
    { id: 'watchCart', src: 'watchCart', onError: {} },
  ],
  states: {
    recovering: {
      description: 'The outcome of an unanswered order from an earlier visit is checked. Nothing is sent.',
      entry: assign(NO_CARD),
      invoke: {
        id: 'recovery',
        src: 'recovery',
        input: ({ context }) => ({ buyer: context.buyer }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'placed',
            target: 'receipt',
            actions: { type: 'setPlaced', params: ({ event }) => ({ placed: placedOf(event.output) }) },
          },
          { target: 'recallingDetails' },
        ],
        onError: 'failed',
      },
    },
    recallingDetails: {
      description: 'The browser is checked for typed details that the cart does not have.',
      tags: 'busy',
      invoke: {
        id: 'recallDetails',
        src: 'recallDetails',
        input: ({ context }) => context.buyer,
        onDone: { target: 'loading', actions: assign({ typed: ({ event }) => event.output }) },
        onError: 'loading',
      },
    },
    loading: {
      description: 'The cart is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        onDone: [
          {
            description: 'An emptied cart goes back to the procurement system, so that it removes its items.',
            guard: { type: 'isEmptiedThere', params: ({ event }) => ({ cart: event.output }) },
            target: 'confirmingOrder',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          { guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) }, target: 'empty' },
          {
            guard: 'choosesShipMethod',
            target: 'choosingShipMethod',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            guard: 'hasMessage',
            target: 'readingMessage',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            description: 'The procurement system takes no delivery details, so this step is skipped.',
            guard: 'skipsDelivery',
            target: 'confirmingOrder',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'enteringDelivery',
            actions: { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The cart did not load, or a bug ended a step. Trying again first checks on an order that was sent.',
      tags: 'failed',
      on: { 'checkout.retry': 'recovering' },
    },
    empty: {
      description: 'The cart is empty. Checkout continues when a product is added elsewhere.',
      on: {
        'cart.changed': {
          guard: { type: 'isFilled', params: ({ event: { cart } }) => ({ cart }) },
          target: 'loading',
        },
      },
    },
    choosingShipMethod: {
      description: 'A consumer chooses pickup or delivery if both are allowed. They see what changes first.',
      initial: 'first',
      on: {
        'shipMethod.settle': [
          {
            guard: { type: 'isPresentMethod', params: ({ event }) => ({ shipMethod: event.shipMethod }) },
            target: 'passingOn',
          },
          { actions: { type: 'switchShipMethod', params: ({ event }) => ({ wanted: event.shipMethod }) } },
        ],
        'step.back': { actions: { type: 'goTo', params: { path: '/cart' } } },
        'cart.changed': [
          { guard: { type: 'isEmptied', params: ({ event: { cart } }) => ({ cart }) }, target: 'empty' },
          { actions: { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) } },
        ],
      },
      states: {
        first: { description: 'Nothing was typed yet.' },
        again: {
          description: 'The user came back from a later step with unsaved details, so leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'first' },
        },
      },
    },
    passingOn: {
      description: 'Checkout checks whether there is a message to read.',
      always: [
        { guard: 'hasUnsavedMessage', target: 'readingMessage.again' },
        { guard: 'hasMessage', target: 'readingMessage' },
        { target: 'enteringDelivery' },
      ],
    },
    readingMessage: {
      description: 'The distributor has a message that the user must acknowledge.',
      initial: 'first',
      on: {
        'message.acknowledge': [{ guard: 'skipsDelivery', target: 'confirmingOrder' }, { target: 'enteringDelivery' }],
        'step.back': [
          { guard: 'isUnsavedBehindChoice', target: 'choosingShipMethod.again' },
          { guard: 'choosesShipMethod', target: 'choosingShipMethod' },
          { actions: { type: 'goTo', params: { path: '/cart' } } },
        ],
        'cart.changed': [
          { guard: { type: 'isEmptied', params: ({ event: { cart } }) => ({ cart }) }, target: 'empty' },
          { actions: { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) } },
        ],
      },
      states: {
        first: { description: 'Nothing was typed yet.' },
        again: {
          description: 'The user came back from the next step with unsaved details, so leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'first' },
        },
      },
    },
    enteringDelivery,
    goingBack: {
      description: 'The user goes back to the step before Delivery. Unsaved details are kept.',
      always: [
        { guard: 'hasUnsavedMessage', target: 'readingMessage.again' },
        { guard: 'hasMessage', target: 'readingMessage' },
        { guard: 'isUnsaved', target: 'choosingShipMethod.again' },
        { target: 'choosingShipMethod' },
      ],
    },
    enteringPayment: {
      description: 'A user who pays now enters a card. It stays in its form, which is hidden from the next step on.',
      on: {
        'cart.changed': [
          { guard: { type: 'isEmptied', params: ({ event: { cart } }) => ({ cart }) }, target: 'empty' },
          { actions: { type: 'followCart', params: ({ event: { cart, shipTos } }) => ({ cart, shipTos }) } },
        ],
      },
      invoke: {
        id: 'payment',
        src: 'payment',
        input: ({ context: { accepted, paymentProblem } }) => ({ accepted, problem: paymentProblem }),
        onDone: [
          {
            guard: { type: 'hasCard', params: ({ event }) => ({ card: event.output.card }) },
            target: 'confirmingOrder',
            actions: { type: 'setCard', params: ({ event: { output } }) => output },
          },
          { target: 'enteringDelivery', actions: { type: 'setCard', params: ({ event: { output } }) => output } },
        ],
        onError: 'failed',
      },
    },
    deliveryFailed: {
      description: 'A bug ended the step. What was typed in it is kept and restored when it reopens.',
      tags: 'failed',
      invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: {} },
      on: { 'checkout.retry': 'enteringDelivery' },
    },
    confirmingOrder,
    transferring: {
      description: "The cart is ready and is being sent to the buyer's procurement system.",
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context: { form, shopper } }) => ({ form, partnerName: shopper.punchout?.partnerName ?? '' }),
        onDone: 'confirmingOrder',
        onError: 'failed',
      },
    },
    receipt: {
      description: 'The order is placed, and the user can open its documents.',
      entry: [
        { type: 'clearSubmission', params: ({ context }) => ({ buyer: context.buyer }) },
        { type: 'storeDetails', params: ({ context }) => ({ buyer: context.buyer, typed: {} }) },
        'refreshCart',
        'notifyOtherTabs',
      ],
      on: { 'checkout.finish': { actions: { type: 'goTo', params: { path: '/' } } } },
      initial: 'withDocuments',
      states: {
        withDocuments: {
          description: 'The user can open documents.',
          invoke: { id: 'documents', src: 'documents', onError: 'withoutDocuments' },
        },
        withoutDocuments: {
          description: 'A bug removed the document buttons, but the receipt stays. The user can reload the buttons.',
          on: { 'documents.retry': 'withDocuments' },
        },
      },
    },
  },
  options: machineOptions,
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
