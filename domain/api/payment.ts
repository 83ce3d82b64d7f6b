import { Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { Billing, Card, PaymentResult, PaymentToken } from '../payment/payment.ts';
import { endpoint } from './endpoint.ts';
import { CartRefusal } from './refusal.ts';

export const listPaymentTypes = endpoint({
  method: 'GET',
  path: '/api/payment/types',
  access: 'customer',
  menuKeys: ['CheckOut', 'InvoicePayment'],
  summary: 'Whose cards are taken, and whether eChecks are, by their numbers',
  answer: Type.Array(Type.Object({ creditCardIssuer: Type.Integer() })),
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/checkout',
  access: 'consumer',
  headers: ['X-Ship-Method', 'X-Cart-Version', 'Idempotency-Key'],
  menuKeys: ['CheckOut'],
  summary: 'Pay for the cart by card and make an order of it, once per Idempotency-Key and once per cart version',
  body: Type.Object({
    orderTotal: DecimalInput,
    creditCard: Type.Optional(Type.Union([Card, Type.Null()])),
    paymentToken: Type.Optional(Type.Union([PaymentToken, Type.Null()])),
    address: Billing,
    deliveryAddressId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
  answer: PaymentResult,
  refusals: { 409: CartRefusal },
});

export const getPaymentResult = endpoint({
  method: 'GET',
  path: '/api/checkout/:idempotencyKey',
  access: 'consumer',
  menuKeys: ['CheckOut'],
  summary: 'What became of a payment; never pays. 404: not known, and nothing was charged under this key',
  params: Type.Object({ idempotencyKey: Type.String({ minLength: 1, maxLength: 64 }) }),
  answer: PaymentResult,
});
