import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { passwordProblem } from '#domain/account/signUp.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type {
  ChangePasswordRef,
  ChangePasswordSnapshot,
} from '#machines/account/changePassword/changePasswordMachine.ts';
import { NewPasswordFields } from '../../../account/NewPasswordFields.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';

const policyOf = ({ context }: ChangePasswordSnapshot) => context.policy;
const isOpenIn = (snapshot: ChangePasswordSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: ChangePasswordSnapshot) => snapshot.hasTag('busy');

/** Change Password. The typed values stay until the change succeeds. */
export function ChangePasswordDialog({ dialog }: { dialog: ChangePasswordRef }) {
  const policy = useSelector(dialog, policyOf);
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const form = useYupForm({
    initialValues: { password: '', newPassword: '', confirmation: '' },
    schema: object({
      password: validated((password) =>
        password === '' ? accessText('account.fields.currentPasswordRequired') : null,
      ),
      newPassword: validated((password) => passwordProblem(password, policy)),
      confirmation: validated<{ newPassword: string }>((copy, { newPassword: typed }) =>
        copy === typed ? null : accessText('account.fields.passwordsMustMatch'),
      ),
    }),
    onSubmit: ({ password, newPassword }) => dialog.send({ type: 'password.submit', password, newPassword }),
  });
  const blockedBy = formProblem(form);
  const cancel = () => dialog.send({ type: 'dialog.cancel' });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={cancel}
      title={accountText('changePassword.changePassword')}
      width="narrow"
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={accountText('changePassword.save')}
      busyLabel={accountText('changePassword.saving')}
      blockedBy={blockedBy}
    >
      <div className={formStyles.form}>
        <PasswordField
          label={accountText('changePassword.currentPassword')}
          isRequired
          {...fieldOf(form, 'password', isBusy)}
        />
        <NewPasswordFields
          labels={{
            password: accountText('changePassword.newPassword'),
            confirmation: accountText('changePassword.confirmNewPassword'),
          }}
          policy={policy}
          password={fieldOf(form, 'newPassword', isBusy)}
          confirmation={fieldOf(form, 'confirmation', isBusy)}
        />
      </div>
    </FormDialog>
  );
}
