import { mixed, ValidationError } from 'yup';
import type { Problem } from '#domain/fields/problem.ts';

/** The rules of the domain for a whole form as a schema: each problem at the field where it stands. */
export function problemSchema<Values extends object>(problemsOf: (values: Values) => readonly Problem[]) {
  return mixed<Values>().test('rules', (values, context) => {
    const problems = values ? problemsOf(values as Values) : [];
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(({ path, text }) => context.createError({ path, message: text })));
  });
}
