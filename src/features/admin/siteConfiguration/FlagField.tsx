import { useId } from 'react';
import styles from './Configuration.module.css';

interface FlagFieldProps {
  readonly label: string;
  /** The effect for a buyer. */
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with its effect for a buyer. */
export function FlagField({ label, hint, isOn, isBusy, error, onChange }: FlagFieldProps) {
  const id = useId();
  return (
    <div className={styles.flag}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isBusy}
        aria-describedby={`${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id} className={styles.flagName}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.flagHint}>
        {hint}
        <span aria-live="polite" className={styles.error}>
          {error}
        </span>
      </p>
    </div>
  );
}
