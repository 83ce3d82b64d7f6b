import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Cart, ValidDates } from '#domain/cart/cart.ts';
import { type DeliveryDetails, type DeliveryRules, deliveryRules, startingDetails } from '#domain/checkout/delivery.ts';
import { NO_OFFER } from '#domain/checkout/offer.ts';
import { type CheckoutStep, checkoutSteps } from '#domain/checkout/steps.ts';
import { words } from '#domain/checkout/words.ts';
import type { CartWriter } from '../cart/cartWriter.ts';
import { documentsMachine } from '../documents/documentsMachine.ts';
import type { FeatureMeta } from '../lib/featureMeta.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import type { Shopper } from '../session/session.ts';
import { type DeliveryLeft, deliveryMachine } from './deliveryMachine.ts';
import { orderReviewMachine, type ReviewResult } from './orderReviewMachine.ts';
import {
  type Buyer,
  outcomeLines,
  type Placed,
  placedOrder,
  type Submission,
  type SubmitOutcome,
} from './submission.ts';
import { submissionMachine } from './submissionMachine.ts';

interface Input {
  shopper: Shopper;
  cart: CartWriter;
  newId: () => string;
}

interface Context extends Input {
  buyer: Buyer;
  steps: readonly CheckoutStep[];
  rules: DeliveryRules;
  loadedCart: Cart;
  details: DeliveryDetails;
  dates: ValidDates | null;
  isUnsaved: boolean;
  /** A submit of an earlier visit whose answer never came. */
  recalled: Submission | null;
  placed: Placed | null;
}

type Event =
  | { type: 'checkout.retry' }
  | { type: 'message.acknowledge' }
  | { type: 'step.back' }
  | { type: 'checkout.finish' };

type Outcome = { output: SubmitOutcome };
type Left = { output: DeliveryLeft };
type Reviewed = { output: ReviewResult };

function startingContext(input: Input): Context {
  const { site, userType, configuration } = input.shopper;
  const { customer, settings } = configuration;
  return {
    ...input,
    buyer: { username: input.shopper.user?.username ?? '', customerKey: customer?.customerKey ?? 0 },
    steps: checkoutSteps({
      userType,
      checkoutMessage: settings.checkoutMessage,
      allowsPickup: site.allowConsumerPickup,
      allowsDelivery: site.allowConsumerDelivery,
      isPunchout: false,
    }),
    rules: deliveryRules(customer, settings, site),
    loadedCart: NO_OFFER.cart,
    details: startingDetails(NO_OFFER.cart.header, customer),
    dates: null,
    isUnsaved: false,
    recalled: null,
    placed: null,
  };
}

