import { object, string } from 'yup';
import { ADDRESS_FIELDS, type DeliveryAddress, valuesOf } from '#domain/address/address.ts';
import { addressProblem } from '#domain/address/addressRules.ts';

/** The rules of the form (specification 5), each with its text; what stood there before is not judged. */
export function addressSchema(seen: DeliveryAddress | null) {
  const before = seen && valuesOf(seen);
  return object(
    Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [
        field,
        string().test('rule', (value = '', { createError }) => {
          const problem = value === before?.[field] ? null : addressProblem(field, value);
          return problem === null || createError({ message: problem });
        }),
      ]),
    ),
  );
}
