import type { Static } from 'typebox';
import type { payOrder } from '#domain/api/payment.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { Billing } from '#domain/payment/payment.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { malformed, Refused } from '../../platform/http/refused.ts';
import type { PaymentSource } from '../payments/gateway.ts';
import { readTotal } from './orderCart.ts';

/** Its first response is repeated without a time limit. */
export const PAY = { name: 'pay', keptDays: null };

/** The buyer's payment. It lives as long as the request. */
export interface OrderPayment {
  /** The total that the buyer was shown. */
  total: Decimal;
  /** Null when neither a card nor a token was sent. */
  source: PaymentSource | null;
  billing: Billing;
  /** Null for pickup, and when the cart itself has the address. */
  deliveryAddressId: number | null;
}

type Body = Static<typeof payOrder.body>;

function sourceOf({ paymentToken, creditCard }: Body): PaymentSource | null {
  if (paymentToken) return { kind: 'token', token: paymentToken };
  return creditCard ? { kind: 'card', card: creditCard } : null;
}

/** `takesCards`: otherwise only the gateway takes cards, and this call its tokens. */
export function orderPayment(body: Body, takesCards: boolean): OrderPayment {
  const total = readTotal(body.orderTotal);
  if (!total) throw malformed('orderTotal must be an amount');
  if (!takesCards && body.creditCard) throw new Refused(409, 'cardTokenRequired', accountText('payment.tokensOnly'));
  const { address: billing, deliveryAddressId = null } = body;
  return { total, source: sourceOf(body), billing, deliveryAddressId };
}

/**
 * The part of the request that an Idempotency-Key identifies: all except the card, of which nothing is stored, not even
 * a digest.
 */
export function keyedPayment({ orderTotal, address, deliveryAddressId = null }: Body): unknown {
  return { orderTotal: String(orderTotal), address, deliveryAddressId };
}
