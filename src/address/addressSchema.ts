import { object, string } from 'yup';
import { ADDRESS_FIELDS } from '#domain/address/address.ts';
import { addressProblem } from '#domain/address/addressRules.ts';

/** The rules of the form (specification 5), each with its text. */
export const addressSchema = object(
  Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [
      field,
      string().test('rule', (value, { createError }) => {
        const problem = addressProblem(field, value ?? '');
        return problem === null || createError({ message: problem });
      }),
    ]),
  ),
);
