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
  summary: 'Accepted card issuers and eCheck, by number',
  answer: Type.Array(Type.Object({ creditCardIssuer: Type.Integer() })),
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/checkout',
  access: 'consumer',
  headers: ['X-Ship-Method', 'X-Cart-Version', 'Idempotency-Key'],
  menuKeys: ['CheckOut'],
  summary: 'Pay for the cart by card and place the order, once per Idempotency-Key and cart version',
  body: Type.Object({
    orderTotal: DecimalInput,
    creditCard: Type.Optional(Type.Union([Card, Type.Null()])),
    paymentToken: Type.Optional(Type.Union([PaymentToken, Type.Null()])),
    address: Billing,
    deliveryAddressId: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
  answer: PaymentResult,
  refusals: { 409: CartRefusal },
  codes: [
    'addressMissing',
    'amountTooLarge',
    'belowMinimum',
    'cardTokenRequired',
    'headerInvalid',
    'lineRefused',
    'noItems',
    'outcomeUnknown',
    'paymentDeclined',
    'paymentInvalid',
    'paymentMethodMissing',
    'paymentUnavailable',
    'tooManyAttempts',
    'totalMoved',
  ],
});

export const getPaymentResult = endpoint({
  method: 'GET',
  path: '/api/checkout/:idempotencyKey',
  access: 'consumer',
  menuKeys: ['CheckOut'],
  summary: 'Status of a payment; never charges. 404 if nothing was charged under this key',
  params: Type.Object({ idempotencyKey: Type.String({ minLength: 1, maxLength: 64 }) }),
  answer: PaymentResult,
  codes: [
    'addressMissing',
    'amountTooLarge',
    'belowMinimum',
    'headerInvalid',
    'lineRefused',
    'noItems',
    'outcomeUnknown',
    'paymentDeclined',
    'paymentInvalid',
    'paymentMethodMissing',
  ],
});
