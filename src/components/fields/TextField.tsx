import type { ComponentPropsWithRef } from 'react';
import { counterText } from './counterText.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts, splitTexts } from './Field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'value' | 'required' | 'autoComplete'> {
  readonly value: string;
  /** Any of the thousands of combinations that HTML has; their union takes the compiler seconds wherever it is met. */
  readonly autoComplete?: string | undefined;
}

/** Takes Formik's `getFieldProps(name)` as it is; `maxLength` brings a counter near the limit. */
export function TextField(props: TextFieldProps) {
  const { texts, control: input } = splitTexts(props);
  return (
    <Field {...texts} counter={counterText(input.value.length, input.maxLength)}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  );
}
