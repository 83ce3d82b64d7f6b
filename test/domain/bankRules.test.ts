import { describe, expect, test } from 'vitest';
import {
  type BankField,
  bankProblem,
  isAbaRouting,
  NO_BANK,
  routingWarning,
  tidyBank,
} from '#domain/payment/bankRules.ts';
import { TEST_ACCOUNTS } from '#domain/payment/testCards.ts';

const bank = {
  accountNumber: '12 3456-7890',
  accountNumberAgain: '1234567890',
  routingNumber: '011000015',
  routingNumberAgain: '0110-0001-5',
  bankName: ' Harbor Bank ',
  checkNumber: '',
};

describe('a bank account', () => {
  test.each<[BankField, Partial<typeof bank>, string | null]>([
    ['accountNumber', { accountNumber: '  ' }, 'Account Number is required'],
    ['routingNumber', { routingNumber: '' }, 'Routing Number is required'],
    ['accountNumberAgain', { accountNumberAgain: '1234567891' }, 'Account Numbers do not match'],
    ['accountNumberAgain', { accountNumberAgain: '' }, 'Account Numbers do not match'],
    ['routingNumberAgain', { routingNumberAgain: '011000016' }, 'Routing Numbers do not match'],
    [
      'accountNumber',
      { accountNumber: '123456789012345678' },
      'Account numbers have up to 17 digits. Spaces and dashes are allowed.',
    ],
    ['accountNumber', { accountNumber: '12A' }, 'Account numbers have up to 17 digits. Spaces and dashes are allowed.'],
    ['bankName', { bankName: 'B'.repeat(51) }, 'Bank Name has at most 50 characters'],
    ['checkNumber', { checkNumber: '1'.repeat(16) }, 'Check Number has at most 15 characters'],
    ['bankName', { bankName: '' }, null],
    ['accountNumber', {}, null],
    ['accountNumberAgain', {}, null],
    ['routingNumberAgain', {}, null],
    ['routingNumber', { routingNumber: '123456789' }, null],
  ])('%s of %j: %s', (field, change, problem) => {
    expect(bankProblem(field, { ...bank, ...change })?.text ?? null).toBe(problem);
  });

  test('is sent with digits alone, once each, and null for empty fields', () => {
    expect(tidyBank(bank)).toEqual({
      accountNumber: '1234567890',
      routingNumber: '011000015',
      bankName: 'Harbor Bank',
      checkNumber: null,
    });
  });
});

describe('a routing number', () => {
  test.each(['011000015', '021000021', '122105155', '0110 0001 5', ...TEST_ACCOUNTS.map((test) => test.routingNumber)])(
    '%s has the correct check digit',
    (number) => {
      expect([isAbaRouting(number), routingWarning(number)]).toEqual([true, null]);
    },
  );

  test.each(['011000016', '123456789', '000000000', '01100001', '0110000155', 'A11000015'])(
    '%s is doubted',
    (number) => {
      expect([isAbaRouting(number), routingWarning(number)]).toEqual([
        false,
        'This is not a valid US routing number. Check the 9 digits.',
      ]);
    },
  );

  test('nothing typed is not doubted', () => {
    expect(routingWarning(NO_BANK.routingNumber)).toBeNull();
  });
});
