import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { TransferForm } from '#domain/api/punchout.ts';
import { failureLines } from '#domain/checkout/answer.ts';
import { NO_OFFER, type Offer, offerProblems, type PaidBy } from '#domain/checkout/offer.ts';
import { orderWayOut } from '#domain/checkout/wayOut.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import { mayTransferEmpty, transferProblems } from '#domain/punchout/transferring.ts';
import type { PunchoutVisit } from '#domain/punchout/visit.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import type { Notice, NoticeSubject } from '../../notices/notice.ts';
import type { Buyer } from '../../sending/buyer.ts';
import type { CartWriter } from '../../shop/cart/cartWriter.ts';
import type { CartChanged, FollowedCart } from './followCart.ts';
import { isPlaced, outcomeLines, type Placed, placedBy, type Submission, type SubmitOutcome } from './submission.ts';
import { submissionMachine } from './submissionMachine.ts';

interface Input {
  cart: CartWriter;
  buyer: Buyer;
  newId: () => string;
  by: PaidBy;
  /** The summary of the card that is charged. */
  card: PaymentSummary | null;
  /** The punchout that receives the cart instead of an order. */
  punchout: PunchoutVisit | null;
}

interface Context extends Input {
  /** What the buyer sees now. */
  offer: Offer;
  /** What was shown before it changed. */
  shownOffer: Offer;
  /** The next submission, or the one in progress. Its key is new for every other offer and after every refusal. */
  submission: Submission;
  /** What went wrong, one line each. */
  messages: readonly string[];
  result: ReviewResult;
}

type Event = { type: 'order.submit' } | { type: 'review.retry' } | { type: 'step.back' } | CartChanged;

/** How the step was left. `handedOver`: the cart is ready to post. `unpaid`: why the card was rejected. `unclear`: a bug hid the outcome. */
export type ReviewResult =
  | { kind: 'placed'; placed: Placed }
  | { kind: 'handedOver'; form: TransferForm }
  | { kind: 'back' }
  | { kind: 'empty' }
  | { kind: 'unpaid'; problem: string }
  | { kind: 'unclear' };

type Outcome = { outcome: SubmitOutcome };

/** Why what is shown cannot be ordered, or returned to procurement, one sentence each. */
export function reviewProblems({ offer, by, punchout }: Pick<Context, 'offer' | 'by' | 'punchout'>): readonly string[] {
  return punchout ? transferProblems(offer, punchout) : offerProblems(offer, by);
}

function submissionOf({ newId, buyer, by }: Input, offer: Offer): Submission {
  return {
    key: newId(),
    buyer,
    cartVersion: offer.cart.version,
    orderTotal: offer.estimate.total ?? null,
    by,
    deliveryAddressId: by === 'card' ? offer.cart.header.addressId : null,
  };
}

const isOrderable = refusing(
  ({ context }: { context: Context }) => reviewProblems(context).length === 0,
  ({ context }) => orderWayOut(context.offer, reviewProblems(context)),
);

