import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { accessText } from '#domain/texts/accessText.ts';
import type { ResetRequestRef, ResetRequestSnapshot } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { HumanCheckField } from '../../../account/HumanCheckField.tsx';
import { RefusedMessage } from '../../../account/RefusedMessage.tsx';
import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import formStyles from '../../../forms/Form.module.css';
import { fieldOf } from '../../../forms/fieldOf.ts';
import { formProblem } from '../../../forms/formProblem.ts';
import { useYupForm } from '../../../forms/useYupForm.ts';
import { validated } from '../../../forms/validated.ts';

const contextOf = ({ context }: ResetRequestSnapshot) => context;
const isOpenIn = (snapshot: ResetRequestSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: ResetRequestSnapshot) => snapshot.hasTag('busy');
const isProvenIn = (snapshot: ResetRequestSnapshot) => snapshot.matches({ filling: 'proven' });
const isCheckBrokenIn = (snapshot: ResetRequestSnapshot) => snapshot.matches({ filling: 'checkBroken' });
const checkOf = ({ children }: ResetRequestSnapshot) => children.humanCheck;

const schema = object({
  emailOrUsername: validated((text) =>
    text.trim() === '' ? accessText('account.fields.emailOrUsernameRequired') : null,
  ),
});

/** Reset Password: requests an email with a link. */
export function ResetRequestDialog({ dialog }: { dialog: ResetRequestRef }) {
  const { check: site, message } = useSelector(dialog, contextOf);
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const isProven = useSelector(dialog, isProvenIn);
  const isCheckBroken = useSelector(dialog, isCheckBrokenIn);
  const check = useSelector(dialog, checkOf);
  const form = useYupForm({
    initialValues: { emailOrUsername: '' },
    schema,
    onSubmit: ({ emailOrUsername }) => dialog.send({ type: 'reset.submit', emailOrUsername: emailOrUsername.trim() }),
  });
  const blockedBy = formProblem(form) ?? (isProven ? null : accessText('account.humanCheck.needed'));
  const close = () => dialog.send({ type: 'dialog.close' });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={accessText('resetRequest.resetPassword')}
      width="narrow"
      isBusy={isBusy}
      onSubmit={form.submitForm}
      submitLabel={accessText('resetRequest.resetPassword')}
      busyLabel={accessText('resetRequest.sending')}
      blockedBy={blockedBy}
    >
      <div className={formStyles.form}>
        <TextField
          label={accessText('resetRequest.usernameEmail')}
          isRequired
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldOf(form, 'emailOrUsername', isBusy)}
        />
        <HumanCheckField
          site={site}
          check={check}
          isPassed={isProven || isBusy}
          isBroken={isCheckBroken}
          onAgain={() => dialog.send({ type: 'check.again' })}
        />
        <RefusedMessage>{message}</RefusedMessage>
      </div>
    </FormDialog>
  );
}
