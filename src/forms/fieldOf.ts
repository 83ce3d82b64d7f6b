import { type FormikHandlers, getIn } from 'formik';
import type { FieldTexts } from '#domain/fields/field.ts';

/** The parts of a form that its fields need. */
export interface FieldForm<Values extends object = object> {
  readonly values: Values;
  readonly errors: object;
  readonly touched: object;
  readonly handleBlur: FormikHandlers['handleBlur'];
  readonly handleChange: FormikHandlers['handleChange'];
}

type Name<Values> = keyof Values & string;
/** `name`, `consumer.optionText`, `holidays[0].date`; any text if the values are not typed. */
type PathOf<Values> = object extends Values
  ? string
  : Name<Values> | `${Name<Values>}.${string}` | `${Name<Values>}[${number}].${string}`;

/** The error at a path. */
export function problemAt({ errors }: Pick<FieldForm, 'errors'>, path: string): string | undefined {
  const error: unknown = getIn(errors, path);
  return typeof error === 'string' ? error : undefined;
}

/** The error at a path, if the field was left or the form was submitted. */
export function errorAt(form: Pick<FieldForm, 'errors' | 'touched'>, path: string): string | undefined {
  return getIn(form.touched, path) === true ? problemAt(form, path) : undefined;
}

/** The props of a text field: the error after the field was left, and read-only while the form is being sent. */
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

/** The options of a table for a field of a form. */
export function textsOf({ label, unit, hint, limit, none, isRequired }: FieldTexts) {
  return {
    label: unit === undefined ? label : `${label} (${unit})`,
    hint,
    maxLength: limit,
    placeholder: none,
    isRequired,
  };
}

/** The field props of a table in a form, `at` its path: for text fields and for selects. */
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
