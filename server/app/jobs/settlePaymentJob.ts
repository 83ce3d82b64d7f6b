import { settlePayment } from '../../modules/orders/settlePayment.ts';
import { findAttempt } from '../../modules/payments/attemptRepository.ts';
import type { Outcome } from '../../modules/payments/outcome.ts';
import { SETTLE_PAYMENT } from '../../modules/payments/paymentJobs.ts';
import { lookUpPayment } from '../../modules/payments/payOnce.ts';
import { settleAccountPayment } from '../../modules/receivables/settleAccountPayment.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { Services } from '../services.ts';

/**
 * Finishes an attempt whose request did not, because its server died or its gateway gave no response; and searches once
 * more for a charge that counted as lost, so that every charge has an order or a payment on an account.
 */
export function settlePaymentJob(services: Services): Job {
  return job(SETTLE_PAYMENT, async ({ attemptId }) => {
    const attempt = await findAttempt(services.database, attemptId);
    if (attempt?.state !== 'asked' && attempt?.state !== 'absent') return;
    const settle = async (id: number, outcome: Outcome) =>
      attempt.cart ? await settlePayment(services, id, outcome) : await settleAccountPayment(services, id, outcome);
    if (!(await lookUpPayment<unknown>(services, { settle }, attempt))) {
      throw new Error('The gateway does not say yet what became of the payment');
    }
  });
}
