import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { accountTexts } from '#domain/account/accountTexts.ts';
import { passwordProblem } from '#domain/account/signUp.ts';
import type {
  ChangePasswordRef,
  ChangePasswordSnapshot,
} from '#machines/account/changePassword/changePasswordMachine.ts';
import { NewPasswordFields } from '../../../account/NewPasswordFields.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { PasswordField } from '../../../components/fields/PasswordField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { judged } from '../../../forms/judged.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';

const policyOf = ({ context }: ChangePasswordSnapshot) => context.policy;
const isOpenIn = (snapshot: ChangePasswordSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: ChangePasswordSnapshot) => snapshot.hasTag('busy');

/** Change Password. What is typed stays until the new password counts. */
export function ChangePasswordDialog({ dialog }: { dialog: ChangePasswordRef }) {
  const policy = useSelector(dialog, policyOf);
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const form = useYupForm({
    initialValues: { password: '', newPassword: '', confirmation: '' },
    schema: object({
      password: judged((password) => (password === '' ? accountTexts.fields.currentPasswordRequired : null)),
      newPassword: judged((password) => passwordProblem(password, policy)),
      confirmation: judged<{ newPassword: string }>((copy, { newPassword: typed }) =>
        copy === typed ? null : accountTexts.fields.passwordsMustMatch,
      ),
    }),
    onSubmit: ({ password, newPassword }) => dialog.send({ type: 'password.submit', password, newPassword }),
  });
  const canSend = form.dirty && Object.keys(form.errors).length === 0;
  const cancel = () => dialog.send({ type: 'dialog.cancel' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancel}
      title="Change Password"
      width="narrow"
      isBusy={isBusy}
      onSubmit={() => canSend && void form.submitForm()}
      footer={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={!canSend && !isBusy} isBusy={isBusy} busyLabel="Saving">
            Save
          </Button>
        </>
      }
    >
      <div className={formStyles.form}>
        <PasswordField label="Current Password" isRequired {...fieldOf(form, 'password', isBusy)} />
        <NewPasswordFields
          labels={{ password: 'New Password', confirmation: 'Confirm New Password' }}
          policy={policy}
          password={fieldOf(form, 'newPassword', isBusy)}
          confirmation={fieldOf(form, 'confirmation', isBusy)}
        />
      </div>
    </Dialog>
  );
}
