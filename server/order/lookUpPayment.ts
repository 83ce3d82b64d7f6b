import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '../payments/attempt.ts';
import {
  type ChargeAnswer,
  type FoundTransaction,
  GatewayUnavailable,
  OutcomeUnknown,
  type PaymentGateway,
} from '../payments/gateway.ts';
import type { Services } from '../services.ts';
import type { OrderPayment } from './paymentRequest.ts';
import { type Outcome, type Settled, settlePayment } from './settlePayment.ts';

/** A lost answer is usually there at the first look. */
const LOOKS_AFTER_MS = [0, 500, 1_500];

function answeredOutcome(answer: ChargeAnswer): Outcome {
  const { transactionId } = answer;
  return answer.kind === 'approved'
    ? { kind: 'held', transactionId: answer.transactionId, lastFour: answer.lastFour }
    : { kind: 'declined', transactionId, reason: answer.reason };
}

function foundOutcome({ state, transactionId, lastFour, reason }: FoundTransaction): Outcome {
  if (state === 'voided') return { kind: 'absent' };
  return state === 'declined'
    ? { kind: 'declined', transactionId, reason: reason ?? '' }
    : { kind: 'held', transactionId, lastFour };
}

async function tryToFind(payments: PaymentGateway, { reference }: Attempt): Promise<Outcome | null> {
  const found = await payments.find(reference).catch(() => null);
  return found && foundOutcome(found);
}

/**
 * Asks the gateway for the money, and where no answer comes, what became of that. Null when nobody can say: absence is not believed
 * here, for what was sent may still arrive.
 */
export async function chargeFor(
  payments: PaymentGateway,
  attempt: Attempt,
  { source, billing }: Pick<OrderPayment, 'source' | 'billing'>,
  report: (error: unknown) => void,
): Promise<Outcome | null> {
  if (!source) return { kind: 'absent' };
  const { reference, amount } = attempt;
  try {
    return answeredOutcome(await payments.authorise({ reference, amount, source, billing, description: reference }));
  } catch (error) {
    if (error instanceof GatewayUnavailable) return { kind: 'absent' };
    if (!(error instanceof OutcomeUnknown)) report(error);
  }
  for (const milliseconds of LOOKS_AFTER_MS) {
    await pause(milliseconds);
    const found = await tryToFind(payments, attempt);
    if (found) return found;
  }
  return null;
}

/** Asks the gateway what became of an attempt, and settles it by what it says. Null while nobody can say. */
export async function lookUpPayment(services: Services, attempt: Attempt): Promise<Settled | null> {
  const { payments, clock } = services;
  const found = await payments.find(attempt.reference);
  if (found) return await settlePayment(services, attempt.id, foundOutcome(found));
  const isBelievable = clock.now().getTime() - attempt.askedAt.getTime() >= payments.arrivesWithinMs;
  return isBelievable ? await settlePayment(services, attempt.id, { kind: 'absent' }) : null;
}
