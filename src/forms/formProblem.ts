import { getIn } from 'formik';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { FieldForm } from './fieldOf.ts';

function errorsIn(errors: object, at = ''): [path: string, text: string][] {
  return Object.entries(errors).flatMap<[string, string]>(([name, error]: [string, unknown]) => {
    if (typeof error === 'string') return [[at + name, error]];
    return typeof error === 'object' && error !== null ? errorsIn(error, `${at}${name}.`) : [];
  });
}

/** Why a form cannot be sent: its first error, or that there are errors at its fields; null without errors. */
export function formProblem({ errors, touched }: Pick<FieldForm, 'errors' | 'touched'>): string | null {
  const found = errorsIn(errors);
  const isMarked = found.some(([path]) => getIn(touched, path) === true);
  return isMarked ? sharedText('forms.correctMarkedFields') : (found[0]?.[1] ?? null);
}
