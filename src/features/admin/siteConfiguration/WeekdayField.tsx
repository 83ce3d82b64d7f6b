import { useId } from 'react';
import { shortWeekdays } from '#domain/formatDay.ts';
import { DAY_NAMES } from '#domain/siteConfiguration/configurationWords.ts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Configuration.module.css';

interface WeekdayFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Sunday 1 to Saturday 7. */
  readonly days: readonly number[];
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  /** A warning about these days, which can still be saved. */
  readonly warnings?: readonly string[];
  readonly isLabelHidden?: boolean;
  readonly onChange: (days: number[]) => void;
}

/** A choice of any days of the week. */
export function WeekdayField({
  label,
  hint,
  days,
  isBusy,
  error,
  warnings = [],
  isLabelHidden = false,
  onChange,
}: WeekdayFieldProps) {
  const footId = useId();
  const toggle = (day: number) => onChange(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  return (
    <fieldset className={styles.weekdays} disabled={isBusy} aria-describedby={footId}>
      <legend className={styles.legend}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
      <div className={styles.days}>
        {DAY_NAMES.map((name, index) => (
          <label key={name} className={styles.day}>
            <input
              type="checkbox"
              checked={days.includes(index + 1)}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(index + 1)}
            />
            <span aria-hidden="true">{shortWeekdays()[index]}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </label>
        ))}
      </div>
      {(error || hint) && (
        <p id={footId} aria-live="polite" className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
      <div aria-live="polite">
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
