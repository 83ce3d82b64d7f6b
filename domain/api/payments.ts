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
