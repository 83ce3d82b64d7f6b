import { getIn } from 'formik';
import type { RuleChanges, RuleTopic } from '#domain/rules/topics.ts';
import type { useYupForm } from '../../../forms/useYupForm.ts';

export type RuleValues<Topic extends RuleTopic> = RuleChanges[Topic];

/** What the sections of a form of rules are given. */
export interface RuleSection<Topic extends RuleTopic> {
  readonly form: ReturnType<typeof useYupForm<RuleValues<Topic>>>;
  readonly isBusy: boolean;
  readonly set: (path: string, value: unknown) => void;
}

/** What of a form its fields need to know. */
export interface FieldForm {
  readonly values: object;
  readonly errors: object;
  readonly touched: object;
  readonly submitCount: number;
  readonly handleBlur: (event: React.FocusEvent) => void;
  readonly handleChange: (event: React.ChangeEvent) => void;
  readonly setFieldValue: (path: string, value: unknown) => unknown;
}

/** What of a form a list of rows needs to know. */
export interface RowForm extends FieldForm {
  readonly isSubmitting: boolean;
  readonly dirty: boolean;
  readonly setTouched: (touched: object, shouldValidate?: boolean) => unknown;
}

/** What is wrong at a path. */
export function problemAt({ errors }: Pick<FieldForm, 'errors'>, path: string): string | undefined {
  const error: unknown = getIn(errors, path);
  return typeof error === 'string' ? error : undefined;
}

/** What is wrong at a path, once it was left, or was there when the form was sent. */
export function errorAt(form: Pick<FieldForm, 'errors' | 'touched'>, path: string): string | undefined {
  return getIn(form.touched, path) === true ? problemAt(form, path) : undefined;
}

/** What a field of text at a path is given. */
export function fieldAt(form: FieldForm, path: string, isBusy: boolean) {
  const value: unknown = getIn(form.values, path);
  return {
    name: path,
    value: value === null || value === undefined ? '' : String(value),
    error: errorAt(form, path),
    readOnly: isBusy,
    onBlur: form.handleBlur,
    onChange: form.handleChange,
  };
}
