import { type Static, Type } from 'typebox';
import { PaymentMethod } from '../payment/paymentMethod.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/**
 * `charged`: the payment was made; one of credits alone, too. `voided`: it was returned before it settled. `refunded`:
 * all or part of it was. `declined`: no money was moved.
 */
export const ListedPaymentState = Type.Enum(['charged', 'voided', 'refunded', 'declined']);

/** A payment on the account. Amounts in US dollars, never below zero. */
export const ListedPayment = Type.Object({
  /** The payment number; for a payment of the accounting data its reference. */
  key: Type.String(),
  /** YYYY-MM-DD, in the site's time zone. */
  date: Type.String(),
  amount: Type.Number(),
  /** The amount of credits that was applied with it. */
  credits: Type.Number(),
  /** The refunded amount, including pending refunds. */
  refunded: Type.Number(),
  /** Null for a payment of the accounting data. */
  method: Type.Union([PaymentMethod, Type.Null()]),
  state: ListedPaymentState,
  /** The key that opens its receipt. */
  receipt: NullableText,
  /** For a payment without a receipt, the code that opens the document of its entry. */
  credit: NullableText,
});
export type ListedPayment = Static<typeof ListedPayment>;
