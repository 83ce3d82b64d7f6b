import { describe, expect, test } from 'vitest';
import { textsByField } from '#domain/fields/problem.ts';
import {
  BILLING_FIELDS,
  billingProblem,
  billingProblems,
  billingValuesOf,
  isBillingRequired,
  tidyBilling,
} from '#domain/payment/billingRules.ts';
import type { BillingField, BillingValues } from '#domain/payment/payment.ts';
import type { CreditCardSettings } from '#domain/settings/settings.ts';

const everything: CreditCardSettings = {
  addressRequired: true,
  ccV2Required: true,
  holderNameRequired: true,
  phoneRequired: true,
  isTestTransaction: false,
};
const nothing: CreditCardSettings = {
  addressRequired: false,
  ccV2Required: false,
  holderNameRequired: false,
  phoneRequired: false,
  isTestTransaction: false,
};

const empty: BillingValues = {
  name: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  email: '',
};
const ada: BillingValues = {
  name: ' Ada Shore ',
  address1: '1 Pier Road',
  address2: '',
  city: 'Portland',
  state: 'me',
  zip: '041011234',
  phone: '(207) 555-0142',
  email: ' ada@example.com',
};

describe('a billing address', () => {
  test('lacks what the settings require, and city, state and ZIP code always', () => {
    const always = {
      city: 'City is a required field',
      state: 'State / Province is a required field',
      zip: 'ZIP Code is required',
    };
    expect(textsByField(billingProblems(empty, nothing))).toEqual(always);
    expect(textsByField(billingProblems(empty, everything))).toEqual({
      ...always,
      name: 'Name is a required field',
      address1: 'Address Line 1 is a required field',
      phone: 'Phone is a required field',
    });
    expect(textsByField(billingProblems({ ...empty, address2: '  ', name: ' \0' }, everything)).name).toBe(
      'Name is a required field',
    );
  });

  test.each<[keyof CreditCardSettings, BillingField]>([
    ['holderNameRequired', 'name'],
    ['addressRequired', 'address1'],
    ['phoneRequired', 'phone'],
  ])('with %s wants %s, and nothing more', (setting, field) => {
    const settings = { ...nothing, [setting]: true };
    expect(BILLING_FIELDS.filter((each) => isBillingRequired(each, settings)).sort()).toEqual(
      [field, 'city', 'state', 'zip'].sort(),
    );
  });

  test('is valid as printed on a card', () => {
    expect([textsByField(billingProblems(ada, everything)), textsByField(billingProblems(ada, nothing))]).toEqual([
      {},
      {},
    ]);
  });

  test.each<[BillingField, string, string | null]>([
    ['name', 'Ada', 'Please enter first and last name'],
    ['name', 'Ada 3', 'Please enter first and last name'],
    ['name', 'Ada-Shore', 'Please enter first and last name'],
    ['name', 'A Shore', null],
    ['name', 'Zoë van der Åå', null],
    ['name', `A ${'b'.repeat(38)}`, null],
    ['name', `🦪 A ${'b'.repeat(36)}`, null],
    ['name', `A ${'b'.repeat(39)}`, 'Name can have at most 40 characters'],
    ['address1', '🦪'.repeat(40), null],
    ['address1', 'x'.repeat(41), 'Address Line 1 can have at most 40 characters'],
    ['address2', 'x'.repeat(41), 'Address Line 2 can have at most 40 characters'],
    ['city', '🦪'.repeat(20), null],
    ['city', 'x'.repeat(21), 'City can have at most 20 characters'],
    ['state', 'M', 'State / Province must be a two-letter code'],
    ['state', 'MEE', 'State / Province must be a two-letter code'],
    ['state', 'M3', 'State / Province must be a two-letter code'],
    ['state', 'me', null],
    ['zip', '0410', 'ZIP Code has 5 to 10 characters'],
    ['zip', '04101-12345', 'ZIP Code has 5 to 10 characters'],
    ['zip', 'SW1A 1AA', null],
    ['zip', '04101', null],
    ['phone', '207555014', 'Phone number format (###) ###-#### Ext ######'],
    ['phone', '20755501421234567', 'Phone number format (###) ###-#### Ext ######'],
    ['phone', '2075550142123456', null],
    ['email', 'ada@', 'Enter an email address such as name@example.com.'],
    ['email', 'ada@example.com', null],
  ])('%s %j: %s', (field, typed, problem) => {
    expect([
      billingProblem(field, typed, everything)?.text ?? null,
      billingProblem(field, typed, nothing)?.text ?? null,
    ]).toEqual([problem, problem]);
  });

  test('is sent trimmed, with the country of its state, and null for empty fields', () => {
    expect(tidyBilling(ada)).toEqual({
      accountHolderName: 'Ada Shore',
      address1: '1 Pier Road',
      address2: null,
      city: 'Portland',
      state: 'ME',
      zip: '04101-1234',
      country: 'US',
      phone: '2075550142',
      email: 'ada@example.com',
    });
    const countries = ['ON', 'pr', 'ZZ', ''].map((state) => tidyBilling({ ...ada, state }).country);
    expect(countries).toEqual(['CA', 'US', null, null]);
  });

  test('is validated as it was sent', () => {
    expect(billingValuesOf(tidyBilling({ ...ada, phone: '' }))).toEqual({
      ...ada,
      name: 'Ada Shore',
      state: 'ME',
      zip: '04101-1234',
      phone: '',
      email: 'ada@example.com',
    });
    expect(textsByField(billingProblems(billingValuesOf({}), nothing)).city).toBe('City is a required field');
  });
});
