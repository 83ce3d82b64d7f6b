import { type HeaderRules, shipToOf } from '#domain/cart/header.ts';
import type { PaymentResult } from '#domain/payment/payment.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { cartText } from '#domain/texts/cartText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { keepAnswer, takeOnce } from '../../platform/idempotency/once.ts';
import type { CartRequest } from '../cart/cartRequest.ts';
import { findCartTerms } from '../cart/cartTerms.ts';
import { cartRefusal, changeCart, type OpenCart } from '../cart/changeCart.ts';
import { findAskedAttempt, findAttemptOfCart } from '../payments/attemptRepository.ts';
import { openAttempt, refuseManyDeclined } from '../payments/openAttempt.ts';
import { findPaymentProblems } from '../payments/paymentProblems.ts';
import type { Begun } from '../payments/payOnce.ts';
import { referenceOf } from '../payments/reference.ts';
import { checkCart, orderCart, totalMoved } from './orderCart.ts';
import { findOrderOfCart } from './orderRepository.ts';
import type { OrderPayment } from './paymentRequest.ts';
import type { OrderServices } from './services.ts';
import { declined, paid } from './settlePayment.ts';

type Given = Pick<OrderServices, 'database' | 'emails' | 'ids' | 'payments'>;

/**
 * Records the attempt before the gateway is asked, so that no crash can hide a payment. Validates the cart as submit
 * does; a refusal by a rule is a response, stored under its key. A cart has at most one open payment.
 */
export async function beginPayment(
  given: Given,
  request: CartRequest,
  payment: OrderPayment,
): Promise<Begun<PaymentResult>> {
  return await changeCart<Begun<PaymentResult>>(
    given.database,
    { ...request, once: null },
    {
      whenStale: async (open) => (await findEarlierResult(open, request)) ?? (await findPaidOrder(open, request)),
      apply: async (open) =>
        (await findEarlierResult(open, request)) ?? (await validateAndBegin(given, open, request, payment)),
    },
  );
}

/** The earlier result of the same payment. The key is taken from here on, unless the transaction is rolled back. */
async function findEarlierResult(open: OpenCart, { once, now }: CartRequest): Promise<Begun<PaymentResult> | null> {
  const underWay = await findAskedAttempt(open.transaction, open.id);
  if (underWay) return { kind: 'underWay', attempt: underWay };
  const first = once && (await takeOnce<PaymentResult>(open.transaction, once, now));
  return first?.answer ? { kind: 'completed', result: first.answer } : null;
}

async function respond(
  { transaction }: OpenCart,
  { once }: CartRequest,
  result: PaymentResult,
): Promise<Begun<PaymentResult>> {
  if (once) await keepAnswer(transaction, once.key, result);
  return { kind: 'completed', result };
}

/** This version of the cart was paid for in another tab. */
async function findPaidOrder(open: OpenCart, request: CartRequest): Promise<Begun<PaymentResult> | null> {
  const { cartVersion } = request;
  if (cartVersion === null) return null;
  const order = await findOrderOfCart(open.transaction, open.id, cartVersion);
  if (!order) return null;
  const attempt = await findAttemptOfCart(open.transaction, { id: open.id, version: cartVersion });
  return await respond(open, request, paid(order.orderNumber, attempt?.transactionId ?? null));
}

/**
 * The cart with the address of the payment, if it has none of its own (wire 3). Refused when the addresses differ,
 * because the buyer saw another cart.
 */
async function applyDeliveryAddress(
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
  throw await cartRefusal(
    request,
    open,
    named ? shopText('cart.changedElsewhere') : cartText('reasons.addressUnknown'),
    {
      code: 'staleCart',
    },
  );
}

async function validateAndBegin(
  { emails, ids, payments }: Given,
  cart: OpenCart,
  request: CartRequest,
  { total, source, billing, deliveryAddressId }: OrderPayment,
): Promise<Begun<PaymentResult>> {
  const { buyer, now, once, shipMethod } = request;
  const { transaction } = cart;
  const terms = await findCartTerms(transaction, buyer, request);
  const open = await applyDeliveryAddress(cart, request, terms.header, deliveryAddressId);
  const validated = await checkCart(open, request, terms);
  const { amounts, problems } = validated;
  const [problem] = problems;
  if (problem) {
    const reasons = problems.map(({ reason }) => reason);
    return await respond(open, request, declined(problem.code, reasons));
  }
  if (!(buyer.settings.hidePricing || total.equals(amounts.total))) throw await totalMoved(request, open, amounts);
  if (amounts.total.isZero()) {
    const { orderNumber } = await orderCart(emails, open, request, validated);
    return await respond(open, request, paid(orderNumber, null));
  }
  if (!source)
    return await respond(open, request, declined('paymentMethodMissing', accountText('orderPayment.cardMissing')));
  const wrong = await findPaymentProblems(transaction, { source, billing }, buyer, now);
  if (wrong.length > 0) return await respond(open, request, declined('paymentInvalid', wrong));
  await refuseManyDeclined(transaction, buyer.userId, now);
  const attempt = await openAttempt(transaction, payments, {
    reference: referenceOf(ids.secret()),
    userId: buyer.userId,
    customerKey: buyer.customerKey,
    cart: { id: open.id, version: open.stored.version, shipMethod, shipToCode: open.stored.header.shipToCode },
    idempotencyKey: once?.key ?? null,
    amount: amounts.total,
    askedAt: now,
  });
  return { kind: 'begun', attempt };
}
