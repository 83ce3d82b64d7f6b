import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { ValidatedSelection } from '#domain/receivable/paymentSelection.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { Buyer } from '../../sending/buyer.ts';
import { paymentSendingMachine } from './paymentSendingMachine.ts';
import { type Paid, type PaymentOutcome, paidBy, paymentLines, paymentOf, type SentPayment } from './sentPayment.ts';

export interface PaymentReviewInput {
  buyer: Buyer;
  newId: () => string;
  selected: ValidatedSelection;
  /** The summary of the payment method; null if the selected credits pay. */
  method: PaymentSummary | null;
}

interface Context extends PaymentReviewInput {
  /** The next payment, or the one in progress. Its key is new after every refusal. */
  sent: SentPayment;
  /** What went wrong, one line each. */
  messages: readonly string[];
  result: PaymentReviewResult;
}

type Event = { type: 'payment.submit' } | { type: 'step.back' };

/**
 * How the step was left. `unpaid`: the card or bank account was rejected, and why. `stale`: nothing was paid, because
 * the account changed. `unclear`: a bug hid the outcome; the browser still stores the payment.
 */
export type PaymentReviewResult =
  | { kind: 'paid'; paid: Paid }
  | { kind: 'back' }
  | { kind: 'unpaid'; problem: string }
  | { kind: 'stale'; messages: readonly string[] }
  | { kind: 'unclear' };

type Outcome = { outcome: PaymentOutcome };

function errorOf(outcome: PaymentOutcome): Notice {
  return { type: 'error', text: paymentLines(outcome).join(' '), about: 'payment' };
}

/** The result that leaves this step; null if the user stays. */
function leavingBy(outcome: PaymentOutcome, context: Context): PaymentReviewResult | null {
  switch (outcome.kind) {
    case 'paid': {
      const paid = paidBy(outcome, { items: context.selected.items, method: context.method });
      return paid && { kind: 'paid', paid };
    }
    case 'stale':
      return { kind: 'stale', messages: paymentLines(outcome) };
    case 'declined':
    case 'entryGone':
      return context.method && { kind: 'unpaid', problem: paymentLines(outcome).join('\n') };
    default:
      return null;
  }
}

/** Shows what is paid and how, and pays it once. Invoked by Make Payment for its last step before the receipt. */
export const paymentReviewMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: PaymentReviewInput;
    output: PaymentReviewResult;
    children: { paymentSending: 'paymentSending' };
  },
  actors: { paymentSending: paymentSendingMachine },
  guards: {
    isPaid: (_, { outcome }: Outcome) => outcome.kind === 'paid',
    isDeclined: ({ context }, { outcome }: Outcome) => outcome.kind === 'declined' && context.method !== null,
    leads: ({ context }, { outcome }: Outcome) => leavingBy(outcome, context) !== null,
    isNotArrived: (_, { outcome }: Outcome) => outcome.kind === 'notArrived',
  },
  actions: {
    /** Provided by the host: stores the payment until its outcome is known, so that a reload can ask for it. */
    storePayment: (_, _sent: SentPayment) => undefined,
    /** Provided by the host. */
    clearPayment: (_, _params: { buyer: Buyer }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Provided by the host. */
    withdrawNotice: (_, _params: { about: 'payment' }) => undefined,
    renewKey: assign({
      sent: ({ context }) => paymentOf(context.selected, { ...context, key: context.newId() }),
    }),
    showOutcome: assign({ messages: (_, { outcome }: Outcome) => paymentLines(outcome) }),
    setResult: assign({
      result: ({ context }, { outcome }: Outcome) => leavingBy(outcome, context) ?? context.result,
    }),
    setUnclear: assign({ result: { kind: 'unclear' } }),
  },
}).createMachine({
  id: 'paymentReview',
  context: ({ input }) => ({
    ...input,
    sent: paymentOf(input.selected, { ...input, key: input.newId() }),
    messages: [],
    result: { kind: 'back' },
  }),
  initial: 'reviewing',
  states: {
    reviewing: {
      description: 'The payment is on screen for review, and nothing is being sent.',
      initial: 'offered',
      on: { 'payment.submit': 'paying', 'step.back': 'left' },
      states: {
        offered: { description: 'Nothing was sent.' },
        refused: {
          description: 'The server refused the payment and gave a reason. The next attempt uses a new key.',
        },
        notArrived: {
          description: 'The server never received the payment. Paying again is safe and uses the same key.',
        },
      },
    },
    paying: {
      description: 'The payment is being sent, or its outcome is being checked. A second one cannot be sent.',
      entry: [
        { type: 'storePayment', params: ({ context }) => context.sent },
        { type: 'withdrawNotice', params: { about: 'payment' } },
      ],
      invoke: {
        id: 'paymentSending',
        src: 'paymentSending',
        input: ({ context }) => ({ submission: context.sent, isInterrupted: false }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: { type: 'setResult', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isNotArrived', params: ({ event }) => ({ outcome: event.output }) },
            target: 'reviewing.notArrived',
            actions: { type: 'showOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: [
              { type: 'clearPayment', params: ({ context }) => context.sent },
              { type: 'notify', params: ({ event }) => errorOf(event.output) },
              { type: 'setResult', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            guard: { type: 'leads', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: [
              { type: 'clearPayment', params: ({ context }) => context.sent },
              { type: 'setResult', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            target: 'reviewing.refused',
            actions: [
              { type: 'clearPayment', params: ({ context }) => context.sent },
              { type: 'showOutcome', params: ({ event }) => ({ outcome: event.output }) },
              { type: 'notify', params: ({ event }) => errorOf(event.output) },
              'renewKey',
            ],
          },
        ],
        onError: { target: 'left', actions: 'setUnclear' },
      },
    },
    left: { type: 'final', description: 'The user left this step.' },
  },
  output: ({ context }) => context.result,
  options: machineOptions,
});

export type PaymentReviewRef = ActorRefFrom<typeof paymentReviewMachine>;
export type PaymentReviewSnapshot = SnapshotFrom<typeof paymentReviewMachine>;
