import { decimal } from '#domain/decimal.ts';
import { ISSUERS } from '#domain/payment/issuers.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { answerOf } from '../answerOf.ts';
import { type Charge, type ChargeAnswer, type FoundTransaction, OutcomeUnknown } from '../gateway.ts';
import { lastFour } from '../lastFour.ts';
import { answers, type Details, type TransactionResponse } from './answers.ts';
import type { Call } from './call.ts';
import { declineReason, gatewayResult, troubleOf } from './gatewayResult.ts';
import { issuerNamed } from './issuerNamed.ts';
import { isRefund, moneyState } from './moneyState.ts';
import { chargeRequest } from './requests.ts';
import { detailsOf, type Search, searchFor } from './search.ts';

/** A browser token that is used, expired or invalid. */
const TOKEN_TROUBLE = /^E0011[4-7]$/;

/** Rejects when the response has no transaction result. Null when the token was not accepted. */
export async function createTransaction(
  call: Call,
  content: Record<string, unknown>,
): Promise<TransactionResponse | null> {
  const { code, body } = await call('createTransaction', content);
  if (answers.transaction.Check(body)) return body.transactionResponse;
  if (TOKEN_TROUBLE.test(code)) return null;
  throw new OutcomeUnknown(`The payment gateway did not say what became of it (${code}).`);
}

export async function charge(search: Search, asked: Charge): Promise<ChargeAnswer> {
  const isBank = asked.source.kind === 'bank';
  const response = await createTransaction(search.call, chargeRequest(asked));
  if (response === null) {
    const first = await sure(() => findCharge(search, asked.reference));
    return first
      ? answerOf(first)
      : { kind: 'declined', transactionId: null, reason: accountText('payment.entryLapsed') };
  }
  const result = gatewayResult(response, isBank);
  const transactionId = response.transId;
  switch (result.kind) {
    case 'approved':
      return {
        kind: 'approved',
        transactionId,
        state: isBank ? 'captured' : 'held',
        issuer: isBank ? ISSUERS.eCheck : issuerNamed(response.accountType),
        lastFour: lastFour(response.accountNumber ?? numberOf(asked.source)),
      };
    case 'declined':
      return { kind: 'declined', transactionId: transactionId === '0' ? null : transactionId, reason: result.reason };
    case 'inReview':
      await sure(() => giveUpReview(search.call, transactionId));
      return { kind: 'declined', transactionId, reason: declineReason('', isBank) };
    case 'trouble':
      search.report(`Payments: a charge was refused (${result.code})`);
      throw troubleOf(result.code);
    case 'duplicate': {
      const first = await sure(() => findCharge(search, asked.reference));
      if (first) return answerOf(first);
      throw new OutcomeUnknown('The payment gateway knows this payment and does not show it.');
    }
  }
}

export async function findCharge(search: Search, reference: string): Promise<FoundTransaction | null> {
  const summaries = await searchFor(search, reference, ({ transactionStatus }) => !isRefund(transactionStatus));
  const found: FoundTransaction[] = [];
  for (const { transId } of summaries) {
    const details = await detailsOf(search.call, transId);
    if (details && details.transactionType !== 'refundTransaction') found.push(await foundIn(search.call, details));
  }
  // One that moved money counts before one that did not.
  return found.find(({ state }) => state === 'held' || state === 'captured') ?? found[0] ?? null;
}

async function foundIn(call: Call, details: Details): Promise<FoundTransaction> {
  const { transId, transactionStatus, authAmount, settleAmount, payment, responseReasonCode } = details;
  const state = moneyState(transactionStatus);
  if (state === null) throw new OutcomeUnknown(`The payment is in a state that is none (${transactionStatus}).`);
  if (state === 'inReview') await giveUpReview(call, transId);
  const isDeclined = state === 'inReview' || state === 'declined';
  const isBank = payment.bankAccount !== undefined;
  return {
    transactionId: transId,
    state: isDeclined ? 'declined' : state,
    amount: decimal(state === 'captured' ? settleAmount : authAmount),
    issuer: isBank ? ISSUERS.eCheck : issuerNamed(payment.creditCard?.cardType),
    lastFour: lastFour(payment.bankAccount?.accountNumber ?? payment.creditCard?.cardNumber ?? ''),
    reason: isDeclined ? declineReason(String(responseReasonCode ?? ''), isBank) : null,
  };
}

/** A charge in review is declined on the reviewer's behalf, because an order needs certain money. */
async function giveUpReview(call: Call, transactionId: string): Promise<void> {
  const { body } = await call('updateHeldTransaction', {
    heldTransactionRequest: { action: 'decline', refTransId: transactionId },
  });
  if (answers.messages.Check(body) && body.messages.resultCode === 'Ok') return;
  throw new OutcomeUnknown('The payment waits for a review and could not be given up.');
}

/** After a first response an error never means that nothing was done. */
export async function sure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OutcomeUnknown
      ? error
      : new OutcomeUnknown('The payment gateway could not be asked.', { cause: error });
  }
}

function numberOf(source: Charge['source']): string {
  if (source.kind === 'token') return '';
  return source.kind === 'card' ? source.card.cardNumber : source.bank.accountNumber;
}
