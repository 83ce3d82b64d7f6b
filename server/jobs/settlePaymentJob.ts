import { type Job, job } from '../jobs/job.ts';
import { findAttempt } from '../payments/attemptRepository.ts';
import { SETTLE_PAYMENT } from '../payments/paymentJobs.ts';
import type { Services } from '../services.ts';
import { lookUpPayment } from './lookUpPayment.ts';

/**
 * Finishes what a request left unfinished, because its server died or its gateway gave no answer; and looks once more for a charge
 * that was believed lost, so that none stays without an order.
 */
export function settlePaymentJob(services: Services): Job {
  return job(SETTLE_PAYMENT, async ({ attemptId }) => {
    const attempt = await findAttempt(services.database, attemptId);
    if (attempt?.state !== 'asked' && attempt?.state !== 'absent') return;
    if (!(await lookUpPayment(services, attempt))) {
      throw new Error('The gateway does not say yet what became of the payment');
    }
  });
}
