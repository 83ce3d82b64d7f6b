import { GivenUp, type Job, job } from '../../platform/jobs/job.ts';
import { findAttempt } from './attemptRepository.ts';
import { GatewayRefusal } from './gateway.ts';
import type { PaidItemOf } from './paidItem.ts';
import { REFUND_PAYMENT } from './paymentJobs.ts';
import { findRefund, settleRefund } from './refundRepository.ts';
import type { PaymentServices } from './services.ts';

/** Executes an admin's refund. A refund that the gateway refuses does not count. */
export function refundPayment(
  { database, clock, payments }: Pick<PaymentServices, 'database' | 'clock' | 'payments'>,
  paidItemOf: PaidItemOf,
): Job {
  return job(REFUND_PAYMENT, async ({ refundId }) => {
    const refund = await findRefund(database, refundId);
    if (refund?.state !== 'asked') return;
    const attempt = await findAttempt(database, refund.attemptId);
    if (!(attempt?.transactionId && attempt.lastFour))
      throw new GivenUp('The payment has no transaction at the gateway');
    const { reference, amount } = refund;
    const { transactionId, lastFour } = attempt;
    try {
      const made = await payments.refund({ reference, transactionId, amount, lastFour });
      const now = clock.now();
      await database.transaction().execute(async (transaction) => {
        await settleRefund(transaction, refundId, { state: 'refunded', transactionId: made, settledAt: now });
        await paidItemOf(attempt).onRefunded(transaction, attempt, { reference, amount, now });
      });
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      await settleRefund(database, refundId, { state: 'failed', failure: error.message, settledAt: clock.now() });
      throw new GivenUp(error.message);
    }
  });
}
