import { string } from 'yup';
import type { Reason } from '#domain/refusal/coded.ts';

/** A form field that a domain rule validates, with the rule's reason or text; `values` is the whole form. */
export function validated<Values>(problemOf: (text: string, values: Values) => Pick<Reason, 'text'> | string | null) {
  return string().test((text = '', context) => {
    const problem = problemOf(text, context.parent);
    return problem === null || context.createError({ message: typeof problem === 'string' ? problem : problem.text });
  });
}
