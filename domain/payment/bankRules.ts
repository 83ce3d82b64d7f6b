import { fieldMismatch, fieldRequired, fieldTooLong } from '../fields/fieldReasons.ts';
import type { Problem } from '../fields/problem.ts';
import { plainText } from '../plainText.ts';
import type { Reason } from '../refusal/coded.ts';
import { accountText } from '../texts/accountText.ts';
import { cardDigits, isOfDigits } from './cardNumber.ts';
import type { Bank } from './payment.ts';

/** A bank account as the form's text fields, with both numbers typed twice; '' means empty. */
export interface BankValues {
  accountNumber: string;
  accountNumberAgain: string;
  routingNumber: string;
  routingNumberAgain: string;
  bankName: string;
  checkNumber: string;
}

export type BankField = keyof BankValues;

export const BANK_FIELDS: readonly BankField[] = [
  'accountNumber',
  'accountNumberAgain',
  'routingNumber',
  'routingNumberAgain',
  'bankName',
  'checkNumber',
];

export const NO_BANK: BankValues = {
  accountNumber: '',
  accountNumberAgain: '',
  routingNumber: '',
  routingNumberAgain: '',
  bankName: '',
  checkNumber: '',
};

/** The character limits of banks (NACHA). */
const BANK_LIMITS = { accountNumber: 17, bankName: 50, checkNumber: 15 } as const;

const ABA_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1] as const;

/** Blanks and dashes between digits are ignored. */
const digitsOf = cardDigits;

/** Whether the check digit of a routing number is right, by the rule of the American Bankers Association. */
export function isAbaRouting(typed: string): boolean {
  const digits = digitsOf(typed);
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  return ABA_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 10 === 0;
}

/** A warning that blocks nothing: the specification requires no check digit of a routing number (readings 84). */
export function routingWarning(typed: string): string | null {
  return digitsOf(typed) === '' || isAbaRouting(typed) ? null : accountText('bank.routingDoubtful');
}

function accountProblem(typed: string): Reason | null {
  const account = digitsOf(typed);
  if (account === '') return fieldRequired(accountText('bank.accountRequired'));
  return isOfDigits(account) && account.length <= BANK_LIMITS.accountNumber
    ? null
    : { code: 'fieldDigits', text: accountText('bank.accountOfDigits') };
}

function lengthProblem(field: 'bankName' | 'checkNumber', typed: string): Reason | null {
  const limit = BANK_LIMITS[field];
  return [...plainText(typed)].length > limit
    ? fieldTooLong(limit, accountText('bank.tooLong', { label: accountText(`bank.labels.${field}`), limit }))
    : null;
}

/** The problem of a bank account field while it is typed (specification 5, eCheck). */
export function bankProblem(field: BankField, bank: BankValues): Reason | null {
  switch (field) {
    case 'accountNumber':
      return accountProblem(bank.accountNumber);
    case 'accountNumberAgain':
      return digitsOf(bank.accountNumberAgain) === digitsOf(bank.accountNumber)
        ? null
        : fieldMismatch(accountText('bank.accountsDiffer'));
    case 'routingNumber':
      return digitsOf(bank.routingNumber) === '' ? fieldRequired(accountText('bank.routingRequired')) : null;
    case 'routingNumberAgain':
      return digitsOf(bank.routingNumberAgain) === digitsOf(bank.routingNumber)
        ? null
        : fieldMismatch(accountText('bank.routingsDiffer'));
    case 'bankName':
    case 'checkNumber':
      return lengthProblem(field, bank[field]);
  }
}

export function bankProblems(bank: BankValues): Problem[] {
  return BANK_FIELDS.flatMap((field) => {
    const problem = bankProblem(field, bank);
    return problem === null ? [] : [{ ...problem, field }];
  });
}

/** A bank account in API form: digits only, and null for empty fields. */
export function tidyBank({ accountNumber, routingNumber, bankName, checkNumber }: BankValues): Bank {
  return {
    accountNumber: digitsOf(accountNumber),
    routingNumber: digitsOf(routingNumber),
    bankName: plainText(bankName) || null,
    checkNumber: plainText(checkNumber) || null,
  };
}

/** A bank account of a request, validated as in the form; it is sent once, so that its copies agree. */
export function bankValuesOf({ accountNumber, routingNumber, bankName, checkNumber }: Bank): BankValues {
  return {
    accountNumber,
    accountNumberAgain: accountNumber,
    routingNumber,
    routingNumberAgain: routingNumber,
    bankName: bankName ?? '',
    checkNumber: checkNumber ?? '',
  };
}
