import { type Static, Type } from 'typebox';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);

/**
 * `asked`: the outcome is not known yet. `held`, `capturing`, `captured`: the payment belongs to an order or to a
 * payment on an account. `voiding`, `voided`: returned in full. `declined`, `absent`: no money was held.
 */
export const PaymentState = Type.Enum([
  'asked',
  'held',
  'capturing',
  'captured',
  'voiding',
  'voided',
  'declined',
  'absent',
]);

/** A payment as admins see it. Amounts in US dollars. */
export const PaymentRow = Type.Object({
  reference: Type.String(),
  /** Null for a payment of account entries, and while there is no order. */
  orderNumber: TextOrNone,
  /** For a payment of account entries, else null. */
  invoicePaymentKey: TextOrNone,
  customerName: Type.String(),
  state: PaymentState,
  amount: Type.Number(),
  /** The refunded amount, including pending refunds. */
  refunded: Type.Number(),
  lastFour: TextOrNone,
  transactionId: TextOrNone,
  /** Why it was declined. */
  reason: TextOrNone,
  /** Why the payment does not continue automatically. */
  failure: TextOrNone,
  askedAt: Type.String(),
});
export type PaymentRow = Static<typeof PaymentRow>;
