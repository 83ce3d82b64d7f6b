import { type HeaderRules, shipToOf } from '#domain/cart/header.ts';
import { reasons } from '#domain/cart/reasons.ts';
import { orderPaymentTexts } from '#domain/payment/orderPaymentTexts.ts';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { texts } from '#domain/texts.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { findCartTerms } from '../cart/cartTerms.ts';
import { cartRefusal, changeCart, type OpenCart } from '../cart/changeCart.ts';
import { Refused } from '../http/refused.ts';
import { keepAnswer, takeOnce } from '../idempotency/once.ts';
import { addJob } from '../jobs/addJob.ts';
import type { Attempt } from '../payments/attempt.ts';
import { countDeclined, findAskedAttempt, findAttemptOfCart, insertAttempt } from '../payments/attemptRepository.ts';
import { SETTLE_PAYMENT, settleJobKey } from '../payments/paymentJobs.ts';
import { findPaymentProblems } from '../payments/paymentProblems.ts';
import { referenceOf } from '../payments/reference.ts';
import type { Services } from '../services.ts';
import { judgeCart, orderCart, totalMoved } from './orderCart.ts';
import { findOrderOfCart } from './orderRepository.ts';
import type { OrderPayment } from './paymentRequest.ts';
import { declined, paid } from './settlePayment.ts';

/** What to do about a payment. `underWay`: one for this cart was sent before, by whichever request. */
export type Begun =
  | { kind: 'answered'; result: PaymentResult }
  | { kind: 'underWay'; attempt: Attempt }
  | { kind: 'begun'; attempt: Attempt };

type Given = Pick<Services, 'database' | 'letters' | 'ids' | 'payments'>;

/** Nobody may try one card after the other here (card testing). */
const DECLINED_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
/** The job looks when the request that asked the gateway surely has its answer, or never will. */
const LOOK_AFTER_MS = 5_000;

/**
 * Writes that the gateway is about to be asked, before it is: from here on no crash can hide a payment. Judges the cart as submit
 * does; a rule that refuses is an answer, kept under its key. Of one cart one payment is under way at a time.
 */
export async function beginPayment(given: Given, request: CartRequest, payment: OrderPayment): Promise<Begun> {
  return await changeCart<Begun>(
    given.database,
    { ...request, once: null },
    {
      whenStale: async (open) => (await earlier(open, request)) ?? (await ordered(open, request)),
      apply: async (open) => (await earlier(open, request)) ?? (await begin(given, open, request, payment)),
    },
  );
}

/** What came of the same payment before. The key is taken from here on, unless the transaction is undone. */
async function earlier(open: OpenCart, { once, now }: CartRequest): Promise<Begun | null> {
  const underWay = await findAskedAttempt(open.transaction, open.id);
  if (underWay) return { kind: 'underWay', attempt: underWay };
  const first = once && (await takeOnce<PaymentResult>(open.transaction, once, now));
  return first?.answer ? { kind: 'answered', result: first.answer } : null;
}

async function answered({ transaction }: OpenCart, { once }: CartRequest, result: PaymentResult): Promise<Begun> {
  if (once) await keepAnswer(transaction, once.key, result);
  return { kind: 'answered', result };
}

/** This version of the cart was paid for in another tab. */
async function ordered(open: OpenCart, request: CartRequest): Promise<Begun | null> {
  const { cartVersion } = request;
  if (cartVersion === null) return null;
  const order = await findOrderOfCart(open.transaction, open.id, cartVersion);
  if (!order) return null;
  const attempt = await findAttemptOfCart(open.transaction, { cartId: open.id, cartVersion });
  return await answered(open, request, paid(order.orderNumber, attempt?.transactionId ?? null));
}

/**
 * The cart with the address that the payment names, where it names none itself (wire 3). Refused where it goes elsewhere: the buyer
 * was shown another cart.
 */
async function destined(
  open: OpenCart,
  request: CartRequest,
  rules: HeaderRules,
  addressId: number | null,
): Promise<OpenCart> {
  if (addressId === null) return open;
  const { stored } = open;
  const { header } = stored;
  if (shipToOf(header, rules)?.id === addressId) return open;
  const named = rules.shipTos.find(({ id }) => id === addressId);
  if (header.shipToCode === null && rules.method === 'Delivery' && named) {
    return { ...open, stored: { ...stored, header: { ...header, shipToCode: named.key } } };
  }
  throw await cartRefusal(request, open, named ? texts.cart.changedElsewhere : reasons.addressUnknown, {
    code: 'staleCart',
  });
}

async function begin(
  { letters, ids, payments }: Given,
  cart: OpenCart,
  request: CartRequest,
  { total, source, billing, deliveryAddressId }: OrderPayment,
): Promise<Begun> {
  const { buyer, now, once, shipMethod } = request;
  const { transaction } = cart;
  const terms = await findCartTerms(transaction, buyer, request);
  const open = await destined(cart, request, terms.header, deliveryAddressId);
  const judged = await judgeCart(open, request, terms);
  const { amounts, problems } = judged;
  if (problems.length > 0) return await answered(open, request, declined(problems.join('\n')));
  if (!(buyer.settings.hidePricing || total.equals(amounts.total))) throw await totalMoved(request, open, amounts);
  if (amounts.total.isZero()) {
    const { orderNumber } = await orderCart(letters, open, request, judged);
    return await answered(open, request, paid(orderNumber, null));
  }
  if (!source) return await answered(open, request, declined(orderPaymentTexts.cardMissing));
  const wrong = await findPaymentProblems(transaction, { source, billing }, buyer, now);
  if (wrong.length > 0) return await answered(open, request, declined(wrong.join('\n')));
  if ((await countDeclined(transaction, buyer.userId, new Date(now.getTime() - HOUR_MS))) >= DECLINED_PER_HOUR) {
    throw new Refused(429, orderPaymentTexts.tooManyDeclined, {
      errors: [orderPaymentTexts.tooManyDeclined],
      code: 'tooManyAttempts',
      retryAfterSeconds: HOUR_MS / 1000,
    });
  }
  const attempt = await insertAttempt(transaction, {
    reference: referenceOf(ids.secret()),
    userId: buyer.userId,
    customerKey: buyer.customerKey,
    cartId: open.id,
    cartVersion: open.stored.version,
    idempotencyKey: once?.key ?? null,
    shipMethod,
    shipToCode: open.stored.header.shipToCode,
    amount: amounts.total,
    askedAt: now,
  });
  const runAt = new Date(now.getTime() + payments.arrivesWithinMs + LOOK_AFTER_MS);
  await addJob(transaction, SETTLE_PAYMENT, { attemptId: attempt.id }, { key: settleJobKey(attempt.id), runAt });
  return { kind: 'begun', attempt };
}
