import { string } from 'yup';

/** A form field that a domain rule validates, with the rule's text; `values` is the whole form. */
export function validated<Values>(problemOf: (text: string, values: Values) => string | null) {
  return string().test((text = '', context) => {
    const problem = problemOf(text, context.parent);
    return problem === null || context.createError({ message: problem });
  });
}
