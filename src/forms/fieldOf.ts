import type { FieldInputProps, FormikErrors, FormikTouched } from 'formik';

interface Form<Values> {
  readonly errors: FormikErrors<Values>;
  readonly touched: FormikTouched<Values>;
  getFieldProps(name: string): FieldInputProps<string>;
}

/** What a field of text is given: an error once the field was left, and no more keys while the form is on its way. */
export function fieldOf<Values>(form: Form<Values>, name: keyof Values & string, isBusy: boolean) {
  const error = form.touched[name] ? form.errors[name] : undefined;
  return {
    ...form.getFieldProps(name),
    error: typeof error === 'string' ? error : undefined,
    readOnly: isBusy,
  };
}

export type FieldOf = ReturnType<typeof fieldOf>;
