import { ADDRESS_FIELDS, type AddressValues, type DeliveryAddress, valuesOf } from '#domain/address/address.ts';
import {
  type AddressProblems,
  addressProblems,
  changedFields,
  rebaseAddress,
  tidyAddress,
} from '#domain/address/addressRules.ts';
import { textsByField } from '#domain/fields/problem.ts';
import type { AddressWrite } from '../addressPorts.ts';

/** What is typed in the form, and the address it started from. */
export interface AddressDraft {
  /** The address when the form was filled; null for a new one. */
  seen: DeliveryAddress | null;
  /** The address that another user saved since; null if none did. */
  newest: DeliveryAddress | null;
  /** The form's values at the last attempt to save. */
  values: AddressValues;
}

/** The errors in what was typed; for a known address, only in changed fields. */
export function problemsOf({ seen }: Pick<AddressDraft, 'seen'>, values: AddressValues): AddressProblems {
  return textsByField(addressProblems(values, seen ? changedFields(valuesOf(seen), values) : ADDRESS_FIELDS));
}

/** Whether there is nothing to save. */
export function isUnchanged({ seen }: Pick<AddressDraft, 'seen'>, values: AddressValues): boolean {
  return seen !== null && changedFields(valuesOf(seen), values).length === 0;
}

/** Whether both changed the same field, so that the user has to choose. */
export function collides({ seen, values }: AddressDraft, newest: DeliveryAddress): boolean {
  return seen !== null && rebaseAddress(seen, values, newest).collisions.length > 0;
}

/** The request: for a known address only the fields changed here, so that others' changes stay. */
export function writeOf({ seen, newest, values }: AddressDraft): AddressWrite {
  if (seen === null) return { kind: 'add', values: tidyAddress(values) };
  const target = newest ?? seen;
  const mine = tidyAddress(newest ? rebaseAddress(seen, values, newest).values : values);
  const changes = Object.fromEntries(changedFields(valuesOf(target), mine).map((field) => [field, mine[field]]));
  return { kind: 'change', key: target.key, changes, version: target.version };
}
