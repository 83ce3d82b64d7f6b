import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { chosenOf, staysClosed } from './blockedSelect.ts';
import styles from './Field.module.css';
import { Field, type FieldTexts, splitTexts } from './Field.tsx';
import { type SelectOption, SelectOptions } from './SelectOptions.tsx';

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'id' | 'value' | 'required' | 'children'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen (the value is ''). */
  readonly placeholder?: string;
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { texts, control: select } = splitTexts(props);
  return (
    <Field {...texts}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...select}
            {...control}
            {...(texts.blockedBy && staysClosed)}
            className={classes(styles.control, styles.select)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={texts.isRequired}>
                {placeholder}
              </option>
            )}
            <SelectOptions options={texts.blockedBy ? chosenOf(options, select.value) : options} />
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
