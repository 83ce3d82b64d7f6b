import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { accountText } from '#domain/texts/accountText.ts';
import type { TwoFactorChange } from '#machines/account/twoFactor/twoFactor.ts';
import type { TwoFactorRef, TwoFactorSnapshot } from '#machines/account/twoFactor/twoFactorMachine.ts';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';

const changeOf = ({ context }: TwoFactorSnapshot) => context.change ?? 'turnOn';
const isBusyIn = (snapshot: TwoFactorSnapshot) => snapshot.hasTag('busy');

const TEXTS: Readonly<Record<TwoFactorChange, { title: string; intro: string }>> = {
  turnOn: { title: accountText('twoFactor.turnOnTitle'), intro: accountText('twoFactor.beforeTurnOn') },
  renewCodes: { title: accountText('twoFactor.newRecoveryCodes'), intro: accountText('twoFactor.beforeRenew') },
  turnOff: { title: accountText('twoFactor.turnOffTitle'), intro: accountText('twoFactor.beforeTurnOff') },
};
const PASSWORD_MISSING = accountText('twoFactor.enterPassword');
const schema = object({ password: validated((password) => (password === '' ? PASSWORD_MISSING : null)) });

/** Asks for the password before a change. It stays in the form until it is right. */
export function TwoFactorPasswordDialog({ twoFactor }: { twoFactor: TwoFactorRef }) {
  const { title, intro } = TEXTS[useSelector(twoFactor, changeOf)];
  const isBusy = useSelector(twoFactor, isBusyIn);
  const form = useYupForm({
    initialValues: { password: '' },
    schema,
    onSubmit: ({ password }) => twoFactor.send({ type: 'password.submit', password }),
  });
  const blockedBy = formProblem(form);
  const cancel = () => twoFactor.send({ type: 'dialog.close' });
  return (
    <FormDialog
      onClose={cancel}
      title={title}
      width="narrow"
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={accountText('twoFactor.continue')}
      busyLabel={accountText('twoFactor.checking')}
      blockedBy={blockedBy}
    >
      <div className={formStyles.form}>
        <p className={formStyles.intro}>{intro}</p>
        <PasswordField label={accountText('twoFactor.password')} isRequired {...fieldOf(form, 'password', isBusy)} />
      </div>
    </FormDialog>
  );
}
