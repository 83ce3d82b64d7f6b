import { mixed, ValidationError } from 'yup';
import type { Problem } from '#domain/fields/problem.ts';

/** Turns the domain's validation of a form into a schema; each problem is at its field. */
export function problemSchema<Values extends object>(problemsOf: (values: Values) => readonly Problem[]) {
  return mixed<Values>().test('rules', (values, context) => {
    const problems = values ? problemsOf(values as Values) : [];
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(({ field, text }) => context.createError({ path: field, message: text })));
  });
}
