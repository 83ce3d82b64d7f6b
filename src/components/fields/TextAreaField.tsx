import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { counterText } from './counterText.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts, splitTexts } from './Field.tsx';

export interface TextAreaFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'id' | 'value' | 'required'> {
  readonly value: string;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { texts, control: area } = splitTexts(props);
  return (
    <Field {...texts} counter={counterText(area.value.length, area.maxLength)}>
      {(control) => <textarea rows={3} {...area} {...control} className={classes(styles.control, styles.area)} />}
    </Field>
  );
}
