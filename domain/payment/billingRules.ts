import { ADDRESS_LIMITS } from '../address/address.ts';
import { tidyField } from '../address/addressRules.ts';
import { addressTexts } from '../address/addressTexts.ts';
import { countryOf } from '../address/regions.ts';
import { isEmailAddress } from '../emailAddress.ts';
import { fieldInvalid, fieldOutOfRange, fieldRequired, fieldTooLong } from '../fields/fieldReasons.ts';
import type { Problem } from '../fields/problem.ts';
import { isPhone } from '../phone.ts';
import { plainText } from '../plainText.ts';
import type { Reason } from '../refusal/coded.ts';
import type { CreditCardSettings } from '../settings/settings.ts';
import { accessText } from '../texts/accessText.ts';
import { accountText } from '../texts/accountText.ts';
import { cardTexts } from './cardTexts.ts';
import type { Billing, BillingField, BillingValues } from './payment.ts';

export const BILLING_FIELDS: readonly BillingField[] = [
  'name',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'phone',
  'email',
];

const ZIP = { least: 5, most: ADDRESS_LIMITS.zip } as const;

function requiredText(field: BillingField): string {
  if (field === 'name') return accountText('card.nameRequired');
  if (field === 'zip') return accountText('card.zipRequired');
  return accountText('address.required', { label: cardTexts.billingLabel(field) });
}

const nameIncomplete = (): Reason => ({ code: 'nameIncomplete', text: accountText('card.nameIncomplete') });

/** City, state and ZIP code always are (readings 68). */
export function isBillingRequired(field: BillingField, settings: CreditCardSettings): boolean {
  switch (field) {
    case 'name':
      return settings.holderNameRequired;
    case 'address1':
      return settings.addressRequired;
    case 'phone':
      return settings.phoneRequired;
    default:
      return field === 'city' || field === 'state' || field === 'zip';
  }
}

function withinLimit(field: 'name' | 'address1' | 'address2' | 'city', text: string): Reason | null {
  const limit = ADDRESS_LIMITS[field];
  return [...text].length > limit
    ? fieldTooLong(limit, accountText('address.tooLong', { label: accountText(`address.labels.${field}`), limit }))
    : null;
}

function shapeProblem(field: BillingField, text: string): Reason | null {
  switch (field) {
    case 'name':
      return /\p{L}.*\s.*\p{L}/u.test(text) ? withinLimit(field, text) : nameIncomplete();
    case 'address1':
    case 'address2':
    case 'city':
      return withinLimit(field, text);
    case 'state':
      return /^[a-z]{2}$/i.test(text) ? null : fieldInvalid(accountText('address.state'));
    case 'zip':
      return text.length < ZIP.least || text.length > ZIP.most
        ? fieldOutOfRange(ZIP.least, ZIP.most, accountText('card.zipLength', ZIP))
        : null;
    case 'phone':
      return isPhone(text) ? null : fieldInvalid(addressTexts.phone());
    case 'email':
      return isEmailAddress(text) ? null : fieldInvalid(accessText('account.fields.emailInvalid'));
  }
}

/** The problem of a typed field (specification 5, Billing address). */
export function billingProblem(field: BillingField, typed: string, settings: CreditCardSettings): Reason | null {
  const text = plainText(typed);
  if (text === '') return isBillingRequired(field, settings) ? fieldRequired(requiredText(field)) : null;
  return shapeProblem(field, text);
}

export function billingProblems(values: BillingValues, settings: CreditCardSettings): Problem[] {
  return BILLING_FIELDS.flatMap((field) => {
    const problem = billingProblem(field, values[field], settings);
    return problem === null ? [] : [{ ...problem, field }];
  });
}

/** A field in API form: trimmed, the state in capitals, the zip in its usual form, the digits of the phone. */
export function tidyBillingField(field: BillingField, typed: string): string {
  return field === 'email' ? plainText(typed) : tidyField(field, typed);
}

export function billingValuesOf(billing: Billing): BillingValues {
  return {
    name: billing.accountHolderName ?? '',
    address1: billing.address1 ?? '',
    address2: billing.address2 ?? '',
    city: billing.city ?? '',
    state: billing.state ?? '',
    zip: billing.zip ?? '',
    phone: billing.phone ?? '',
    email: billing.email ?? '',
  };
}

/** In API form: null for empty fields, the country by the state. */
export function tidyBilling(values: BillingValues): Billing {
  const tidy = (field: BillingField) => tidyBillingField(field, values[field]) || null;
  return {
    accountHolderName: tidy('name'),
    address1: tidy('address1'),
    address2: tidy('address2'),
    city: tidy('city'),
    state: tidy('state'),
    zip: tidy('zip'),
    country: countryOf(tidy('state')),
    phone: tidy('phone'),
    email: tidy('email'),
  };
}