/** Shows the order and what it costs, and places it once. Invoked by checkout for its last step before the receipt. */
export const orderReviewMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: ReviewResult;
    tags: 'busy' | 'failed';
    children: { submission: 'submission' };
  },
  actors: {
    loadOffer: port<Offer>('loadOffer'),
    submission: submissionMachine,
  },
  guards: {
    isEmpty: ({ context }, { offer }: { offer: Offer }) =>
      offer.cart.lines.length === 0 && !mayTransferEmpty(context.punchout),
    isNewerVersion: ({ context }, { cart }: Pick<FollowedCart, 'cart'>) => cart.version > context.offer.cart.version,
    isOtherOffer: ({ context }, { offer }: { offer: Offer }) =>
      context.offer !== NO_OFFER && offer.cart.version !== context.offer.cart.version,
    isOrderable,
    isPlaced: (_, { outcome }: Outcome) => isPlaced(outcome),
    isHandedOver: (_, { outcome }: Outcome) => outcome.kind === 'handedOver',
    isWithoutCard: (_, { outcome }: Outcome) => outcome.kind === 'cardGone',
    isEmptied: ({ context }, { outcome }: Outcome) =>
      outcome.kind === 'stale' && outcome.offer.cart.lines.length === 0 && !mayTransferEmpty(context.punchout),
  },
  actions: {
    /** Provided by the host: stores the submission until its outcome is known, so that a reload can ask for it. */
    storeSubmission: (_, _submission: Submission) => undefined,
    /** Provided by the host. */
    clearSubmission: (_, _params: { buyer: Buyer }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host. */
    withdrawNotice: (_, _params: { about: NoticeSubject }) => undefined,
    setMovedOffer: assign(({ context }, { offer }: { offer: Offer }) => ({
      offer,
      shownOffer: context.offer,
      submission: submissionOf(context, offer),
      messages: [checkoutText('words.offerMoved')],
    })),
    showOutcome: assign({ messages: (_, { outcome }: Outcome) => outcomeLines(outcome) }),
    setResult: assign({ result: (_, { result }: { result: ReviewResult }) => result }),
    setPlaced: assign(({ context }, { outcome }: Outcome) => {
      const placed = placedBy(outcome, context);
      return placed ? { result: { kind: 'placed', placed } } : {};
    }),
    setUnpaid: assign((_, { outcome }: Outcome) => ({
      result: { kind: 'unpaid', problem: outcomeLines(outcome).join('\n') },
    })),
    refreshCart: sendTo(({ context }) => context.cart, { type: 'cart.refresh' as const }),
  },
}).createMachine({
  id: 'orderReview',
  context: ({ input }) => ({
    ...input,
    offer: NO_OFFER,
    shownOffer: NO_OFFER,
    submission: submissionOf(input, NO_OFFER),
    messages: [],
    result: { kind: 'back' },
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The cart and the estimate are loading. Earlier messages about an order are cleared.',
      tags: 'busy',
      entry: { type: 'withdrawNotice', params: { about: 'order' } },
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ offer: event.output }) },
            target: 'left',
            actions: { type: 'setResult', params: { result: { kind: 'empty' } } },
          },
          {
            guard: { type: 'isOtherOffer', params: ({ event }) => ({ offer: event.output }) },
            target: 'reviewing.stale',
            actions: { type: 'setMovedOffer', params: ({ event }) => ({ offer: event.output }) },
          },
          {
            target: 'reviewing',
            actions: assign(({ context, event }) => ({
              offer: event.output,
              submission: submissionOf(context, event.output),
              messages: [],
            })),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({ messages: ({ event }) => failureLines(failureOf(event.error)) }),
        },
      },
      on: { 'step.back': 'left' },
    },
    failed: {
      description: 'The order could not be loaded. The user can try again.',
      tags: 'failed',
      on: { 'review.retry': 'loading', 'step.back': 'left' },
    },
    reviewing: {
      description:
        'The order is on screen. Submitting accepts what is shown, and is offered only if the order can be accepted.',
      initial: 'offered',
      on: {
        'order.submit': { guard: 'isOrderable', target: 'submitting' },
        'step.back': 'left',
        'cart.changed': {
          guard: { type: 'isNewerVersion', params: ({ event: { cart } }) => ({ cart }) },
          target: 'loading',
        },
      },
      states: {
        offered: { description: 'The order is shown as it was loaded.' },
        stale: { description: 'The cart or the total has changed. The old and new values are shown side by side.' },
        refused: { description: 'The server refused the order and gave a reason. The next attempt uses a new key.' },
        notArrived: {
          description: 'The server never received the order. Submitting again is safe and uses the same key.',
        },
      },
    },
    submitting: {
      description: 'The order is being submitted, or its outcome is being checked. A second one cannot be sent.',
      entry: { type: 'storeSubmission', params: ({ context }) => context.submission },
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => ({ submission: context.submission, isInterrupted: false }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: { type: 'setPlaced', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isHandedOver', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: assign(({ event }) =>
              event.output.kind === 'handedOver'
                ? { result: { kind: 'handedOver' as const, form: event.output.form } }
                : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'notArrived',
            target: 'reviewing.notArrived',
            actions: { type: 'showOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: ({ event }) => event.output.kind === 'declined',
            target: 'left',
            actions: [
              { type: 'clearSubmission', params: ({ context }) => context.submission },
              {
                type: 'notify',
                params: ({ event }) => ({
                  type: 'error' as const,
                  text: outcomeLines(event.output).join(' '),
                  about: 'order' as const,
                }),
              },
              { type: 'setUnpaid', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            guard: { type: 'isWithoutCard', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: [
              { type: 'clearSubmission', params: ({ context }) => context.submission },
              { type: 'setUnpaid', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            guard: { type: 'isEmptied', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: [
              { type: 'clearSubmission', params: ({ context }) => context.submission },
              { type: 'setResult', params: { result: { kind: 'empty' } } },
              'refreshCart',
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'stale',
            target: 'reviewing.stale',
            actions: [
              { type: 'clearSubmission', params: ({ context }) => context.submission },
              {
                type: 'setMovedOffer',
                params: ({ context, event: { output } }) => ({
                  offer: output.kind === 'stale' ? output.offer : context.offer,
                }),
              },
              'refreshCart',
            ],
          },
          {
            target: 'reviewing.refused',
            actions: [
              { type: 'clearSubmission', params: ({ context }) => context.submission },
              { type: 'showOutcome', params: ({ event }) => ({ outcome: event.output }) },
              assign({ submission: ({ context }) => submissionOf(context, context.offer) }),
            ],
          },
        ],
        onError: { target: 'left', actions: { type: 'setResult', params: { result: { kind: 'unclear' } } } },
      },
    },
    left: { type: 'final', description: 'The user left this step.' },
  },
  output: ({ context }) => context.result,
  options: machineOptions,
});

export type OrderReviewRef = ActorRefFrom<typeof orderReviewMachine>;
export type OrderReviewSnapshot = SnapshotFrom<typeof orderReviewMachine>;
