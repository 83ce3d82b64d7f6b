import { fromCallback, fromPromise } from 'xstate';
import { listOpenItems } from '#domain/api/account.ts';
import { getAccountPaymentResult, payItems } from '#domain/api/accountPayment.ts';
import { listPaymentTypes } from '#domain/api/payment.ts';
import { type AccountPaymentResult, PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import { acceptedCards } from '#domain/payment/cardIssuers.ts';
import { ISSUERS, type IssuerCode } from '#domain/payment/issuers.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { paymentFailure } from '#domain/receivable/paymentFailure.ts';
import { oldestDueFirst, withSigns } from '#domain/receivable/paymentItem.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { AskPaymentAnswer, PaymentAnswer, SentPayment } from '#machines/account/makePayment/sentPayment.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { Buyer } from '#machines/sending/buyer.ts';
import type { Submitted } from '#machines/sending/sendOnce.ts';
import { type Api, answerOf, type Refused } from '../../../api/client.ts';
import type { CardEntries } from '../../../payment/cardEntries.ts';
import { cardSource } from '../../../payment/cardTokens/cardSource.ts';
import type { CardTokens } from '../../../payment/cardTokens/cardTokens.ts';
import type { PaymentStore } from './paymentStore.ts';

const WORK = 'makePayment';
const CONFLICT = 409;
const BAD_GATEWAY = 502;

interface Sources {
  entries: CardEntries;
  /** The service that accepts the card, if it is not the shop. */
  tokens: () => CardTokens | null;
}

const unanswered = (status: number) => new PortFailure({ kind: 'unexpected', status, detail: '' });

/** The outcome of a payment; after a decline the code is typed again. */
function settled(result: AccountPaymentResult, { amount }: SentPayment, entries: CardEntries) {
  const { isSuccess, errorReason, transactionId, invoicePaymentKey, receiptEmail = null } = result;
  if (isSuccess) return { kind: 'paid' as const, amount, transactionId, invoicePaymentKey, receiptEmail };
  entries.current()?.clearCode();
  return { kind: 'declined' as const, reason: errorReason ?? '' };
}

/** A conflict concerns the open items; any other refusal is unexpected. */
function refusal(refused: Refused): PaymentAnswer {
  const { status, code, message, errors } = refused;
  const messages = errors.length > 0 ? errors : [message].filter(Boolean);
  const isStale = isRefusedAs(refused, 'accountMoved', CONFLICT) || code === 'idempotencyKeyReused';
  if (isStale) return { kind: 'stale', messages };
  return { kind: 'refused', messages: [paymentFailure({ status, detail: messages.join(' ') })] };
}

/** Nothing was charged if the API itself responds with 502; a 502 of a proxy leaves it unknown. */
function notCharged(error: unknown): PaymentAnswer {
  const failure = error instanceof PortFailure ? error.failure : null;
  if (!failure || failure.detail === '' || !isRefusedAs(failure, 'paymentUnavailable', BAD_GATEWAY)) throw error;
  return { kind: 'refused', messages: [accountText('payment.unavailable')] };
}

/** The payment details are read from the form, sent once and stored nowhere; credits need none. */
async function methodOf(paymentType: number, { entries, tokens }: Sources) {
  if (paymentType === PAYMENT_TYPES.applyCredit) return {};
  const entry = entries.current()?.read();
  if (!entry) return null;
  const { billing: address } = entry;
  if ('bank' in entry) return { bankAccount: entry.bank, address };
  const source = await cardSource(entry, tokens());
  return 'kind' in source ? source : { ...source, address };
}

async function sendPayment(api: Api, sources: Sources, sent: SentPayment): Promise<PaymentAnswer> {
  const { key, amount, order } = sent;
  const { entries } = sources;
  const method = order && (await methodOf(order.paymentType, sources));
  if (!method) return { kind: 'entryGone' };
  if ('kind' in method) return method;
  const { paymentType, details } = order;
  const body = { paymentType, paymentAmount: amount, details: [...details], ...method };
  try {
    const response = await api.call(payItems, { body, headers: { 'Idempotency-Key': key } });
    if (response.kind === 'answer') return settled(response.answer, sent, entries);
    if (response.kind === 'refused') return refusal(response);
    throw unanswered(204);
  } catch (error) {
    return notCharged(error);
  }
}

/** Requests the outcome of a payment; the server has none while it waits for its gateway. */
async function askPayment(api: Api, entries: CardEntries, sent: SentPayment): Promise<AskPaymentAnswer> {
  const response = await api.call(getAccountPaymentResult, { params: { idempotencyKey: sent.key } });
  if (response.kind === 'answer') return settled(response.answer, sent, entries);
  if (response.kind === 'refused' && isRefusedAs(response, 'notFound', 404)) return { kind: 'unknown' };
  throw unanswered(response.kind === 'refused' ? response.status : 204);
}

async function loadOpenItems(api: Api, signal: AbortSignal): Promise<readonly OpenItem[]> {
  const items = await answerOf(api.call(listOpenItems, { signal }));
  return items.map(withSigns).sort(oldestDueFirst);
}

/** The accepted cards, and whether eChecks are accepted. */
async function loadPaymentTypes(api: Api, signal: AbortSignal): Promise<readonly IssuerCode[]> {
  const types = await answerOf(api.call(listPaymentTypes, { signal }));
  const takesChecks = types.some(({ creditCardIssuer }) => creditCardIssuer === ISSUERS.eCheck);
  return [...acceptedCards(types), ...(takesChecks ? [ISSUERS.eCheck] : [])];
}

/** The ports of Make Payment: the server, the browser's storage, the form, and the guard of unsaved work. */
export function accountPaymentPorts(
  api: Api,
  given: { payments: PaymentStore; entries: CardEntries; tokens?: () => CardTokens | null; leaving: () => LeavingRef },
) {
  const { payments, entries, tokens = () => null, leaving } = given;
  return {
    recallPayment: fromPromise<SentPayment | null, Buyer>(async ({ input }) => payments.read(input)),
    loadOpenItems: fromPromise<readonly OpenItem[]>(({ signal }) => loadOpenItems(api, signal)),
    loadPaymentTypes: fromPromise<readonly IssuerCode[]>(({ signal }) => loadPaymentTypes(api, signal)),
    sendPayment: fromPromise<PaymentAnswer, Submitted<SentPayment>>(({ input }) =>
      sendPayment(api, { entries, tokens }, input.submission),
    ),
    askPayment: fromPromise<AskPaymentAnswer, Submitted<SentPayment>>(({ input }) =>
      askPayment(api, entries, input.submission),
    ),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: { id: WORK, question: accountText('payment.leaving') } });
      return () => leaving().send({ type: 'work.settled', id: WORK });
    }),
  };
}
