import { string } from 'yup';

/** A field of a form that is judged by a rule of the domain, in the rule's own words. */
export function judged(problemOf: (text: string) => string | null) {
  return string().test((text = '', context) => {
    const problem = problemOf(text);
    return problem === null || context.createError({ message: problem });
  });
}
