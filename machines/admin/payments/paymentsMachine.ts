import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { decimal } from '#domain/decimal.ts';
import { formatMoney, MONEY_PLACES } from '#domain/money.ts';
import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import { isRefundable, isVoidable, refundAmount, refundTexts } from '#domain/payment/refunding.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { type PaymentPage, type PaymentView, paymentOn, type Return, type ReturnOutcome } from './paymentList.ts';

interface Input {
  newId: () => string;
}

interface Context extends Input, PagedListContext<PaymentView, PaymentPage> {
  /** The payment to void or refund, as it was listed. */
  chosen: PaymentRow | null;
  asked: Return;
  /** Returns that got no response. A repeat uses the same key, so that the money is not returned twice. */
  unanswered: readonly Return[];
  /** Why the money was not returned. */
  problem: string | null;
}

type Event =
  | { type: 'view.choose'; view: PaymentView }
  /** Reloads the list, after a failure or for new rows. */
  | { type: 'list.reload' }
  | { type: 'void.request'; reference: string }
  | { type: 'refund.request'; reference: string }
  | { type: 'void.confirm' }
  | { type: 'refund.confirm'; amount: string }
  | { type: 'return.refuse' };

type Named = { reference: string };

const NOTHING: Pick<Context, 'chosen' | 'asked' | 'problem'> = {
  chosen: null,
  asked: { reference: '', amount: null, key: '' },
  problem: null,
};

/** Uses the key of the same return if that got no response. */
function returnOf({ chosen, unanswered, newId }: Context, amount: string | null): Return {
  const reference = chosen?.reference ?? '';
  const earlier = unanswered.find((other) => other.reference === reference && other.amount === amount);
  return earlier ?? { reference, amount, key: newId() };
}

const answered = ({ asked, unanswered }: Context) => unanswered.filter(({ key }) => key !== asked.key);

/** The notice about a completed request to void or refund. */
function doneNotice({ chosen, asked }: Context): Notice {
  const customer = chosen?.customerName ?? '';
  const text =
    asked.amount === null
      ? refundTexts.voided(formatMoney(chosen?.amount), customer)
      : refundTexts.refunded(formatMoney(decimal(asked.amount)), customer);
  return { type: 'success', text };
}

const list = browsing<PaymentView, PaymentPage>({ rows: 'payments' });

/** Payments and their status, page by page. Money is returned after a confirmation. Runs on /admin/payments. */
export const paymentsMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: {
    loadPage: port<PaymentPage, PaymentView>('loadPage'),
    voidOrRefund: port<ReturnOutcome, Return>('voidOrRefund'),
  },
  guards: {
    isVoidable: ({ context }, { reference }: Named) => {
      const payment = paymentOn(context.page, reference);
      return payment !== null && isVoidable(payment);
    },
    isRefundable: ({ context }, { reference }: Named) => {
      const payment = paymentOn(context.page, reference);
      return payment !== null && isRefundable(payment);
    },
    isAmount: ({ context: { chosen } }, { amount }: { amount: string }) =>
      chosen !== null && refundAmount(amount, chosen) !== null,
    isWhole: ({ context }) => context.asked.amount === null,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: PaymentView }) => viewed(context, view)),
    setPage: assign((_, { page }: { page: PaymentPage }) => learned(page)),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
    choose: assign(({ context }, { reference }: Named) => ({
      chosen: paymentOn(context.page, reference),
      problem: null,
    })),
    askFor: assign(({ context }, { amount }: { amount: string | null }) => ({
      asked: returnOf(context, amount),
      problem: null,
    })),
    clearChosen: assign(NOTHING),
  },
}).createMachine({
  id: 'payments',
  context: ({ input }) => ({ ...input, ...NOTHING, unanswered: [], ...unread<PaymentView>({ state: '', page: 1 }) }),
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'void.request': {
          guard: { type: 'isVoidable', params: ({ event }) => ({ reference: event.reference }) },
          target: 'confirmingVoid',
          actions: { type: 'choose', params: ({ event }) => ({ reference: event.reference }) },
        },
        'refund.request': {
          guard: { type: 'isRefundable', params: ({ event }) => ({ reference: event.reference }) },
          target: 'enteringRefund',
          actions: { type: 'choose', params: ({ event }) => ({ reference: event.reference }) },
        },
      },
    },
    confirmingVoid: {
      description: 'The admin is asked before a full payment is voided and its order canceled.',
      on: {
        'void.confirm': { target: 'refunding', actions: { type: 'askFor', params: { amount: null } } },
        'return.refuse': { target: 'browsing.listed', actions: 'clearChosen' },
      },
    },
    enteringRefund: {
      description: 'The admin enters the amount to refund. It is used exactly as typed, or not at all.',
      on: {
        'refund.confirm': {
          guard: { type: 'isAmount', params: ({ event }) => ({ amount: event.amount }) },
          target: 'refunding',
          actions: {
            type: 'askFor',
            params: ({ context: { chosen }, event }) => ({
              amount: (chosen && refundAmount(event.amount, chosen)?.toFixed(MONEY_PLACES)) ?? event.amount,
            }),
          },
        },
        'return.refuse': { target: 'browsing.listed', actions: 'clearChosen' },
      },
    },
    refunding: {
      description: 'The void or refund is sent, and then the list reloads. A repeated request takes effect only once.',
      tags: 'busy',
      invoke: {
        id: 'voidOrRefund',
        src: 'voidOrRefund',
        input: ({ context }) => context.asked,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'notRefunded',
            actions: assign(({ context, event }) => ({
              unanswered: answered(context),
              problem: event.output.kind === 'refused' ? event.output.text : null,
            })),
          },
          {
            target: 'browsing',
            actions: [
              { type: 'notify', params: ({ context }) => doneNotice(context) },
              assign({ unanswered: ({ context }) => answered(context) }),
              'clearChosen',
            ],
          },
        ],
        onError: {
          target: 'notRefunded',
          actions: assign(({ context }) => ({
            unanswered: [...answered(context), context.asked],
            problem: refundTexts.unanswered,
          })),
        },
      },
    },
    notRefunded: {
      description: 'The question is shown again, with the reason for the failure.',
      always: [{ guard: 'isWhole', target: 'confirmingVoid' }, { target: 'enteringRefund' }],
    },
  },
  options: machineOptions,
});

export type PaymentsRef = ActorRefFrom<typeof paymentsMachine>;
export type PaymentsSnapshot = SnapshotFrom<typeof paymentsMachine>;
