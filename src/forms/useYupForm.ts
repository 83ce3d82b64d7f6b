import { type FormikConfig, type FormikErrors, type FormikValues, useFormik, yupToFormErrors } from 'formik';
import { useMemo } from 'react';
import { type Schema, ValidationError } from 'yup';

interface YupFormConfig<Values> extends Pick<FormikConfig<Values>, 'initialValues' | 'onSubmit'> {
  /** Ignored if every value is valid. */
  readonly schema?: Schema;
  /** Other initial values reset the form. */
  readonly followsInitial?: boolean;
  /** The initial values count as valid until something changes or the form is submitted. */
  readonly trustsInitial?: boolean;
}

function errorsOf<Values>(schema: Schema | undefined, values: Values): FormikErrors<Values> {
  try {
    schema?.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}

/**
 * Formik with the errors of the current values and schema. Formik's own errors are late, and after a change and a blur
 * in one event they belong to the previous values, so Formik only handles the submit.
 */
export function useYupForm<Values extends FormikValues>({
  schema,
  initialValues,
  followsInitial = false,
  trustsInitial = false,
  onSubmit,
}: YupFormConfig<Values>) {
  const form = useFormik<Values>({
    initialValues,
    onSubmit,
    enableReinitialize: followsInitial,
    validate: (values) => errorsOf(schema, values),
    validateOnBlur: false,
    validateOnChange: false,
  });
  const { values, dirty, submitCount } = form;
  const isTrusted = trustsInitial && !dirty && submitCount === 0;
  const errors = useMemo(
    () => (isTrusted ? ({} as FormikErrors<Values>) : errorsOf(schema, values)),
    [isTrusted, schema, values],
  );
  return { ...form, errors };
}
