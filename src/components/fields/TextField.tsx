import type { ComponentPropsWithRef } from 'react';
import { counterText } from './counterText.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'value' | 'required'> {
  readonly value: string;
}

/** Takes Formik's `getFieldProps(name)` as it is; `maxLength` brings a counter near the limit. */
export function TextField({
  label,
  error,
  hint,
  isRequired,
  isLabelHidden,
  reservesLine,
  type = 'text',
  ...input
}: TextFieldProps) {
  const texts = { label, error, hint, isRequired, isLabelHidden, reservesLine };
  return (
    <Field {...texts} counter={counterText(input.value.length, input.maxLength)}>
      {(control) => <input {...input} {...control} type={type} className={styles.control} />}
    </Field>
  );
}
