import { useState } from 'react';
import { object, string } from 'yup';
import { CODE_DIGITS, isAppCode, plainCode } from '#domain/account/twoFactor.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { useYupForm } from '../../../forms/useYupForm.ts';
import styles from './LoginScreen.module.css';

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (otp: string) => void;
  /** Returns to the password. */
  readonly onBack: () => void;
}

const focus = (input: HTMLInputElement | null) => input?.focus();

const schemaOf = (isRecovery: boolean) =>
  object({
    otp: isRecovery
      ? string().trim().required(sharedText('secondFactor.enterRecoveryCode'))
      : string().test('code', sharedText('secondFactor.enterCode', { digits: CODE_DIGITS }), (otp = '') =>
          isAppCode(plainCode(otp)),
        ),
  });

/** The second step of sign-in: the code of the authenticator app, or a recovery code. */
export function CodeForm({ isBusy, onSubmit, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useYupForm({
    initialValues: { otp: '' },
    schema: schemaOf(isRecovery),
    onSubmit: ({ otp }) => onSubmit(otp),
  });
  const change = () => {
    setRecovery(!isRecovery);
    form.resetForm();
  };
  return (
    <>
      <p>{isRecovery ? sharedText('secondFactor.recoveryIntro') : sharedText('secondFactor.intro')}</p>
      <form className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <TextField
          key={String(isRecovery)}
          ref={focus}
          label={isRecovery ? sharedText('secondFactor.recoveryCode') : sharedText('secondFactor.code')}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          error={form.touched.otp && form.submitCount > 0 ? form.errors.otp : undefined}
          {...form.getFieldProps('otp')}
        />
        <Button type="submit" variant="primary" isWide isBusy={isBusy} busyLabel={sharedText('secondFactor.checking')}>
          {sharedText('secondFactor.continue')}
        </Button>
      </form>
      <div className={styles.doors}>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          {sharedText('secondFactor.back')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={change}>
          {isRecovery ? sharedText('secondFactor.useApp') : sharedText('secondFactor.useRecoveryCode')}
        </Button>
      </div>
    </>
  );
}
