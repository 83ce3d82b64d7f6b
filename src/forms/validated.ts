import { string } from 'yup';

/** A field of a form that is validated by a rule of the domain, in the rule's own words; `values` is the whole form. */
export function validated<Values>(problemOf: (text: string, values: Values) => string | null) {
  return string().test((text = '', context) => {
    const problem = problemOf(text, context.parent);
    return problem === null || context.createError({ message: problem });
  });
}
