import { accountText } from '#domain/texts/accountText.ts';
import type { ChargeAnswer, FoundTransaction } from './gateway.ts';

/** The answer to a charge, again. One that was voided since is a no. */
export function answerOf({ transactionId, state, lastFour, reason }: FoundTransaction): ChargeAnswer {
  if (state === 'held' || state === 'captured') return { kind: 'approved', transactionId, state, lastFour };
  return { kind: 'declined', transactionId, reason: reason ?? accountText('payment.declined') };
}
