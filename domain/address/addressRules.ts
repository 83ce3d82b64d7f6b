import type { Address } from '../customer/customer.ts';
import { fieldInvalid, fieldRequired, fieldTooLong } from '../fields/fieldReasons.ts';
import type { Problem } from '../fields/problem.ts';
import { isPhone, phoneDigits } from '../phone.ts';
import { plainText } from '../plainText.ts';
import { isPostalCode, tidyPostalCode } from '../postalCode.ts';
import type { Reason } from '../refusal/coded.ts';
import { accountText } from '../texts/accountText.ts';
import {
  ADDRESS_FIELDS,
  ADDRESS_LIMITS,
  type AddressField,
  type AddressValues,
  valuesOf,
  withEachValue,
} from './address.ts';
import { addressTexts } from './addressTexts.ts';

/** The text of each field that has a problem. */
export type AddressProblems = Readonly<Partial<Record<AddressField, string>>>;

const REQUIRED: ReadonlySet<AddressField> = new Set(['display', 'name']);

/** Formats beyond the length limits. */
const SHAPES: Readonly<Partial<Record<AddressField, (text: string) => Reason | null>>> = {
  zip: (text) => (isPostalCode(text) ? null : fieldInvalid(accountText('address.zip'))),
  state: (text) => (/^[a-z]{1,2}$/i.test(text) ? null : fieldInvalid(accountText('address.state'))),
  phone: (text) => (isPhone(text) ? null : fieldInvalid(addressTexts.phone())),
};

/** The problem of a typed field (specification 5, Delivery address form). */
export function addressProblem(field: AddressField, typed: string): Reason | null {
  const text = plainText(typed);
  if (text === '')
    return REQUIRED.has(field)
      ? fieldRequired(accountText('address.required', { label: accountText(`address.labels.${field}`) }))
      : null;
  const shape = SHAPES[field];
  if (shape) return shape(text);
  const limit = ADDRESS_LIMITS[field];
  return [...text].length > limit
    ? fieldTooLong(limit, accountText('address.tooLong', { label: accountText(`address.labels.${field}`), limit }))
    : null;
}

/** The problems of these address fields. */
export function addressProblems(
  values: AddressValues,
  fields: readonly AddressField[] = ADDRESS_FIELDS,
): (Problem & { readonly field: AddressField })[] {
  return fields.flatMap((field) => {
    const problem = addressProblem(field, values[field]);
    return problem === null ? [] : [{ ...problem, field }];
  });
}

const TIDY: Readonly<Partial<Record<AddressField, (text: string) => string>>> = {
  zip: tidyPostalCode,
  state: (text) => text.toUpperCase(),
  phone: (text) => (isPhone(text) ? phoneDigits(text) : text),
};

/** A field in its stored form: trimmed, the state in capitals, the zip in its usual form, the digits of the phone. */
export function tidyField(field: AddressField, typed: string): string {
  const text = plainText(typed);
  return TIDY[field]?.(text) ?? text;
}

export function tidyAddress(values: AddressValues): AddressValues {
  return withEachValue(values, tidyField);
}

/** The fields in which two versions of an address differ. */
export function changedFields(from: AddressValues, to: AddressValues): AddressField[] {
  return ADDRESS_FIELDS.filter((field) => tidyField(field, from[field]) !== tidyField(field, to[field]));
}

/** The result of merging an edited address with a version that another user saved meanwhile. */
export interface RebasedAddress {
  /** The user's value of a changed field, else the newest one. */
  values: AddressValues;
  /** Fields that both changed, to different texts. */
  collisions: readonly AddressField[];
}

export function rebaseAddress(
  seen: Pick<Address, AddressField>,
  mine: AddressValues,
  newest: Pick<Address, AddressField>,
): RebasedAddress {
  const [before, theirs] = [valuesOf(seen), valuesOf(newest)];
  const changed = new Set(changedFields(before, mine));
  const changedByThem = new Set(changedFields(before, theirs));
  const differing = new Set(changedFields(mine, theirs));
  return {
    values: withEachValue(theirs, (field, value) => (changed.has(field) ? mine[field] : value)),
    collisions: ADDRESS_FIELDS.filter(
      (field) => changed.has(field) && changedByThem.has(field) && differing.has(field),
    ),
  };
}
