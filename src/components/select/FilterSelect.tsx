import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { type Blockable, useBlocked } from '../buttons/useBlocked.tsx';
import { classes } from '../classes.ts';
import { chosenOf, staysClosed } from './blockedSelect.ts';
import styles from './FilterSelect.module.css';
import { type SelectOption, SelectOptions } from './SelectOptions.tsx';

export interface FilterSelectProps extends Blockable {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** The value without a filter, shown without emphasis. Default ''. */
  readonly neutralValue?: string;
}

/** A compact selector for toolbars: its name and its choice on one line. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
  neutralValue = '',
  blockedBy,
  reasonPlace,
}: FilterSelectProps) {
  const id = useId();
  const { isBlocked, attributes, reason } = useBlocked({ blockedBy, reasonPlace });
  return (
    <span className={classes(styles.filter, value !== neutralValue && styles.chosen)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        {...attributes}
        {...(isBlocked && staysClosed)}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <SelectOptions options={isBlocked ? chosenOf(options, value) : options} />
      </select>
      {reason}
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}
