import { ADDRESS_FIELDS, type AddressValues, type DeliveryAddress, valuesOf } from '#domain/address/address.ts';
import {
  type AddressProblems,
  addressProblems,
  changedFields,
  rebaseAddress,
  tidyAddress,
} from '#domain/address/addressRules.ts';
import type { AddressWrite } from '../addressPorts.ts';

/** What is typed in the form, and what it is typed over. */
export interface AddressDraft {
  /** As it stood when the form was filled; null: a new one. */
  seen: DeliveryAddress | null;
  /** As somebody else saved it since; null: nobody has. */
  newest: DeliveryAddress | null;
  /** What stood in the form when it was last to be saved. */
  values: AddressValues;
}

/** What is wrong with what was typed; in a known address, only where something was changed. */
export function problemsOf({ seen }: Pick<AddressDraft, 'seen'>, values: AddressValues): AddressProblems {
  return addressProblems(values, seen ? changedFields(valuesOf(seen), values) : ADDRESS_FIELDS);
}

/** Whether there is nothing to save. */
export function isUnchanged({ seen }: Pick<AddressDraft, 'seen'>, values: AddressValues): boolean {
  return seen !== null && changedFields(valuesOf(seen), values).length === 0;
}

/** Whether both changed the same field, so that somebody has to choose. */
export function collides({ seen, values }: AddressDraft, newest: DeliveryAddress): boolean {
  return seen !== null && rebaseAddress(seen, values, newest).collisions.length > 0;
}

/** What is sent: of a known address only what was changed here, so that what others changed stays. */
export function writeOf({ seen, newest, values }: AddressDraft): AddressWrite {
  if (seen === null) return { kind: 'add', values: tidyAddress(values) };
  const target = newest ?? seen;
  const mine = tidyAddress(newest ? rebaseAddress(seen, values, newest).values : values);
  const changes = Object.fromEntries(changedFields(valuesOf(target), mine).map((field) => [field, mine[field]]));
  return { kind: 'change', key: target.key, changes, version: target.version };
}
