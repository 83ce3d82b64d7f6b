import { useSelector } from '@xstate/react';
import { object } from 'yup';
import { emailProblem } from '#domain/account/signUp.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type {
  ResendVerificationRef,
  ResendVerificationSnapshot,
} from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { Button } from '../components/buttons/Button.tsx';
import { TextField } from '../components/fields/TextField.tsx';
import styles from '../forms/Form.module.css';
import { fieldOf } from '../forms/fieldOf.ts';
import { useYupForm } from '../forms/useYupForm.ts';
import { validated } from '../forms/validated.ts';
import { RefusedMessage } from './RefusedMessage.tsx';

const isBusyIn = (snapshot: ResendVerificationSnapshot) => snapshot.hasTag('busy');
const isSentIn = (snapshot: ResendVerificationSnapshot) => snapshot.matches('sent');
const messageOf = ({ context }: ResendVerificationSnapshot) => context.message;
const schema = object({ email: validated(emailProblem) });

interface ResendFormProps {
  readonly resend: ResendVerificationRef;
  /** The address as typed in the previous form. */
  readonly email: string;
}

/** Resends the verification email. */
export function ResendForm({ resend, email }: ResendFormProps) {
  const isBusy = useSelector(resend, isBusyIn);
  const isSent = useSelector(resend, isSentIn);
  const message = useSelector(resend, messageOf);
  const form = useYupForm({
    initialValues: { email },
    schema,
    onSubmit: (values) => resend.send({ type: 'resend.submit', ...values }),
  });
  if (isSent) return <p role="status">{accessText('account.verification.resent')}</p>;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={accountText('account.email')}
        type="email"
        isRequired
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldOf(form, 'email', isBusy)}
      />
      <RefusedMessage>{message}</RefusedMessage>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={accountText('account.sending')}>
          {accountText('account.resendEmail')}
        </Button>
      </div>
    </form>
  );
}
