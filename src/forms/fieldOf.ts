import { type FormikHandlers, getIn } from 'formik';
import type { FieldTexts } from '#domain/fields/field.ts';

/** What of a form its fields need to know. */
export interface FieldForm<Values extends object = object> {
  readonly values: Values;
  readonly errors: object;
  readonly touched: object;
  readonly handleBlur: FormikHandlers['handleBlur'];
  readonly handleChange: FormikHandlers['handleChange'];
}

type Name<Values> = keyof Values & string;
/** `name`, `consumer.optionText`, `holidays[0].date`; any text where the values are not known. */
type PathOf<Values> = object extends Values
  ? string
  : Name<Values> | `${Name<Values>}.${string}` | `${Name<Values>}[${number}].${string}`;

/** What is wrong at a path. */
export function problemAt({ errors }: Pick<FieldForm, 'errors'>, path: string): string | undefined {
  const error: unknown = getIn(errors, path);
  return typeof error === 'string' ? error : undefined;
}

/** What is wrong at a path, once it was left, or was there when the form was sent. */
export function errorAt(form: Pick<FieldForm, 'errors' | 'touched'>, path: string): string | undefined {
  return getIn(form.touched, path) === true ? problemAt(form, path) : undefined;
}

/** What a field of text is given: an error once the field was left, and no more keys while the form is on its way. */
export function fieldOf<Values extends object>(form: FieldForm<Values>, path: PathOf<Values>, isBusy: boolean) {
  const value: unknown = getIn(form.values, path);
  return {
    name: path as string,
    value: String(value ?? ''),
    error: errorAt(form, path),
    readOnly: isBusy,
    onBlur: form.handleBlur,
    onChange: form.handleChange,
  };
}

export type FieldOf = ReturnType<typeof fieldOf>;

/** The texts of a table for a field of a form. */
export function textsOf({ label, unit, hint, limit, none, isRequired }: FieldTexts) {
  return {
    label: unit === undefined ? label : `${label} (${unit})`,
    hint,
    maxLength: limit,
    placeholder: none,
    isRequired,
  };
}

/** The fields of a table in a form, `at` a place of it: typed ones, and those of which one value is chosen. */
export function fieldsOf<Path extends string>(
  table: Readonly<Record<Path, FieldTexts>>,
  { form, isBusy }: { readonly form: FieldForm; readonly isBusy: boolean },
  at = '',
) {
  const text = (path: Path) => ({ ...textsOf(table[path]), ...fieldOf(form, `${at}${path}`, isBusy) });
  const choice = (path: Path) => {
    const { label, hint, choices = [] } = table[path];
    const { name, value, onChange } = fieldOf(form, `${at}${path}`, isBusy);
    const options = choices.map(([kept, word]) => ({ value: kept, label: word }));
    return { label, hint, name, value, options, disabled: isBusy, onChange };
  };
  return { text, choice };
}
