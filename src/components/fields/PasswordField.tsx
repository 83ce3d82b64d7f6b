import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

export function PasswordField({
  label,
  error,
  hint,
  isRequired,
  isLabelHidden,
  reservesLine,
  autoComplete = 'current-password',
  onKeyUp,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLockOn(event.getModifierState('CapsLock'));
  const texts = { label, error, isRequired, isLabelHidden, reservesLine };
  const capsLock = isCapsLockOn && (
    <span className={styles.caps}>
      <ArrowBigUpDash aria-hidden="true" />
      Caps Lock is On
    </span>
  );
  return (
    <Field {...texts} hint={error ? hint : capsLock || hint} counter={error ? capsLock || undefined : undefined}>
      {(control) => (
        <div className={styles.box}>
          <input
            spellCheck={false}
            autoCapitalize="off"
            {...input}
            {...control}
            autoComplete={autoComplete}
            type={isShown ? 'text' : 'password'}
            className={classes(styles.control, styles.withOne)}
            onKeyDown={watchCapsLock}
            onKeyUp={(event) => {
              watchCapsLock(event);
              onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setCapsLockOn(false);
              onBlur?.(event);
            }}
          />
          <span className={styles.inside}>
            <IconButton
              size="small"
              label={isShown ? 'Hide password' : 'Show password'}
              icon={isShown ? <EyeOff /> : <Eye />}
              disabled={input.disabled}
              onClick={() => setShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
