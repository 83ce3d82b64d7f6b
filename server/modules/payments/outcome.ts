import { setTimeout as pause } from 'node:timers/promises';
import type { Billing } from '#domain/payment/payment.ts';
import type { Attempt } from './attempt.ts';
import {
  type ChargeAnswer,
  type ChargedNumber,
  type FoundTransaction,
  GatewayUnavailable,
  OutcomeUnknown,
  type PaymentGateway,
  type PaymentSource,
} from './gateway.ts';

/** The known outcome of an attempt: the money is held or captured, it is not, or there is no trace of it. */
export type Outcome =
  | ({ kind: 'approved'; transactionId: string; isTaken: boolean } & ChargedNumber)
  | { kind: 'declined'; transactionId: string | null; reason: string }
  | { kind: 'absent' };

export type Approval = Extract<Outcome, { kind: 'approved' }>;

/** A lost response is usually found at the first look. */
const LOOKS_AFTER_MS = [0, 500, 1_500];

function answeredOutcome(answer: ChargeAnswer): Outcome {
  const { transactionId } = answer;
  if (answer.kind === 'declined') return { kind: 'declined', transactionId, reason: answer.reason };
  return {
    kind: 'approved',
    transactionId: answer.transactionId,
    issuer: answer.issuer,
    lastFour: answer.lastFour,
    isTaken: answer.state === 'captured',
  };
}

function foundOutcome({ state, transactionId, issuer, lastFour, reason }: FoundTransaction): Outcome {
  if (state === 'voided') return { kind: 'absent' };
  if (state === 'declined') return { kind: 'declined', transactionId, reason: reason ?? '' };
  return { kind: 'approved', transactionId, issuer, lastFour, isTaken: state === 'captured' };
}

/** The gateway's state of an attempt; null while it proves nothing, because a sent charge may still arrive. */
export async function findOutcome(payments: PaymentGateway, attempt: Attempt, now: Date): Promise<Outcome | null> {
  const found = await payments.find(attempt.reference);
  if (found) return foundOutcome(found);
  const isBelievable = now.getTime() - attempt.askedAt.getTime() >= payments.arrivesWithinMs;
  return isBelievable ? { kind: 'absent' } : null;
}

/**
 * Charges the payment, and looks the outcome up when there is no response. Null when it is unknown: a missing
 * transaction proves nothing here, because the charge may still arrive.
 */
export async function chargeFor(
  payments: PaymentGateway,
  { reference, amount }: Attempt,
  { source, billing, isSale }: { source: PaymentSource | null; billing: Billing; isSale: boolean },
  report: (error: unknown) => void,
): Promise<Outcome | null> {
  if (!source) return { kind: 'absent' };
  try {
    const charge = { reference, amount, source, billing, isSale, description: reference };
    return answeredOutcome(await payments.authorise(charge));
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { kind: 'absent' };
    if (!(error instanceof OutcomeUnknown)) report(error);
  }
  for (const milliseconds of LOOKS_AFTER_MS) {
    await pause(milliseconds);
    const found = await payments.find(reference).catch(() => null);
    if (found) return foundOutcome(found);
  }
  return null;
}
