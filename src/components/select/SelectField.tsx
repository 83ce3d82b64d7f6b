import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { useBlocked } from '../buttons/useBlocked.tsx';
import { classes } from '../classes.ts';
import styles from '../fields/Field.module.css';
import { Field, type FieldTexts, splitTexts } from '../fields/Field.tsx';
import { chosenOf, staysClosed } from './blockedSelect.ts';
import { type SelectOption, SelectOptions } from './SelectOptions.tsx';

export interface SelectFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'id' | 'value' | 'required' | 'children'> {
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Shown without a choice (the value is ''). */
  readonly placeholder?: string;
  /** Shows the reason in a tooltip, for a place without room below. */
  readonly hasReasonTip?: boolean;
}

export function SelectField({ options, placeholder, hasReasonTip = false, ...props }: SelectFieldProps) {
  const { texts, control: select } = splitTexts(props);
  const { blockedBy } = texts;
  const { attributes, reason } = useBlocked({ blockedBy: hasReasonTip ? blockedBy : null });
  return (
    <Field {...texts} blockedBy={hasReasonTip ? null : blockedBy}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...select}
            {...control}
            {...attributes}
            {...(blockedBy && staysClosed)}
            className={classes(styles.control, styles.select)}
          >
            {placeholder !== undefined && (
              <option value="" disabled={texts.isRequired}>
                {placeholder}
              </option>
            )}
            <SelectOptions options={blockedBy ? chosenOf(options, select.value) : options} />
          </select>
          {reason}
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
