import type { Static } from 'typebox';
import type { payItems } from '#domain/api/accountPayment.ts';
import { type Decimal, readDecimal } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { PAYMENT_TYPES } from '#domain/payment/accountPayment.ts';
import type { Billing } from '#domain/payment/payment.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { malformed, Refused } from '../../platform/http/refused.ts';
import type { Once } from '../../platform/idempotency/once.ts';
import type { Buyer } from '../access/caller.ts';
import type { PaymentSource } from '../payments/gateway.ts';

/** Its first response is repeated without a time limit. */
export const PAY_ACCOUNT = { name: 'payAccount', keptDays: null };

/** The paid amount of an entry, in US dollars; below zero when a credit is used. */
export interface AskedItem {
  arCode: string;
  recordType: number;
  amount: Decimal;
}

/** The buyer's payment of an account. It lives as long as the request. */
export interface AccountPayment {
  type: PaymentType;
  amount: Decimal;
  items: readonly AskedItem[];
  /** Null when neither card, account nor token was sent. */
  source: PaymentSource | null;
  billing: Billing;
}

export interface AccountPaymentRequest {
  buyer: Buyer;
  now: Date;
  once: Once | null;
}

type PaymentType = (typeof PAYMENT_TYPES)[keyof typeof PAYMENT_TYPES];
type Body = Static<typeof payItems.body>;

/** Only the part that belongs to the type counts. */
function sourceOf({ paymentType, paymentToken, creditCard, bankAccount }: Body): PaymentSource | null {
  if (paymentType === PAYMENT_TYPES.applyCredit) return null;
  if (paymentToken) return { kind: 'token', token: paymentToken };
  if (paymentType === PAYMENT_TYPES.check) return bankAccount ? { kind: 'bank', bank: bankAccount } : null;
  return creditCard ? { kind: 'card', card: creditCard } : null;
}

function amountIn(value: number | string, what: string): Decimal {
  const amount = readDecimal(value, MONEY_PLACES);
  if (!amount) throw malformed(`${what} must be an amount`);
  return amount;
}

/** `takesCards`: otherwise only the gateway takes cards, and this call its tokens. */
export function accountPayment(body: Body, takesCards: boolean): AccountPayment {
  if (!takesCards && body.creditCard) throw new Refused(409, 'cardTokenRequired', accountText('payment.tokensOnly'));
  const type = Object.values(PAYMENT_TYPES).find((one) => one === body.paymentType);
  if (type === undefined) throw malformed('paymentType must be 0, 1 or 2');
  return {
    type,
    amount: amountIn(body.paymentAmount, 'paymentAmount'),
    items: body.details.map(({ arCode, detailType, amount }) => ({
      arCode,
      recordType: detailType,
      amount: amountIn(amount, 'amount'),
    })),
    source: sourceOf(body),
    billing: body.address ?? {},
  };
}

/**
 * The part of the request that an Idempotency-Key identifies: all except the card and the account, of which nothing is
 * stored, not even a digest.
 */
export function keyedAccountPayment({ paymentType, paymentAmount, details, address }: Body): unknown {
  return { paymentType, paymentAmount: String(paymentAmount), details, address };
}
