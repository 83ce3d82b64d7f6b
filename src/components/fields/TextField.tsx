import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { counterText } from './counterText.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts, splitTexts } from './Field.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'id' | 'value' | 'required' | 'autoComplete'> {
  readonly value: string;
  /** A union of HTML's thousands of combinations would cost the compiler seconds at each use. */
  readonly autoComplete?: string | undefined;
  /** At the end of the field: null reserves the room, undefined does not. */
  readonly mark?: ReactNode;
}

function MarkedBox({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  if (mark === undefined) return children;
  return (
    <div className={styles.box}>
      {children}
      <span role="status" className={styles.mark}>
        {mark}
      </span>
    </div>
  );
}

/** Accepts Formik's `getFieldProps(name)`; `maxLength` adds a counter near the limit. */
export function TextField({ mark, ...props }: TextFieldProps) {
  const { texts, control: input } = splitTexts(props);
  const className = classes(styles.control, mark !== undefined && styles.withMark);
  return (
    <Field {...texts} counter={counterText(input.value.length, input.maxLength)}>
      {(control) => (
        <MarkedBox mark={mark}>
          <input
            type="text"
            {...input}
            {...control}
            {...(texts.blockedBy && { readOnly: true })}
            className={className}
          />
        </MarkedBox>
      )}
    </Field>
  );
}
