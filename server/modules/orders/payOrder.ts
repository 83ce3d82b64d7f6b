import type { PaymentResult } from '#domain/payment/payment.ts';
import { notFound } from '../../platform/http/refused.ts';
import { findAnswerOf } from '../../platform/idempotency/once.ts';
import type { Buyer } from '../access/caller.ts';
import { awaitCart } from '../cart/cartRepository.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { findAttemptOfKey } from '../payments/attemptRepository.ts';
import { findOutcomeOf, type Purpose, payOnce } from '../payments/payOnce.ts';
import { beginPayment } from './beginPayment.ts';
import { type OrderPayment, PAY } from './paymentRequest.ts';
import type { OrderServices } from './services.ts';
import { settledAs, settlePayment } from './settlePayment.ts';

function orderPurpose(services: OrderServices): Purpose<PaymentResult> {
  return { settle: (id, outcome) => settlePayment(services, id, outcome), settledAs };
}

/** Charges the total and turns the cart into an order (`payOnce`). */
export async function payOrder(
  services: OrderServices,
  request: CartRequest,
  payment: OrderPayment,
  report: (error: unknown) => void,
): Promise<PaymentResult> {
  return await payOnce(
    services,
    {
      ...orderPurpose(services),
      source: payment.source,
      billing: payment.billing,
      isSale: false,
      isKeyed: request.once !== null,
      begin: () => beginPayment(services, request, payment),
    },
    report,
  );
}

/**
 * The outcome of a payment; never pays, and waits for one that is being committed. 404: not known, and nothing is
 * charged under this key. 503 while the outcome is unknown.
 */
export async function findPaymentResult(services: OrderServices, buyer: Buyer, key: string): Promise<PaymentResult> {
  const { userId, customerKey } = buyer;
  const kept = await services.database.transaction().execute(async (transaction) => {
    await awaitCart(transaction, buyer);
    return await findAnswerOf<PaymentResult | null>(transaction, { key, userId, customerKey, call: PAY });
  });
  if (!kept) throw notFound();
  if (kept.answer) return kept.answer;
  const attempt = await findAttemptOfKey(services.database, { userId, customerKey, key });
  return await findOutcomeOf(services, orderPurpose(services), attempt);
}
