import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { freeKey, keepAnswer } from '../../platform/idempotency/once.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Attempt } from './attempt.ts';
import { changeAttempt } from './attemptRepository.ts';
import type { Approval, Outcome } from './outcome.ts';
import { SETTLE_PAYMENT, VOID_PAYMENT } from './paymentJobs.ts';
import type { Settled } from './payOnce.ts';

/** A charge that counts as lost is searched once more when it can no longer arrive. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** Writes that no money was moved: a decline is stored as the response of its key, an absent charge frees the key. */
export async function closeUnpaid<Result>(
  transaction: Transaction<Database>,
  { id, idempotencyKey: key }: Attempt,
  outcome: Exclude<Outcome, Approval>,
  {
    now,
    declined,
  }: { now: Date; declined: (code: 'paymentDeclined', reason: string, transactionId: string | null) => Result },
): Promise<Settled<Result>> {
  if (outcome.kind === 'declined') {
    const { reason, transactionId } = outcome;
    const result = declined('paymentDeclined', reason, transactionId);
    await changeAttempt(transaction, id, { state: 'declined', transactionId, reason, settledAt: now });
    if (key !== null) await keepAnswer(transaction, key, result);
    return { kind: 'completed', result };
  }
  await changeAttempt(transaction, id, { state: 'absent', settledAt: now });
  if (key !== null) await freeKey(transaction, key);
  await addJob(
    transaction,
    SETTLE_PAYMENT,
    { attemptId: id },
    { key: `settlePayment ${id} again`, runAt: new Date(now.getTime() + LOOK_AGAIN_MS) },
  );
  return { kind: 'absent' };
}

/** A job returns money that has no use any more. */
export async function voidOrRefund(
  transaction: Transaction<Database>,
  { id, idempotencyKey: key, state }: Attempt,
  { transactionId, issuer, lastFour }: Approval,
  now: Date,
): Promise<void> {
  await changeAttempt(transaction, id, { state: 'voiding', transactionId, issuer, lastFour, settledAt: now });
  if (key !== null && state === 'asked') await freeKey(transaction, key);
  await addJob(transaction, VOID_PAYMENT, { attemptId: id });
}
