import { expect, test } from 'vitest';
import { PAYMENT_TEXTS } from '#domain/payment/paymentTexts.ts';
import { verdictOf } from '#server/modules/payments/authorizeNet/verdict.ts';

const answer = (responseCode: '1' | '2' | '3' | '4', errorCode: string, more: object = {}) => ({
  responseCode,
  transId: '60000000001',
  errors: [{ errorCode, errorText: '' }],
  ...more,
});

test.each([
  ['6', PAYMENT_TEXTS.wrongNumber],
  ['7', PAYMENT_TEXTS.wrongExpiry],
  ['8', PAYMENT_TEXTS.expired],
  ['9', PAYMENT_TEXTS.wrongBankAccount],
  ['10', PAYMENT_TEXTS.wrongBankAccount],
  ['17', PAYMENT_TEXTS.issuerNotAccepted],
  ['18', PAYMENT_TEXTS.bankNotAccepted],
  ['27', PAYMENT_TEXTS.wrongAddress],
  ['28', PAYMENT_TEXTS.issuerNotAccepted],
  ['37', PAYMENT_TEXTS.wrongNumber],
  ['44', PAYMENT_TEXTS.wrongSecurityCode],
  ['45', PAYMENT_TEXTS.wrongAddressOrCode],
  ['65', PAYMENT_TEXTS.wrongSecurityCode],
  ['78', PAYMENT_TEXTS.wrongSecurityCode],
  ['127', PAYMENT_TEXTS.wrongAddress],
  ['165', PAYMENT_TEXTS.wrongSecurityCode],
])('reason code %s says what whoever pays can do about it, declined or in error', (code, reason) => {
  for (const responseCode of ['2', '3'] as const) {
    expect(verdictOf(answer(responseCode, code), false)).toEqual({ kind: 'declined', reason });
  }
});

test.each([
  [{ cvvResultCode: 'N' }, PAYMENT_TEXTS.wrongSecurityCode],
  [{ avsResultCode: 'N' }, PAYMENT_TEXTS.wrongAddress],
  [{ avsResultCode: 'Y', cvvResultCode: 'M' }, PAYMENT_TEXTS.declined],
])('a decline without a reason goes by what the bank compared: %o', (compared, reason) => {
  expect(verdictOf(answer('2', '2', compared), false)).toEqual({ kind: 'declined', reason });
});

test('any other error is trouble of the shop, and no decline', () => {
  expect(verdictOf(answer('3', '103'), false)).toEqual({ kind: 'trouble', code: '103' });
});
