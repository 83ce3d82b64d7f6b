import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { JudgedSelection } from '#domain/receivable/paymentSelection.ts';
import { machineOptions } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import type { Buyer } from '../../sending/buyer.ts';
import { paymentSendingMachine } from './paymentSendingMachine.ts';
import { type Paid, type PaymentOutcome, paidBy, paymentLines, paymentOf, type SentPayment } from './sentPayment.ts';

export interface PaymentReviewInput {
  buyer: Buyer;
  newId: () => string;
  selected: JudgedSelection;
  /** What may be known of what pays; null: the credits in the selection do. */
  method: PaymentSummary | null;
}

interface Context extends PaymentReviewInput {
  /** The next payment, or the one under way. Its key is new after every refusal. */
  sent: SentPayment;
  /** What went wrong, a line each. */
  messages: readonly string[];
  result: PaymentReviewResult;
}

type Event = { type: 'payment.submit' } | { type: 'step.back' };

/**
 * How the step was left. `unpaid`: the card or bank account did not do, and why. `moved`: nothing was paid, the account is
 * another one. `unclear`: a bug hid what became of the payment; the browser still keeps it.
 */
export type PaymentReviewResult =
  | { kind: 'paid'; paid: Paid }
  | { kind: 'back' }
  | { kind: 'unpaid'; problem: string }
  | { kind: 'moved'; messages: readonly string[] }
  | { kind: 'unclear' };

type Outcome = { outcome: PaymentOutcome };

function errorOf(outcome: PaymentOutcome): Notice {
  return { type: 'error', text: paymentLines(outcome).join(' '), about: 'payment' };
}

/** What leads back to an earlier step; null: nothing does. */
function leavingBy(outcome: PaymentOutcome, context: Context): PaymentReviewResult | null {
  switch (outcome.kind) {
    case 'paid': {
      const paid = paidBy(outcome, { items: context.selected.items, method: context.method });
      return paid && { kind: 'paid', paid };
    }
    case 'moved':
      return { kind: 'moved', messages: paymentLines(outcome) };
    case 'declined':
    case 'entryGone':
      return context.method && { kind: 'unpaid', problem: paymentLines(outcome).join('\n') };
    default:
      return null;
  }
}

/** Shows what is paid and by what, and pays it once. Invoked by Make Payment for its last step before the receipt. */
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
    /** Filled by the host: keeps the payment until its outcome is known, so that a reload can ask for it. */
    rememberPayment: (_, _sent: SentPayment) => undefined,
    /** Filled by the host. */
    forgetPayment: (_, _params: { buyer: Buyer }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    /** Filled by the host. */
    withdrawNotice: (_, _params: { about: 'payment' }) => undefined,
    renewKey: assign({
      sent: ({ context }) => paymentOf(context.selected, { ...context, key: context.newId() }),
    }),
    tellOutcome: assign({ messages: (_, { outcome }: Outcome) => paymentLines(outcome) }),
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
      description: 'What is paid is on screen, and nothing is under way.',
      initial: 'offered',
      on: { 'payment.submit': 'paying', 'step.back': 'left' },
      states: {
        offered: { description: 'Nothing was sent.' },
        refused: {
          description: 'The server said no, and why. The next payment has a new key.',
        },
        notArrived: {
          description: 'The server never got it: paying again is safe, with the same key.',
        },
      },
    },
    paying: {
      description: 'The payment is under way, or asked for. No second one can be sent.',
      entry: [
        { type: 'rememberPayment', params: ({ context }) => context.sent },
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
            actions: { type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: [
              { type: 'forgetPayment', params: ({ context }) => context.sent },
              { type: 'notify', params: ({ event }) => errorOf(event.output) },
              { type: 'setResult', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            guard: { type: 'leads', params: ({ event }) => ({ outcome: event.output }) },
            target: 'left',
            actions: [
              { type: 'forgetPayment', params: ({ context }) => context.sent },
              { type: 'setResult', params: ({ event }) => ({ outcome: event.output }) },
            ],
          },
          {
            target: 'reviewing.refused',
            actions: [
              { type: 'forgetPayment', params: ({ context }) => context.sent },
              { type: 'tellOutcome', params: ({ event }) => ({ outcome: event.output }) },
              { type: 'notify', params: ({ event }) => errorOf(event.output) },
              'renewKey',
            ],
          },
        ],
        onError: { target: 'left', actions: 'setUnclear' },
      },
    },
    left: { type: 'final', description: 'The step is left.' },
  },
  output: ({ context }) => context.result,
  options: machineOptions,
});

export type PaymentReviewRef = ActorRefFrom<typeof paymentReviewMachine>;
export type PaymentReviewSnapshot = SnapshotFrom<typeof paymentReviewMachine>;
