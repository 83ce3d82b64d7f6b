import { type ActorRefFrom, assign, type SnapshotFrom } from 'xstate';
import { machineOptions } from '../../lib/port.ts';
import { NO_CARD, startingContext, unfinishedDetails } from './checkout.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import { confirmingOrder, placedOf } from './confirmingOrder.ts';
import { enteringDelivery } from './enteringDelivery.ts';

/** Takes a cart to an order, step by step. Runs while its page is open. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => startingContext(input),
  initial: 'recovering',
  invoke: [
    {
      id: 'parkWork',
      src: 'parkWork',
      input: ({ self }) => ({ read: () => unfinishedDetails(self.getSnapshot().context) }),
      onError: {},
    },
    { id: 'watchCart', src: 'watchCart', onError: {} },
  ],
  states: {
    recovering: {
      description: 'Whether an order of an earlier visit is unanswered, and what became of it. Nothing is sent.',
      entry: assign(NO_CARD),
      invoke: {
        id: 'recovery',
        src: 'recovery',
        input: ({ context }) => ({ buyer: context.buyer }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'placed',
            target: 'receipt',
            actions: { type: 'learnPlaced', params: ({ event }) => ({ placed: placedOf(event.output) }) },
          },
          { target: 'recallingDetails' },
        ],
        onError: 'failed',
      },
    },
    recallingDetails: {
      description: 'Whether something was typed here that the cart does not have.',
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
      description: 'The cart is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        onDone: [
          {
            description: 'A procurement system is told that nothing is left of what it had.',
            guard: { type: 'isEmptiedThere', params: ({ event }) => ({ cart: event.output }) },
            target: 'confirmingOrder',
            actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
          },
          { guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) }, target: 'empty' },
          {
            guard: 'choosesShipMethod',
            target: 'choosingShipMethod',
            actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            guard: 'hasMessage',
            target: 'readingMessage',
            actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            description: 'The procurement system takes nothing that could be asked.',
            guard: 'skipsDelivery',
            target: 'confirmingOrder',
            actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
          },
          {
            target: 'enteringDelivery',
            actions: { type: 'learnCart', params: ({ event }) => ({ cart: event.output }) },
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description:
        'The cart did not come, or a bug ended a step. Trying again first asks what became of an order that was sent.',
      tags: 'failed',
      on: { 'checkout.retry': 'recovering' },
    },
    empty: {
      description: 'There is nothing to order, until something comes into the cart elsewhere.',
      on: {
        'cart.changed': {
          guard: { type: 'isFilled', params: ({ event: { cart } }) => ({ cart }) },
          target: 'loading',
        },
      },
    },
    choosingShipMethod: {
      description: 'A consumer chooses pickup or delivery where both are allowed; the other one is looked at first.',
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
          description: 'Back from a later step with something typed there: leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'first' },
        },
      },
    },
    passingOn: {
      description: 'Whether there is a message to read.',
      always: [
        { guard: 'hasUnsavedMessage', target: 'readingMessage.again' },
        { guard: 'hasMessage', target: 'readingMessage' },
        { target: 'enteringDelivery' },
      ],
    },
    readingMessage: {
      description: 'The distributor has something to say, which must be acknowledged.',
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
          description: 'Back from the next step with something typed there: leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'first' },
        },
      },
    },
    enteringDelivery,
    goingBack: {
      description: 'To the step before Delivery; what is typed there and not saved is held.',
      always: [
        { guard: 'hasUnsavedMessage', target: 'readingMessage.again' },
        { guard: 'hasMessage', target: 'readingMessage' },
        { guard: 'isUnsaved', target: 'choosingShipMethod.again' },
        { target: 'choosingShipMethod' },
      ],
    },
    enteringPayment: {
      description: 'Whoever pays at once fills in a card. It stays in its form, which is hidden from the next step on.',
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
            actions: { type: 'learnCard', params: ({ event: { output } }) => output },
          },
          { target: 'enteringDelivery', actions: { type: 'learnCard', params: ({ event: { output } }) => output } },
        ],
        onError: 'failed',
      },
    },
    deliveryFailed: {
      description: 'A bug ended the step: what was typed in it is kept, and comes back with it.',
      tags: 'failed',
      invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: {} },
      on: { 'checkout.retry': 'enteringDelivery' },
    },
    confirmingOrder,
    transferring: {
      description: 'The cart is ready, and on its way to the procurement system that the buyer came from.',
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context: { form, shopper } }) => ({ form, partnerName: shopper.punchout?.partnerName ?? '' }),
        onDone: 'confirmingOrder',
        onError: 'failed',
      },
    },
    receipt: {
      description: 'The order is placed; its documents open beside it.',
      entry: [
        { type: 'forgetSubmission', params: ({ context }) => ({ buyer: context.buyer }) },
        { type: 'rememberDetails', params: ({ context }) => ({ buyer: context.buyer, typed: {} }) },
        'refreshCart',
        'tellOtherTabs',
      ],
      on: { 'checkout.finish': { actions: { type: 'goTo', params: { path: '/' } } } },
      initial: 'withDocuments',
      states: {
        withDocuments: {
          description: 'They can be opened.',
          invoke: { id: 'documents', src: 'documents', onError: 'withoutDocuments' },
        },
        withoutDocuments: {
          description: 'A bug ended them: the receipt stays, and they can be asked for again.',
          on: { 'documents.retry': 'withDocuments' },
        },
      },
    },
  },
  options: machineOptions,
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
