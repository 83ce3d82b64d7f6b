import { type Static, Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Code } from './limits.ts';
import { Done } from './refusal.ts';

const TextOrNone = Type.Union([Type.String(), Type.Null()]);
const Reference = Type.Object({ reference: Code });

/**
 * `asked`: nobody knows yet what became of it. `held`, `capturing`, `captured`: an order or a payment
 * on an account stands behind it. `voiding`, `voided`:
 * given back whole. `declined`, `absent`: no money was held.
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

/** A payment as whoever runs the shop sees it. Amounts in US dollars. */
export const PaymentRow = Type.Object({
  reference: Type.String(),
  /** Null of a payment for entries of an account, and while no order stands behind it. */
  orderNumber: TextOrNone,
  /** Of a payment for entries of an account, else null. */
  invoicePaymentKey: TextOrNone,
  customerName: Type.String(),
  state: PaymentState,
  amount: Type.Number(),
  /** Given back, or on its way back. */
  refunded: Type.Number(),
  lastFour: TextOrNone,
  transactionId: TextOrNone,
  /** Why it was declined. */
  reason: TextOrNone,
  /** Why it does not go on by itself. */
  failure: TextOrNone,
  askedAt: Type.String(),
});
export type PaymentRow = Static<typeof PaymentRow>;

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  summary: `Payments and what became of them, the newest first; pages of ${LIST_PAGE}, X-Total-Count has the number of all of the state asked for`,
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    state: Type.Optional(PaymentState),
  }),
  answer: Type.Array(PaymentRow),
});

export const voidPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:reference/void',
  access: 'admin',
  summary: 'Give back the whole of a payment before it has settled, and cancel its order; 409 where that is too late',
  params: Reference,
  answer: Done,
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:reference/refund',
  access: 'admin',
  headers: ['Idempotency-Key'],
  summary: 'Give back part or all of a captured payment; the order stays as it is. 409 beyond what is left of it',
  params: Reference,
  body: Type.Object({ amount: DecimalInput }),
  answer: Done,
});
