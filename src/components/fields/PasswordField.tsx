import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type KeyboardEvent, useState } from 'react';
import { frameText } from '#domain/texts/frameText.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import styles from './Field.module.css';
import { Field, splitTexts } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

export function PasswordField(props: PasswordFieldProps) {
  const { texts, control: input } = splitTexts(props);
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLockOn(event.getModifierState('CapsLock'));
  const { error, hint } = texts;
  const capsLock = isCapsLockOn && (
    <span className={styles.caps}>
      <ArrowBigUpDash aria-hidden="true" />
      {frameText('fields.capsLockIsOn')}
    </span>
  );
  return (
    <Field {...texts} hint={error ? hint : capsLock || hint} counter={error ? capsLock || undefined : undefined}>
      {(control) => (
        <div className={styles.box}>
          <input
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="current-password"
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classes(styles.control, styles.withOne)}
            onKeyDown={watchCapsLock}
            onKeyUp={(event) => {
              watchCapsLock(event);
              input.onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setCapsLockOn(false);
              input.onBlur?.(event);
            }}
          />
          <span className={styles.inside}>
            <IconButton
              size="small"
              label={isShown ? frameText('fields.hidePassword') : frameText('fields.showPassword')}
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
