import { Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { PaymentRow, PaymentState } from '../payment/paymentRow.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Done } from './refusal.ts';

const Reference = Type.Object({ reference: Code });

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  summary: `Payments and their status, newest first. Pages of ${LIST_PAGE}; X-Total-Count is the total for the state`,
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
  summary: 'Void a payment before it settles, and cancel its order. 409 if it is too late',
  params: Reference,
  answer: Done,
  codes: ['notVoidable'],
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:reference/refund',
  access: 'admin',
  headers: ['Idempotency-Key'],
  summary:
    'Refund part or all of a captured payment. The order does not change. 409 if the amount is more than is left',
  params: Reference,
  body: Type.Object({ amount: DecimalInput }),
  answer: Done,
  codes: ['amountNotPositive', 'notRefundable', 'refundTooLarge'],
});
