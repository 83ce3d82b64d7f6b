import { settlePayment } from '../order/settlePayment.ts';
import { findAttempt } from '../payments/attemptRepository.ts';
import type { Outcome } from '../payments/outcome.ts';
import { SETTLE_PAYMENT } from '../payments/paymentJobs.ts';
import { lookUpPayment } from '../payments/payOnce.ts';
import { settleAccountPayment } from '../receivables/settleAccountPayment.ts';
import type { Services } from '../services.ts';
import { type Job, job } from './job.ts';

/**
 * Finishes what a request left unfinished, because its server died or its gateway gave no answer; and looks once more for a charge
 * that was believed lost, so that none stays without an order or a payment on an account.
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
