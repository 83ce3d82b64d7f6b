import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { accessText } from '#domain/texts/accessText.ts';
import type { VerifyEmailRef, VerifyEmailSnapshot } from '#machines/access/verifyEmail/verifyEmailMachine.ts';
import { ResendForm } from '../../../account/ResendForm.tsx';
import { Button } from '../../../components/buttons/Button.tsx';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { CardPage } from '../../../components/layout/CardPage.tsx';

const isVerifyingIn = (snapshot: VerifyEmailSnapshot) => snapshot.matches('verifying');
const isVerifiedIn = (snapshot: VerifyEmailSnapshot) => snapshot.matches('verified');
const resendOf = ({ children }: VerifyEmailSnapshot) => children.resendVerification;

interface VerifyEmailScreenProps {
  readonly page: VerifyEmailRef;
  readonly brand: ReactNode;
}

/** The result of the link in the email of a new account. */
export function VerifyEmailScreen({ page, brand }: VerifyEmailScreenProps) {
  const isVerifying = useSelector(page, isVerifyingIn);
  const isVerified = useSelector(page, isVerifiedIn);
  const resend = useSelector(page, resendOf);
  return (
    <CardPage title={accessText('verifyEmail.verifyEmail')} brand={brand}>
      <p role="status" aria-busy={isVerifying}>
        {isVerifying && accessText('account.verification.running')}
        {isVerified && accessText('account.verification.done')}
        {!isVerifying && !isVerified && accessText('account.verification.failed')}
      </p>
      {!isVerifying && !isVerified && (
        <Button onClick={() => page.send({ type: 'verify.again' })}>{accessText('verifyEmail.tryAgain')}</Button>
      )}
      {resend && <ResendForm resend={resend} email="" />}
      {!isVerifying && (
        <LinkButton to="/login" variant={isVerified ? 'primary' : 'quiet'} isWide>
          {accessText('verifyEmail.login')}
        </LinkButton>
      )}
    </CardPage>
  );
}
