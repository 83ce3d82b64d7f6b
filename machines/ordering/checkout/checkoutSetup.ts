import { assign, type EventObject, fromCallback, sendTo, setup } from 'xstate';
import type { Cart } from '#domain/cart/cart.ts';
import { startingDetails } from '#domain/checkout/delivery.ts';
import { type TypedDetails, withTyped } from '#domain/checkout/typedDetails.ts';
import { mayTransferEmpty } from '#domain/punchout/transferring.ts';
import type { ShipMethod } from '#domain/session/user.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { port } from '../../lib/port.ts';
import { type PaymentLeft, paymentMachine } from '../../payment/paymentMachine.ts';
import type { Buyer } from '../../sending/buyer.ts';
import { transferMachine } from '../transfer/transferMachine.ts';
import type { CheckoutContext, CheckoutInput } from './checkout.ts';
import { deliveryMachine } from './deliveryMachine.ts';
import type { DeliveryLeft } from './deliverySetup.ts';
import { type CartChanged, type FollowedCart, followedCart, followedRules } from './followCart.ts';
import type { DeliveryChanged, DeliverySave, DeliveryTyped, DetailsKept } from './keptDetails.ts';
import { keptDetailsMachine } from './keptDetailsMachine.ts';
import { orderReviewMachine, type ReviewResult } from './orderReviewMachine.ts';
import { recoveryMachine } from './recoveryMachine.ts';
import type { Placed } from './submission.ts';

type Event =
  | { type: 'checkout.retry' }
  | { type: 'shipMethod.settle'; shipMethod: ShipMethod }
  | { type: 'message.acknowledge' }
  | { type: 'step.back' }
  | { type: 'checkout.finish' }
  | { type: 'documents.retry' }
  | CartChanged
  | DeliveryTyped
  | DeliveryChanged
  | DeliverySave
  | DetailsKept;

type Left = { left: DeliveryLeft };
type Reviewed = { result: ReviewResult };

/** The types, actors, guards and actions of checkout. Its states are in `checkoutMachine`. */
export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext;
    events: Event;
    input: CheckoutInput;
    tags: 'busy' | 'failed';
    children: {
      recovery: 'recovery';
      keptDetails: 'keptDetails';
      delivery: 'delivery';
      payment: 'payment';
      orderReview: 'orderReview';
      transfer: 'transfer';
      documents: 'documents';
    };
  },
  actors: {
    loadCart: port<Cart>('loadCart'),
    recovery: recoveryMachine,
    /** Loads what was typed for this cart in this tab and never reached the cart. */
    recallDetails: port<TypedDetails, Buyer>('recallDetails'),
    keptDetails: keptDetailsMachine,
    delivery: deliveryMachine,
    payment: paymentMachine,
    orderReview: orderReviewMachine,
    transfer: transferMachine,
    documents: documentsMachine,
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
    /** Provided by the host: sends each change of the shop's cart, from any tab. */
    watchCart: fromCallback(() => undefined),
    /** Provided by the host: if the session ends during checkout, stores what `read` returns for its owner. */
    saveDraft: fromCallback<EventObject, { read: () => TypedDetails | null }>(() => undefined),
  },
  guards: {
    isEmpty: (_, { cart }: { cart: Cart }) => cart.lines.length === 0,
    isEmptied: ({ context }, { cart }: { cart: Cart }) =>
      followedCart(context.loadedCart, { cart }).lines.length === 0 && !mayTransferEmpty(context.shopper.punchout),
    isFilled: (_, { cart }: { cart: Cart }) => cart.lines.length > 0,
    isEmptiedThere: ({ context }, { cart }: { cart: Cart }) =>
      cart.lines.length === 0 && mayTransferEmpty(context.shopper.punchout),
    hasEmptyCart: ({ context }) => context.loadedCart.lines.length === 0,
    choosesShipMethod: ({ context }) => context.steps.includes('ShipMethod'),
    isPresentMethod: ({ context }, { shipMethod }: { shipMethod: ShipMethod }) => context.rules.method === shipMethod,
    hasMessage: ({ context }) => context.steps.includes('Message'),
    skipsDelivery: ({ context }) => !context.steps.includes('Delivery'),
    hasToPay: ({ context }, { left }: Left) => left.leavesTo === 'next' && context.steps.includes('ConsumerPayment'),
    hasCard: (_, { card }: Pick<PaymentLeft, 'card'>) => card !== null,
    paysByCard: ({ context }) => context.steps.includes('ConsumerPayment'),
    isForward: (_, { left }: Left) => left.leavesTo === 'next',
    isUnsaved: ({ context }) => context.isUnsaved,
    isUnsavedBehindChoice: ({ context }) => context.isUnsaved && context.steps.includes('ShipMethod'),
    hasUnsavedMessage: ({ context }) => context.isUnsaved && context.steps.includes('Message'),
    hasPlaced: (_, { result }: Reviewed) => result.kind === 'placed',
    hasEmptied: (_, { result }: Reviewed) => result.kind === 'empty',
  },
  actions: {
    /** Provided by the host. */
    clearSubmission: (_, _params: { buyer: Buyer }) => undefined,
    /** Provided by the host: the browser stores it while the tab is open. */
    storeDetails: (_, _params: { buyer: Buyer; typed: TypedDetails }) => undefined,
    /** Provided by the host: opens another page. */
    goTo: (_, _params: { path: '/cart' | '/' }) => undefined,
    /** Provided by the host: shows what changes with the other ship method, and switches to it. */
    switchShipMethod: (_, _params: { wanted: ShipMethod }) => undefined,
    /** Provided by the host: other tabs of this user reload the cart. */
    notifyOtherTabs: () => undefined,
    setCart: assign(({ context }, { cart }: { cart: Cart }) => ({
      loadedCart: cart,
      details: withTyped(
        startingDetails(cart.header, context.shopper.configuration.customer, context.rules),
        context.typed,
        context.rules,
      ),
    })),
    /** The header stays as it was when the form opened, so that changes of another tab are not overwritten unseen. */
    followCart: assign(({ context }, change: FollowedCart) => ({
      loadedCart: followedCart(context.loadedCart, change),
      rules: followedRules(context.rules, change),
    })),
    keepDelivery: assign((_, { left: { details, dates, isUnsaved } }: Left) => ({
      details,
      dates,
      isUnsaved,
    })),
    setCard: assign((_, { accepted, card }: PaymentLeft) => ({ accepted, card, paymentProblem: null })),
    setPlaced: assign({ placed: ({ context }, { placed }: { placed: Placed | null }) => placed ?? context.placed }),
    refreshCart: sendTo(({ context }) => context.cart, { type: 'cart.refresh' as const }),
  },
});
