import { object } from 'yup';
import { ADDRESS_FIELDS, type DeliveryAddress, valuesOf } from '#domain/address/address.ts';
import { addressProblem } from '#domain/address/addressRules.ts';
import { validated } from '../forms/validated.ts';

/**
 * The validation of the form with its texts (specification 5). Values that were loaded and not changed are not
 * validated.
 */
export function addressSchema(seen: DeliveryAddress | null) {
  const before = seen && valuesOf(seen);
  const rules = ADDRESS_FIELDS.map((field) => [
    field,
    validated((value) => (value === before?.[field] ? null : addressProblem(field, value))),
  ]);
  return object(Object.fromEntries(rules));
}
