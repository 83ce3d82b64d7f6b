import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { changeSelection, type SelectionCommand } from '#domain/receivable/paymentSelection.ts';
import { documentsMachine } from '../../documents/documentsMachine.ts';
import { documentsRegion } from '../../documents/documentsRegion.ts';
import { failureOf } from '../../lib/failure.ts';
import { machineOptions, port } from '../../lib/port.ts';
import { type PaymentLeft, paymentMachine } from '../../payment/paymentMachine.ts';
import type { Buyer } from '../../sending/buyer.ts';
import {
  canContinue,
  hasWork,
  isFree,
  judged,
  type MakePaymentContext,
  type MakePaymentInput,
  NO_METHOD,
  reloaded,
  startingContext,
} from './makePayment.ts';
import { paymentRecoveryMachine, type RecoveredPayment } from './paymentRecoveryMachine.ts';
import { type PaymentReviewResult, paymentReviewMachine } from './paymentReviewMachine.ts';

type Event =
  | { type: 'items.retry' }
  | { type: 'selection.change'; command: SelectionCommand }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'payment.again' }
  | { type: 'documents.retry' };

type Reviewed = { result: RecoveredPayment | PaymentReviewResult };

/** Pays open items of the account, step by step and once. Runs while its page is open. */
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
    /** Filled by the host: for as long as it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isNone: ({ context }) => context.items.length === 0,
    hasMoved: ({ context }) => context.changes.length > 0,
    canContinue: ({ context }) => canContinue(context),
    isFree: ({ context }) => isFree(context),
    hasMethod: (_, { card }: PaymentLeft) => card !== null,
    isPaid: (_, { result }: Reviewed) => result.kind === 'paid',
    isUnclear: (_, { result }: Reviewed) => result.kind === 'unclear',
    isMoved: (_, { result }: Reviewed) => result.kind === 'moved',
    isUnpaid: (_, { result }: Reviewed) => result.kind === 'unpaid',
    hasWork: ({ context }) => hasWork(context),
    hasNoWork: ({ context }) => !hasWork(context),
  },
  actions: {
    /** Filled by the host. */
    forgetPayment: (_, _params: { buyer: Buyer }) => undefined,
    forgetMethod: assign(NO_METHOD),
    learnMethod: assign((_, { accepted, card }: PaymentLeft) => ({ accepted, method: card, problem: null })),
    learnPaid: assign(({ context }, { result }: Reviewed) => ({
      paid: result.kind === 'paid' ? result.paid : context.paid,
    })),
  },
}).createMachine({
  id: 'makePayment',
  context: ({ input }) => startingContext(input),
  type: 'parallel',
  states: {
    steps: {
      description: 'The five steps, one at a time, and what comes before them.',
      initial: 'recovering',
      states: {
        recovering: {
          description: 'Whether a payment of an earlier visit is unanswered, and what became of it. Nothing is sent.',
          entry: 'forgetMethod',
          invoke: {
            id: 'paymentRecovery',
            src: 'paymentRecovery',
            input: ({ context }) => ({ buyer: context.buyer }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) },
                target: 'receipt',
                actions: { type: 'learnPaid', params: ({ event }) => ({ result: event.output }) },
              },
              { target: 'loading' },
            ],
            onError: 'failed',
          },
        },
        loading: {
          description: 'The open items are on their way.',
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
            first: { description: 'Nothing else is on screen.' },
            again: {
              description: 'What was selected, and filled in to pay it, is kept as far as it still fits.',
            },
          },
        },
        failed: {
          description:
            'They did not come, or a bug ended a step. Trying again first asks about a payment that was sent.',
          tags: 'failed',
          on: { 'items.retry': 'recovering' },
        },
        none: {
          description: 'Nothing is open. One can ask again.',
          on: { 'items.retry': 'loading' },
        },
        selecting: {
          description: 'What is to be paid is chosen: by its box, by an amount, all that is due, or the oldest first.',
          initial: 'deciding',
          on: {
            'selection.change': {
              actions: assign({
                selection: ({ context: { items, selection }, event }) =>
                  changeSelection(items, selection, event.command),
              }),
            },
            'step.next': { guard: 'canContinue', target: 'reviewingSelection', actions: assign({ changes: [] }) },
          },
          states: {
            deciding: {
              description: 'Whether anything is open, and whether the account is another one than was shown.',
              always: [
                { guard: 'isNone', target: '#makePayment.steps.none' },
                { guard: 'hasMoved', target: 'moved' },
                { target: 'asShown' },
              ],
            },
            asShown: { description: 'As it was loaded.' },
            moved: {
              description: 'Somebody paid or booked meanwhile: what changed in the selection is said.',
            },
          },
        },
        reviewingSelection: {
          description: 'What was selected is looked over.',
          on: {
            'step.next': [{ guard: 'isFree', target: 'applyingCredit' }, { target: 'enteringMethod' }],
            'step.back': 'selecting',
          },
        },
        applyingCredit: {
          description: 'Credits pay for all of it: no card and no bank account is asked for.',
          on: {
            'step.next': { target: 'reviewingPayment', actions: assign({ method: null }) },
            'step.back': 'reviewingSelection',
          },
        },
        enteringMethod: {
          description:
            'A card or a bank account is filled in. It stays in its form, which is hidden from the next step on.',
          invoke: {
            id: 'payment',
            src: 'payment',
            input: ({ context: { accepted, problem } }) => ({ accepted, problem }),
            onDone: [
              {
                guard: { type: 'hasMethod', params: ({ event }) => event.output },
                target: 'reviewingPayment',
                actions: { type: 'learnMethod', params: ({ event: { output } }) => output },
              },
              {
                target: 'reviewingSelection',
                actions: { type: 'learnMethod', params: ({ event: { output } }) => output },
              },
            ],
            onError: 'failed',
          },
        },
        reviewingPayment: {
          description: 'What is paid, by what, and its way to the server.',
          invoke: {
            id: 'paymentReview',
            src: 'paymentReview',
            input: ({ context }) => ({
              buyer: context.buyer,
              newId: context.newId,
              selected: judged(context),
              method: context.method,
            }),
            onDone: [
              {
                guard: { type: 'isPaid', params: ({ event }) => ({ result: event.output }) },
                target: 'receipt',
                actions: { type: 'learnPaid', params: ({ event }) => ({ result: event.output }) },
              },
              { guard: { type: 'isUnclear', params: ({ event }) => ({ result: event.output }) }, target: 'recovering' },
              {
                guard: { type: 'isMoved', params: ({ event }) => ({ result: event.output }) },
                target: 'loading.again',
                actions: assign({
                  messages: ({ event: { output } }) => (output.kind === 'moved' ? output.messages : []),
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
          description: 'The payment was made; its receipt opens beside it.',
          entry: { type: 'forgetPayment', params: ({ context }) => ({ buyer: context.buyer }) },
          on: { 'payment.again': { target: 'loading', actions: assign(({ context }) => startingContext(context)) } },
        },
      },
    },
    work: {
      description: 'Whether something would be lost by leaving the page.',
      initial: 'none',
      states: {
        none: {
          description: 'Nothing is selected, or it is paid.',
          always: { guard: 'hasWork', target: 'held' },
        },
        held: {
          description: 'Something is selected and not paid: leaving asks first.',
          invoke: { id: 'holdUnsavedWork', src: 'holdUnsavedWork', onError: {} },
          always: { guard: 'hasNoWork', target: 'none' },
        },
      },
    },
    documents: documentsRegion({
      description: 'The scans of the items and the receipt, beside whatever becomes of the payment.',
      left: 'the page stays',
      retry: { 'documents.retry': 'offered' },
    }),
  },
  options: machineOptions,
});

export type MakePaymentRef = ActorRefFrom<typeof makePaymentMachine>;
export type MakePaymentSnapshot = SnapshotFrom<typeof makePaymentMachine>;
