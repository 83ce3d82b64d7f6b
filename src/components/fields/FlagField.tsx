import { useId } from 'react';
import { blockedAttributes } from '../buttons/useBlocked.tsx';
import styles from './FlagField.module.css';

interface FlagFieldProps {
  readonly label: string;
  /** The effect of the setting. */
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  /** The id of the text that says why it cannot be changed. */
  readonly reasonId?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A setting that is on or off, with its effect. */
export function FlagField({ label, hint, isOn, isBusy = false, reasonId, error, onChange }: FlagFieldProps) {
  const id = useId();
  const isFixed = reasonId !== undefined;
  return (
    <div className={styles.flag}>
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        disabled={isBusy}
        {...(isFixed && blockedAttributes)}
        aria-describedby={isFixed ? `${reasonId} ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) => !isFixed && onChange(currentTarget.checked)}
      />
      <label htmlFor={id} className={styles.name}>
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
        <span aria-live="polite" className={styles.error}>
          {error}
        </span>
      </p>
    </div>
  );
}
