import { type ReactNode, useId } from 'react';
import { blockedAttributes } from '../buttons/useBlocked.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Field.module.css';

export interface FieldTexts {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Why the field is read-only; replaces the hint. */
  readonly blockedBy?: string | null | undefined;
  /** The id of an element that already shows the reason. */
  readonly reasonId?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** For a field that already has a visible name nearby. */
  readonly isLabelHidden?: boolean | undefined;
  /** Reserves a line below the field, so that a message moves nothing. Default true. */
  readonly reservesLine?: boolean | undefined;
}

export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-disabled'?: true;
}

/** The props of `Field`, without those of its control. */
export function splitTexts<Props extends FieldTexts>({
  label,
  error,
  hint,
  blockedBy,
  reasonId,
  isRequired,
  isLabelHidden,
  reservesLine,
  ...control
}: Props) {
  return { texts: { label, error, hint, blockedBy, reasonId, isRequired, isLabelHidden, reservesLine }, control };
}

interface FieldProps extends FieldTexts {
  readonly counter?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The label above, one line below for the error or the hint, and their ARIA attributes. */
export function Field({
  label,
  error,
  hint,
  blockedBy,
  reasonId,
  isRequired = false,
  isLabelHidden = false,
  reservesLine = true,
  counter,
  children,
}: FieldProps) {
  const id = useId();
  const footId = `${id}-foot`;
  const control: FieldControl = {
    id,
    ...(blockedBy && blockedAttributes),
    'aria-describedby': blockedBy && reasonId ? `${reasonId} ${footId}` : footId,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  const note = error || (reasonId === undefined && blockedBy) || hint;
  const hasFoot = reservesLine || Boolean(note || counter);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? undefined : styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired && !isLabelHidden && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children(control)}
      {hasFoot && (
        <div className={styles.foot}>
          <span id={footId} aria-live="polite" className={error ? styles.error : undefined}>
            {note}
          </span>
          {counter !== undefined && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}
