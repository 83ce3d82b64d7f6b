import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { CODE_DIGITS, isAppCode, plainCode } from '#domain/account/twoFactor.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { TwoFactorRef, TwoFactorSnapshot } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';
import styles from './TwoFactor.module.css';

const readerOf = ({ context }: TwoFactorSnapshot) => context.readSetUp;
const isBusyIn = (snapshot: TwoFactorSnapshot) => snapshot.hasTag('busy');

const NO_CODE = accountText('twoFactor.enterCode', { digits: CODE_DIGITS });
const schema = object({ otp: validated((otp) => (isAppCode(plainCode(otp)) ? null : NO_CODE)) });

/** The secret as a QR code and as text, and the first code, which turns two-step sign-in on. */
export function SetUpDialog({ twoFactor }: { twoFactor: TwoFactorRef }) {
  const setUp = useSelector(twoFactor, readerOf)?.();
  const isBusy = useSelector(twoFactor, isBusyIn);
  const form = useYupForm({
    initialValues: { otp: '' },
    schema,
    onSubmit: ({ otp }) => twoFactor.send({ type: 'code.submit', otp }),
  });
  const isEmpty = form.values.otp === '';
  const blockedBy = isEmpty ? NO_CODE : formProblem(form);
  const code = fieldOf(form, 'otp', isBusy);
  const cancel = () => twoFactor.send({ type: 'dialog.close' });
  if (!setUp) return null;
  return (
    <FormDialog
      onClose={cancel}
      title={accountText('twoFactor.setUpTitle')}
      width="narrow"
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={accountText('twoFactor.turnOn')}
      busyLabel={accountText('twoFactor.checking')}
      blockedBy={blockedBy}
    >
      <div className={styles.setUp}>
        <p>{accountText('twoFactor.scan')}</p>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${setUp.size} ${setUp.size}`}
          role="img"
          aria-label={accountText('twoFactor.qrCode')}
          shapeRendering="crispEdges"
        >
          <path d={setUp.path} />
        </svg>
        <p>
          {accountText('twoFactor.enterKey')} <code className={styles.secret}>{setUp.secret}</code>
        </p>
        <TextField
          label={accountText('twoFactor.code')}
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          {...code}
          error={isEmpty ? undefined : code.error}
        />
      </div>
    </FormDialog>
  );
}
