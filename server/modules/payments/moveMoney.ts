import { GivenUp, type Job, job } from '../../platform/jobs/job.ts';
import type { Attempt } from './attempt.ts';
import { changeAttempt, changeState, findAttempt } from './attemptRepository.ts';
import { GatewayRefusal } from './gateway.ts';
import type { PaidItemOf } from './paidItem.ts';
import { CAPTURE_PAYMENT, VOID_PAYMENT } from './paymentJobs.ts';
import type { PaymentServices } from './services.ts';

type Given = Pick<PaymentServices, 'database' | 'clock' | 'payments'>;

/** The transaction of a payment that the gateway was asked for. */
function transactionOf({ transactionId, reference }: Attempt): string {
  if (transactionId === null) throw new GivenUp(`Payment ${reference} has no transaction at the gateway`);
  return transactionId;
}

/**
 * Captures the money of an order, or of a payment on an account. From here on it can be refunded, and no longer voided.
 */
export function capturePayment({ database, clock, payments }: Given): Job {
  return job(CAPTURE_PAYMENT, async ({ attemptId }) => {
    const attempt = await changeState(database, attemptId, { from: ['held', 'capturing'], to: 'capturing' });
    if (!attempt) return;
    try {
      await payments.capture({ transactionId: transactionOf(attempt), amount: attempt.amount });
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      await changeAttempt(database, attemptId, { state: 'held', failure: error.message });
      throw new GivenUp(error.message);
    }
    await changeAttempt(database, attemptId, { state: 'captured', settledAt: clock.now(), failure: null });
  });
}

/** Voids the payment in full: one without an order, or one whose order an admin cancels by this. */
export function voidPayment({ database, clock, payments }: Given, paidItemOf: PaidItemOf): Job {
  return job(VOID_PAYMENT, async ({ attemptId }) => {
    const attempt = await findAttempt(database, attemptId);
    if (attempt?.state !== 'voiding') return;
    try {
      await payments.void(transactionOf(attempt));
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      // Too late: the amount is captured, and the payment stays. It can be refunded.
      const state = (await paidItemOf(attempt).isEarned(database, attempt)) ? 'captured' : 'voiding';
      await changeAttempt(database, attemptId, { state, failure: error.message });
      throw new GivenUp(error.message);
    }
    await database.transaction().execute(async (transaction) => {
      const now = clock.now();
      await changeAttempt(transaction, attemptId, { state: 'voided', settledAt: now, failure: null });
      const { reference, amount } = attempt;
      await paidItemOf(attempt).onVoided(transaction, attempt, { reference, amount, now });
    });
  });
}
