import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'id' | 'value' | 'required' | 'children'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen (the value is ''). */
  readonly placeholder?: string;
}

export function SelectField({
  label,
  error,
  hint,
  isRequired,
  isLabelHidden,
  reservesLine,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  const texts = { label, error, hint, isRequired, isLabelHidden, reservesLine };
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.box}>
          <select {...select} {...control} className={classes(styles.control, styles.select)}>
            {placeholder !== undefined && (
              <option value="" disabled={isRequired}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
