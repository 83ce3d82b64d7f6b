import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import type { OpenItemSort } from '#domain/receivable/openItemOrder.ts';
import { changeSelection, type SelectionCommand } from '#domain/receivable/paymentSelection.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { refusing } from '../../lib/refusal.ts';
import { type PaymentLeft, paymentMachine } from '../../payment/paymentMachine.ts';
import type { Buyer } from '../../sending/buyer.ts';
import {
  canContinue,
  hasWork,
  isFree,
  type MakePaymentContext,
  type MakePaymentInput,
  NO_METHOD,
  reloaded,
  resorted,
  startingContext,
  validated,
  whyNotContinue,
} from './makePayment.ts';
import { paymentRecoveryMachine, type RecoveredPayment } from './paymentRecoveryMachine.ts';
import { type PaymentReviewResult, paymentReviewMachine } from './paymentReviewMachine.ts';

type Event =
  | { type: 'items.retry' }
  | { type: 'selection.change'; command: SelectionCommand }
  | { type: 'items.sort'; sort: OpenItemSort }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'payment.again' }
  | { type: 'documents.retry' };

type Reviewed = { result: RecoveredPayment | PaymentReviewResult };

/** Pays open items of the account step by step, and only once. Runs while its page is open. */
export const makePaymentMachine = setup({
  types: {} as {
    context: MakePaymentContext;
    events: Event;
    input: MakePaymentInput;
    tags: 'busy' | 'failed';
    children: {
      paymentRecovery: 'paymentRecovery';
      payment: 'payment';
      paymentReview: 'paymentReview';
      documents: 'documents';
    };
  },
  actors: {
    paymentRecovery: paymentRecoveryMachine,
    loadOpenItems: port<readonly OpenItem[]>('loadOpenItems'),
    payment: paymentMachine,
    paymentReview: paymentReviewMachine,
    documents: documentsMachine,
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isNone: ({ context }) => context.items.length === 0,
    hasChanges: ({ context }) => context.changes.length > 0,
    canContinue: refusing(
      ({ context }: { context: MakePaymentContext }) => canContinue(context),
      ({ context }) => whyNotContinue(context),
    ),
    isFree: ({ context }) => isFree(context),
    hasMethod: (_, { card }: PaymentLeft) => card !== null,
    isPaid: (_, { result }: Reviewed) => result.kind === 'paid',
    isUnclear: (_, { result }: Reviewed) => result.kind === 'unclear',
    isStale: (_, { result }: Reviewed) => result.kind === 'stale',
    isUnpaid: (_, { result }: Reviewed) => result.kind === 'unpaid',
    hasWork: ({ context }) => hasWork(context),
    hasNoWork: ({ context }) => !hasWork(context),
  },
  actions: {
    /** Provided by the host. */
    clearPayment: (_, _params: { buyer: Buyer }) => undefined,
    clearMethod: assign(NO_METHOD),
    setMethod: assign((_, { accepted, card }: PaymentLeft) => ({ accepted, method: card, problem: null })),
    setPaid: assign(({ context }, { result }: Reviewed) => ({
      paid: result.kind === 'paid' ? result.paid : context.paid,
    })),
  },
}).createMachine({
  id: 'makePayment',
  context: ({ input }) => startingContext(input),
  type: 'parallel',
  states: {
    steps: {
      description: 'The five steps come one at a time, after earlier payments are checked and the items load.',
      initial: 'recovering',
      states: {
        recovering: {
          description: 'The outcome of an unanswered payment from an earlier visit is checked. Nothing is sent.',
          entry: 'clearMethod',
          invoke: {
            id: 'paymentRecovery',
            src: 'paymentRecovery',
            input: ({ context }) => ({ buyer: context.buyer }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) },
                target: 'receipt',
                actions: { type: 'setPaid', params: ({ event }) => ({ result: event.output }) },
              },
              { target: 'loading' },
            ],
            onError: 'failed',
          },
        },
        loading: {
          description: 'The open items are loading.',
          tags: 'busy',
          initial: 'first',
          invoke: {
            id: 'loadOpenItems',
            src: 'loadOpenItems',
            onDone: {
              target: 'selecting',
              actions: assign(({ context, event }) => reloaded(context, event.output)),
            },
            onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
          },
          states: {
            first: { description: 'Nothing else is on screen while the items load.' },
            again: {
              description: 'The selection and the payment details are kept where they still fit.',
            },
          },
        },
        failed: {
          description: 'Loading failed, or a bug ended a step. Trying again first checks on a payment that was sent.',
          tags: 'failed',
          on: { 'items.retry': 'recovering' },
        },
        none: {
          description: 'The account has no open items. The user can check again.',
          on: { 'items.retry': 'loading' },
        },
        selecting: {
          description: 'The user selects what to pay: by checkbox, by amount, everything due, or the oldest first.',
          initial: 'deciding',
          on: {
            'selection.change': {
              actions: assign({
                selection: ({ context: { items, selection }, event }) =>
                  changeSelection(items, selection, event.command),
              }),
            },
            'items.sort': { actions: assign(({ context, event }) => resorted(context, event.sort)) },
            'step.next': { guard: 'canContinue', target: 'reviewingSelection', actions: assign({ changes: [] }) },
          },
          states: {
            deciding: {
              description: 'The page checks whether any items are open and whether the account has changed.',
              always: [
                { guard: 'isNone', target: '#makePayment.steps.none' },
                { guard: 'hasChanges', target: 'stale' },
                { target: 'asShown' },
              ],
            },
            asShown: { description: 'The items are shown as they were loaded.' },
            stale: {
              description:
                'Someone paid or posted an entry in the meantime. The page says what changed in the selection.',
            },
          },
        },
        reviewingSelection: {
          description: 'The user reviews the selection.',
          on: {
            'step.next': [{ guard: 'isFree', target: 'applyingCredit' }, { target: 'enteringMethod' }],
            'step.back': 'selecting',
          },
        },
        applyingCredit: {
          description: 'Credits pay for everything, so no card or bank account is needed.',
          on: {
            'step.next': { target: 'reviewingPayment', actions: assign({ method: null }) },
            'step.back': 'reviewingSelection',
          },
        },
        enteringMethod: {
          description:
            'The user enters a card or bank account. It stays in its form, which is hidden from the next step on.',
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context: { accepted, problem } }) => ({ accepted, problem }),
            onDone: [
              {
                guard: { type: 'hasMethod', params: ({ event }) => event.output },
                target: 'reviewingPayment',
                actions: { type: 'setMethod', params: ({ event: { output } }) => output },
              },
              {
                target: 'reviewingSelection',
                actions: { type: 'setMethod', params: ({ event: { output } }) => output },
              },
            ],
            onError: 'failed',
          },
        },
        reviewingPayment: {
          description: 'The user reviews what is paid and how, and submits the payment.',
          invoke: {
            id: 'paymentReview',
            src: 'paymentReview',
            input: ({ context }) => ({
              buyer: context.buyer,
              newId: context.newId,
              selected: validated(context),
              method: context.method,
            }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) },
                target: 'receipt',
                actions: { type: 'setPaid', params: ({ event }) => ({ result: event.output }) },
              },
              { guard: { type: 'isUnclear', params: ({ event }) => ({ result: event.output }) }, target: 'recovering' },
              {
                guard: { type: 'isStale', params: ({ event }) => ({ result: event.output }) },
                target: 'loading.again',
                actions: assign({
                  messages: ({ event: { output } }) => (output.kind === 'stale' ? output.messages : []),
                }),
              },
              {
                guard: { type: 'isUnpaid', params: ({ event }) => ({ result: event.output }) },
                target: 'enteringMethod',
                actions: assign(({ event: { output } }) => ({
                  method: null,
                  problem: output.kind === 'unpaid' ? output.problem : null,
                })),
              },
              { guard: 'isFree', target: 'applyingCredit' },
              { target: 'enteringMethod' },
            ],
            onError: 'failed',
          },
        },
        receipt: {
          description: 'The payment was made, and the user can open its receipt.',
          entry: { type: 'clearPayment', params: ({ context }) => ({ buyer: context.buyer }) },
          on: { 'payment.again': { target: 'loading', actions: assign(({ context }) => startingContext(context)) } },
        },
      },
    },
    work: {
      description: 'The page tracks whether leaving would lose something.',
      initial: 'none',
      states: {
        none: {
          description: 'Nothing is selected, or it is already paid.',
          always: { guard: 'hasWork', target: 'held' },
        },
        held: {
          description: 'Something is selected and not paid, so leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: {} },
          always: { guard: 'hasNoWork', target: 'none' },
        },
      },
    },
    documents: documentsRegion({
      description: 'Scans of the items and the receipt open here, apart from the payment.',
      left: 'the page stays',
      retry: { 'documents.retry': 'offered' },
    }),
  },
  options: machineOptions,
});

export type MakePaymentRef = ActorRefFrom<typeof makePaymentMachine>;
export type MakePaymentSnapshot = SnapshotFrom<typeof makePaymentMachine>;
