import { expect, test } from 'vitest';
import { accountText } from '#domain/texts/accountText.ts';
import { gatewayResult } from '#server/modules/payments/authorizeNet/gatewayResult.ts';

const answer = (responseCode: '1' | '2' | '3' | '4', errorCode: string, more: object = {}) => ({
  responseCode,
  transId: '60000000001',
  errors: [{ errorCode, errorText: '' }],
  ...more,
});

test.each([
  ['6', accountText('payment.wrongNumber')],
  ['7', accountText('payment.wrongExpiry')],
  ['8', accountText('payment.expired')],
  ['9', accountText('payment.wrongBankAccount')],
  ['10', accountText('payment.wrongBankAccount')],
  ['17', accountText('payment.issuerNotAccepted')],
  ['18', accountText('payment.bankNotAccepted')],
  ['27', accountText('payment.wrongAddress')],
  ['28', accountText('payment.issuerNotAccepted')],
  ['37', accountText('payment.wrongNumber')],
  ['44', accountText('payment.wrongSecurityCode')],
  ['45', accountText('payment.wrongAddressOrCode')],
  ['65', accountText('payment.wrongSecurityCode')],
  ['78', accountText('payment.wrongSecurityCode')],
  ['127', accountText('payment.wrongAddress')],
  ['165', accountText('payment.wrongSecurityCode')],
])('reason code %s shows what the buyer can do about it, declined or in error', (code, reason) => {
  for (const responseCode of ['2', '3'] as const) {
    expect(gatewayResult(answer(responseCode, code), false)).toEqual({ kind: 'declined', reason });
  }
});

test.each([
  [{ cvvResultCode: 'N' }, accountText('payment.wrongSecurityCode')],
  [{ avsResultCode: 'N' }, accountText('payment.wrongAddress')],
  [{ avsResultCode: 'Y', cvvResultCode: 'M' }, accountText('payment.declined')],
])("a decline without a reason uses the bank's comparison: %o", (compared, reason) => {
  expect(gatewayResult(answer('2', '2', compared), false)).toEqual({ kind: 'declined', reason });
});

test('any other error is trouble of the shop, and no decline', () => {
  expect(gatewayResult(answer('3', '103'), false)).toEqual({ kind: 'trouble', code: '103' });
});
