import { useSelector } from '@xstate/react';
import { accessText } from '#domain/texts/accessText.ts';
import type {
  ResendVerificationRef,
  ResendVerificationSnapshot,
} from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { ResendForm } from '../../../account/ResendForm.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import formStyles from '../../../forms/Form.module.css';

const isOpenIn = (snapshot: ResendVerificationSnapshot) => snapshot.status === 'active';
const isBusyIn = (snapshot: ResendVerificationSnapshot) => snapshot.hasTag('busy');

interface ResendDialogProps {
  readonly dialog: ResendVerificationRef;
  readonly email: string;
}

/** A dialog over the sign-in page, for a user who signed in before the address was verified. */
export function ResendDialog({ dialog, email }: ResendDialogProps) {
  const isOpen = useSelector(dialog, isOpenIn);
  const isBusy = useSelector(dialog, isBusyIn);
  const close = () => dialog.send({ type: 'dialog.close' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={accessText('resendVerification.resendVerificationEmail')}
      width="narrow"
      isBusy={isBusy}
      footer={
        <Button disabled={isBusy} onClick={close}>
          {accessText('resendVerification.close')}
        </Button>
      }
    >
      <p className={formStyles.intro}>{accessText('account.verification.needed')}</p>
      <ResendForm resend={dialog} email={email} />
    </Dialog>
  );
}
