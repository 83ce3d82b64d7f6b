import { getPaymentResult, listPaymentTypes, payOrder } from '#domain/api/payment.ts';
import { acceptedCards } from '#domain/payment/cardIssuers.ts';
import type { IssuerCode } from '#domain/payment/issuers.ts';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { checkoutText } from '#domain/texts/checkoutText.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { AskAnswer, Submission, SubmitAnswer } from '#machines/ordering/checkout/submission.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import type { CardEntries } from '../../../payment/cardEntries.ts';
import { cardSource } from '../../../payment/cardTokens/cardSource.ts';
import type { CardTokens } from '../../../payment/cardTokens/cardTokens.ts';
import { orderRefusal } from './orderRefusal.ts';

const BAD_GATEWAY = 502;

/** The outcome of a payment. A paid order costs what its buyer was shown; after a decline the code is typed again. */
function settled(result: PaymentResult, { orderTotal }: Submission, cards: CardEntries) {
  const { isSuccess, orderNumber, errorReason, transactionId, message } = result;
  if (!isSuccess) {
    cards.current()?.clearCode();
    return { kind: 'declined' as const, reason: errorReason ?? message ?? '' };
  }
  const messages = message === null ? [] : [message];
  const order = { orderNumber, estimatedTotal: orderTotal, accepted: true, messages, confirmation: true };
  return { kind: 'paid' as const, order, transactionId };
}

/** Nothing was charged if the API itself responds with 502; a 502 of a proxy leaves it unknown. */
function notCharged(error: unknown): SubmitAnswer {
  const failure = error instanceof PortFailure ? error.failure : null;
  if (!failure || failure.detail === '' || !isRefusedAs(failure, 'paymentUnavailable', BAD_GATEWAY)) throw error;
  return { kind: 'refused', messages: [failure.detail] };
}

const unanswered = (status: number) => new PortFailure({ kind: 'unexpected', status, detail: '' });

/** The form of a card, and the service that accepts it: by default the shop. */
export interface CardSources {
  cards: CardEntries;
  tokens?: () => CardTokens | null;
}

/** Orders and pays with the card in the form, which is read here, sent once and stored nowhere. */
export async function payByCard(
  api: Api,
  { cards, tokens = () => null }: CardSources,
  { submission, headers }: { submission: Submission; headers: Readonly<Record<string, string>> },
): Promise<SubmitAnswer> {
  const entry = cards.current()?.read();
  if (!(entry && 'card' in entry)) return { kind: 'cardGone' };
  const { orderTotal, deliveryAddressId } = submission;
  if (orderTotal === null) return { kind: 'refused', messages: [checkoutText('words.amountUnknown')] };
  const source = await cardSource(entry, tokens());
  if ('kind' in source) return source;
  const body = { orderTotal, ...source, address: entry.billing, deliveryAddressId };
  try {
    const response = await api.call(payOrder, { body, headers });
    if (response.kind === 'answer') return settled(response.answer, submission, cards);
    if (response.kind === 'refused') return await orderRefusal(api, response);
    throw unanswered(204);
  } catch (error) {
    return notCharged(error);
  }
}

/** Requests the outcome of a payment; the server has none while it waits for its gateway. */
export async function askPayment(api: Api, cards: CardEntries, submission: Submission): Promise<AskAnswer> {
  const response = await api.call(getPaymentResult, { params: { idempotencyKey: submission.key } });
  if (response.kind === 'answer') return settled(response.answer, submission, cards);
  if (response.kind === 'refused' && isRefusedAs(response, 'notFound', 404)) return { kind: 'unknown' };
  throw unanswered(response.kind === 'refused' ? response.status : 204);
}

/** The accepted cards. */
export async function loadAcceptedCards(api: Api, signal: AbortSignal): Promise<readonly IssuerCode[]> {
  return acceptedCards(await answerOf(api.call(listPaymentTypes, { signal })));
}
