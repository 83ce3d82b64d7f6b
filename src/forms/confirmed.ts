import { string } from 'yup';

/** The copy of another field of the same form; `mismatch` says that it differs. */
export function confirmed(field: string, mismatch: string) {
  return string().test((copy = '', context) => {
    const original: unknown = context.parent[field];
    return copy === (original ?? '') || context.createError({ message: mismatch });
  });
}
