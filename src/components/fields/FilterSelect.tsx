import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { classes } from '../classes.ts';
import styles from './FilterSelect.module.css';
import { type SelectOption, SelectOptions } from './SelectOptions.tsx';

export interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** The value that does not narrow the list, shown without emphasis. Default ''. */
  readonly neutralValue?: string;
  readonly isDisabled?: boolean;
}

/** A compact selector for toolbars: its name and its choice on one line. */
export function FilterSelect({
  label,
  value,
  options,
  onChange,
  neutralValue = '',
  isDisabled = false,
}: FilterSelectProps) {
  const id = useId();
  return (
    <span className={classes(styles.filter, value !== neutralValue && styles.chosen)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <SelectOptions options={options} />
      </select>
      <ChevronDown className={styles.chevron} aria-hidden="true" />
    </span>
  );
}
