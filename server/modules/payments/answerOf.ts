import { accountText } from '#domain/texts/accountText.ts';
import type { ChargeAnswer, FoundTransaction } from './gateway.ts';

/** The repeated result of a charge. A voided one counts as declined. */
export function answerOf({ transactionId, state, issuer, lastFour, reason }: FoundTransaction): ChargeAnswer {
  if (state === 'held' || state === 'captured') return { kind: 'approved', transactionId, state, issuer, lastFour };
  return { kind: 'declined', transactionId, reason: reason ?? accountText('payment.declined') };
}
