import type { Transaction } from 'kysely';
import { accountText } from '#domain/texts/accountText.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Refused } from '../../platform/http/refused.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { Attempt, NewAttempt } from './attempt.ts';
import { countDeclined, insertAttempt } from './attemptRepository.ts';
import type { PaymentGateway } from './gateway.ts';
import { SETTLE_PAYMENT, settleJobKey } from './paymentJobs.ts';

/** Limits attempts with one card after the other (card testing). */
const DECLINED_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
/** The job looks when the request that asked the gateway must have its response, or never will. */
const LOOK_AFTER_MS = 5_000;

export async function refuseManyDeclined(transaction: Transaction<Database>, userId: number, now: Date): Promise<void> {
  const declined = await countDeclined(transaction, userId, new Date(now.getTime() - HOUR_MS));
  if (declined < DECLINED_PER_HOUR) return;
  throw new Refused(429, 'tooManyAttempts', accountText('payment.tooManyDeclined'), {
    errors: [accountText('payment.tooManyDeclined')],
    retryAfterSeconds: HOUR_MS / 1000,
  });
}

/** Writes an attempt, and a job that looks its outcome up in case its request dies. */
export async function openAttempt(
  transaction: Transaction<Database>,
  { arrivesWithinMs }: Pick<PaymentGateway, 'arrivesWithinMs'>,
  wanted: NewAttempt,
): Promise<Attempt> {
  const attempt = await insertAttempt(transaction, wanted);
  const runAt = new Date(wanted.askedAt.getTime() + arrivesWithinMs + LOOK_AFTER_MS);
  await addJob(transaction, SETTLE_PAYMENT, { attemptId: attempt.id }, { key: settleJobKey(attempt.id), runAt });
  return attempt;
}
