import { setTimeout as pause } from 'node:timers/promises';
import type { Billing } from '#domain/payment/payment.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { notFound, Refused } from '../../platform/http/refused.ts';
import type { Attempt } from './attempt.ts';
import { findAttempt, takeTurnToLook } from './attemptRepository.ts';
import type { PaymentSource } from './gateway.ts';
import { chargeFor, findOutcome, type Outcome } from './outcome.ts';
import type { PaymentServices } from './services.ts';

/** How long a request waits for another one's work. */
const PATIENCE_MS = 15_000;
const POLL_MS = 150;
/** The minimum interval of gateway lookups per attempt. */
const LOOK_EVERY_MS = 2_000;

/** The next step of a payment. `underWay`: an earlier request sent one for the same object. */
export type Begun<Result> =
  | { kind: 'completed'; result: Result }
  | { kind: 'underWay'; attempt: Attempt }
  | { kind: 'begun'; attempt: Attempt };

/** The result of an attempt. `stale`: the payable items changed meanwhile, and the money is returned. */
export type Settled<Result> =
  | { kind: 'completed'; result: Result }
  | { kind: 'absent' }
  | { kind: 'stale'; refusal: Refused };

/** The object of a payment, an order or entries of an account, decides the use of the money. */
export interface Purpose<Result> {
  /** Writes the consequences of an outcome once, for the first caller that knows it. */
  settle: (id: number, outcome: Outcome) => Promise<Settled<Result>>;
  /** The result of a settled attempt for a repeated request. */
  settledAs: (attempt: Attempt) => Settled<Result> | Promise<Settled<Result>>;
}

export interface Payment<Result> extends Purpose<Result> {
  /** Null when neither card, account nor token was sent. */
  source: PaymentSource | null;
  billing: Billing;
  /** The amount is captured at once; otherwise it is held until it is captured. */
  isSale: boolean;
  /** With a key its own response counts, not that of the attempt it found. */
  isKeyed: boolean;
  /** Commits an attempt, or finds the state of an earlier one. */
  begin: () => Promise<Begun<Result>>;
}

type Given = Pick<PaymentServices, 'database' | 'clock' | 'payments'>;
type Report = (error: unknown) => void;

/** The outcome is unknown: the client may repeat the same request soon, and must send nothing new. */
function outcomeUnknown(): Refused {
  return new Refused(503, 'outcomeUnknown', accountText('payment.outcomeUnknown'), { retryAfterSeconds: 2 });
}

/**
 * Moves the money and performs what it pays for: both, or neither. The attempt is committed before the gateway is
 * asked; the gateway's result, its consequences and the response are committed together. A decline is a response, with
 * the reason. A payment is never reported as failed while that is uncertain: 503 `outcomeUnknown`, and the same key
 * returns the result later.
 */
export async function payOnce<Result>(given: Given, payment: Payment<Result>, report: Report): Promise<Result> {
  for (;;) {
    const begun = await payment.begin();
    if (begun.kind === 'completed') return begun.result;
    if (begun.kind === 'begun') {
      const outcome = await chargeFor(given.payments, begun.attempt, payment, report);
      return resultOf(await settleNow(payment, begun.attempt, outcome, report));
    }
    const settled = await awaitSettled(given, payment, begun.attempt);
    if (settled.kind === 'completed' && !payment.isKeyed) return settled.result;
  }
}

/** A database failure loses nothing here: the attempt is committed, and is settled later. */
async function settleNow<Result>(
  { settle }: Purpose<Result>,
  { id }: Attempt,
  outcome: Outcome | null,
  report: Report,
): Promise<Settled<Result>> {
  if (!outcome) throw outcomeUnknown();
  try {
    return await settle(id, outcome);
  } catch (error) {
    report(error);
    throw outcomeUnknown();
  }
}

function resultOf<Result>(settled: Settled<Result>): Result {
  switch (settled.kind) {
    case 'completed':
      return settled.result;
    case 'absent':
      throw new Refused(502, 'paymentUnavailable', accountText('payment.unavailable'), { retryAfterSeconds: 10 });
    case 'stale':
      throw settled.refusal;
  }
}

async function awaitSettled<Result>(given: Given, purpose: Purpose<Result>, { id }: Attempt): Promise<Settled<Result>> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const settled = await lookAgain(given, purpose, id);
    if (settled) return settled;
    await pause(POLL_MS);
  }
  throw outcomeUnknown();
}

/** Asks the gateway for the outcome of an attempt, and settles it. Null while the outcome is unknown. */
export async function lookUpPayment<Result>(
  { payments, clock }: Given,
  { settle }: Pick<Purpose<Result>, 'settle'>,
  attempt: Attempt,
): Promise<Settled<Result> | null> {
  const outcome = await findOutcome(payments, attempt, clock.now());
  return outcome && (await settle(attempt.id, outcome));
}

/**
 * The outcome of an attempt: as stored, else from the gateway when the next lookup is due. Null while it is unknown.
 */
async function lookAgain<Result>(given: Given, purpose: Purpose<Result>, id: number): Promise<Settled<Result> | null> {
  const { database, clock } = given;
  const attempt = await findAttempt(database, id);
  if (!attempt) throw new Error(`payment attempt ${id} has gone`);
  if (attempt.state !== 'asked') return await purpose.settledAs(attempt);
  const now = clock.now();
  const notSince = new Date(now.getTime() - LOOK_EVERY_MS);
  if (!(await takeTurnToLook(database, id, { now, notSince }))) return null;
  return await lookUpPayment(given, purpose, attempt).catch(() => null);
}

/** The outcome of a started payment; never pays. 404: nothing is charged for it. 503 while the outcome is unknown. */
export async function findOutcomeOf<Result>(
  given: Given,
  purpose: Purpose<Result>,
  attempt: Attempt | null,
): Promise<Result> {
  const settled = attempt && (await lookAgain(given, purpose, attempt.id));
  if (!settled) throw outcomeUnknown();
  if (settled.kind !== 'completed') throw notFound();
  return settled.result;
}
