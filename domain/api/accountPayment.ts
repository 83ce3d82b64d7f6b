import { Type } from 'typebox';
import { DecimalInput } from '../cart/cart.ts';
import { AccountPaymentResult, PAYMENT_ITEMS_LIMIT } from '../payment/accountPayment.ts';
import { Bank, Billing, Card, PaymentToken } from '../payment/payment.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';

export const payItems = endpoint({
  method: 'POST',
  path: '/api/payment',
  access: 'customer',
  isForBusiness: true,
  headers: ['Idempotency-Key'],
  menuKeys: ['InvoicePayment'],
  summary: 'Pay account entries by card or eCheck, or apply credits. Runs once per Idempotency-Key',
  body: Type.Object({
    paymentType: Type.Integer(),
    paymentAmount: DecimalInput,
    details: Type.Array(Type.Object({ arCode: Code, detailType: Type.Integer(), amount: DecimalInput }), {
      maxItems: PAYMENT_ITEMS_LIMIT,
    }),
    address: Type.Optional(Type.Union([Billing, Type.Null()])),
    creditCard: Type.Optional(Type.Union([Card, Type.Null()])),
    bankAccount: Type.Optional(Type.Union([Bank, Type.Null()])),
    paymentToken: Type.Optional(Type.Union([PaymentToken, Type.Null()])),
  }),
  answer: AccountPaymentResult,
  codes: [
    'accountMoved',
    'amountOverBalance',
    'amountSign',
    'beingPaid',
    'cardTokenRequired',
    'creditsCoverAll',
    'creditsExceedItems',
    'creditsTooLow',
    'itemGone',
    'nothingSelected',
    'outcomeUnknown',
    'paymentDeclined',
    'paymentInvalid',
    'paymentMethodMissing',
    'paymentUnavailable',
    'selectedTwice',
    'sumDiffers',
    'tooManyAttempts',
  ],
});

export const getAccountPaymentResult = endpoint({
  method: 'GET',
  path: '/api/payment/:idempotencyKey',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['InvoicePayment'],
  summary: 'Status of an account payment; never charges. 404 if nothing was charged under this key',
  params: Type.Object({ idempotencyKey: Type.String({ minLength: 1, maxLength: 64 }) }),
  answer: AccountPaymentResult,
  codes: ['outcomeUnknown', 'paymentDeclined', 'paymentInvalid', 'paymentMethodMissing'],
});