/** Takes a cart to an order, step by step. Invoked by the shop while its page is open. */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed',
    children: {} as {
      delivery: 'delivery';
      orderReview: 'orderReview';
      submission: 'submission';
      documents: 'documents';
    },
    meta: {} as FeatureMeta,
  },
  actors: {
    /** The submit of this user and customer whose outcome the browser does not know. */
    recallSubmission: port<Submission | null, Buyer>('recallSubmission'),
    loadCart: port<Cart>('loadCart'),
    delivery: deliveryMachine,
    orderReview: orderReviewMachine,
    submission: submissionMachine,
    documents: documentsMachine,
    /** Filled by the host: for as long as it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isRecalled: (_, { output }: { output: Submission | null }) => output !== null,
    isEmpty: (_, { cart }: { cart: Cart }) => cart.lines.length === 0,
    hasMessage: ({ context }) => context.steps.includes('Message'),
    isPlaced: (_, { output }: Outcome) => placedOrder(output) !== null,
    isForward: (_, { output }: Left) => output.leavesTo === 'next',
    isUnsaved: (_, { output }: Left) => output.isUnsaved,
    hasPlaced: (_, { output }: Reviewed) => output.kind === 'placed',
    hasEmptied: (_, { output }: Reviewed) => output.kind === 'empty',
    isUnclear: (_, { output }: Reviewed) => output.kind === 'unclear',
  },
  actions: {
    /** Filled by the host. */
    forgetSubmission: (_, _params: { buyer: Buyer }) => undefined,
    /** Filled by the host: opens another page. */
    goTo: (_, _params: { path: '/cart' | '/' }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Filled by the host: other tabs of this user ask for the cart again. */
    tellOtherTabs: () => undefined,
    recall: assign({ recalled: (_, { output }: { output: Submission | null }) => output }),
    learnCart: assign(({ context }, { cart }: { cart: Cart }) => ({
      loadedCart: cart,
      details: startingDetails(cart.header, context.shopper.configuration.customer),
    })),
    keepDelivery: assign((_, { output }: Left) => ({
      loadedCart: output.loadedCart,
      details: output.details,
      dates: output.dates,
      isUnsaved: output.isUnsaved,
    })),
    learnRecovered: assign((_, { output }: Outcome) => {
      const order = placedOrder(output);
      return order ? { placed: { order, offer: null, messages: outcomeLines(output) } } : {};
    }),
    learnPlaced: assign((_, { output }: Reviewed) => (output.kind === 'placed' ? { placed: output.placed } : {})),
    refreshCart: sendTo(({ context }) => context.cart, { type: 'cart.refresh' as const }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => startingContext(input),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The browser is asked for a submit whose answer never came.',
      meta: { features: ['CHK-11', 'ONCE-01'] },
      tags: 'busy',
      invoke: {
        id: 'recallSubmission',
        src: 'recallSubmission',
        input: ({ context }) => context.buyer,
        onDone: [
          {
            guard: { type: 'isRecalled', params: ({ event }) => event },
            target: 'recovering',
            actions: { type: 'recall', params: ({ event }) => event },
          },
          { target: 'loading' },
        ],
        onError: 'loading',
      },
    },
    recovering: {
      description: 'The page was reloaded while an order was under way: what became of it is asked, nothing is sent.',
      meta: { features: ['CHK-11', 'CHK-13', 'ONCE-01'] },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({
          submission: context.recalled as Submission,
          isInterrupted: true,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event },
            target: 'receipt',
            actions: { type: 'learnRecovered', params: ({ event }) => event },
          },
          {
            target: 'loading',
            actions: [
              { type: 'forgetSubmission', params: ({ context }) => context },
              {
                type: 'notify',
                params: ({ event }): Notice =>
                  event.output.kind === 'notArrived'
                    ? { type: 'warning', text: words.notPlaced }
                    : { type: 'error', text: outcomeLines(event.output).join(' ') },
              },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    loading: {
      description: 'The cart is on its way.',
      meta: { features: ['CHK-01', 'CART-07'] },
      tags: 'busy',
      invoke: {
        id: 'loadCart',
        src: 'loadCart',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ cart: event.output }) }, target: 'empty' },
          {
            guard: 'hasMessage',
            target: 'readingMessage',
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
      description: 'The cart did not come, or a bug hides what became of an order. Trying again asks for both.',
      meta: { features: ['CHK-13', 'ONCE-01'] },
      tags: 'failed',
      on: { 'checkout.retry': 'recalling' },
    },
    empty: { description: 'There is nothing to order.', meta: { features: ['CHK-02'] } },
    readingMessage: {
      description: 'The distributor has something to say, which must be acknowledged.',
      meta: { features: ['CHK-01', 'CHK-03'] },
      initial: 'first',
      on: {
        'message.acknowledge': 'enteringDelivery',
        'step.back': { actions: { type: 'goTo', params: { path: '/cart' } } },
      },
      states: {
        first: { description: 'Nothing was typed yet.', meta: { features: ['CHK-02', 'CHK-03'] } },
        again: {
          description: 'Back from the next step with something typed there: leaving asks first.',
          meta: { features: ['CHK-03', 'LEAVE-03'] },
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: 'first' },
        },
      },
    },
    enteringDelivery: {
      description:
        'Where and when to deliver, P.O. and instructions. Back before the first step asks for the cart and stays.',
      meta: { features: ['CHK-01', 'CHK-02', 'CHK-04'] },
      invoke: {
        id: 'delivery',
        src: 'delivery',
        input: ({ context: { cart, loadedCart, details, dates, rules, isUnsaved, steps } }) => ({
          cart,
          loadedCart,
          details,
          dates,
          rules,
          isUnsaved,
          isFirstStep: steps[0] === 'Delivery',
        }),
        onDone: [
          {
            guard: { type: 'isForward', params: ({ event }) => event },
            target: 'confirmingOrder',
            actions: { type: 'keepDelivery', params: ({ event }) => event },
          },
          {
            guard: { type: 'isUnsaved', params: ({ event }) => event },
            target: 'readingMessage.again',
            actions: { type: 'keepDelivery', params: ({ event }) => event },
          },
          {
            target: 'readingMessage',
            actions: { type: 'keepDelivery', params: ({ event }) => event },
          },
        ],
        onError: 'failed',
      },
    },
    confirmingOrder: {
      description: 'The order as it would be placed, and its way to the server.',
      meta: { features: ['CHK-01', 'CHK-10', 'CHK-11'] },
      invoke: {
        id: 'orderReview',
        src: 'orderReview',
        input: ({ context: { cart, buyer, newId } }) => ({ cart, buyer, newId }),
        onDone: [
          {
            guard: { type: 'hasPlaced', params: ({ event }) => event },
            target: 'receipt',
            actions: { type: 'learnPlaced', params: ({ event }) => event },
          },
          { guard: { type: 'hasEmptied', params: ({ event }) => event }, target: 'empty' },
          { guard: { type: 'isUnclear', params: ({ event }) => event }, target: 'recalling' },
          { target: 'enteringDelivery' },
        ],
        onError: 'failed',
      },
    },
    receipt: {
      description: 'The order is placed; its documents open beside it.',
      meta: { features: ['CHK-02', 'CHK-12', 'DOC-04'] },
      entry: [{ type: 'forgetSubmission', params: ({ context }) => context }, 'refreshCart', 'tellOtherTabs'],
      invoke: { id: 'documents', src: 'documents' },
      on: { 'checkout.finish': { actions: { type: 'goTo', params: { path: '/' } } } },
    },
  },
  options: machineOptions,
});

export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>;
export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
