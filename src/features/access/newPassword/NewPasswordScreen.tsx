import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { accessText } from '#domain/texts/accessText.ts';
import type { NewPasswordRef, NewPasswordSnapshot } from '#machines/access/newPassword/newPasswordMachine.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { CardPage } from '../../../components/layout/CardPage.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

type Place = 'lookingUp' | 'lookUpFailed' | 'dead' | 'changed' | 'form';

const messageOf = ({ context }: NewPasswordSnapshot) => context.message;
const placeOf = (snapshot: NewPasswordSnapshot): Place => {
  for (const place of ['lookingUp', 'lookUpFailed', 'dead', 'changed'] as const) {
    if (snapshot.matches(place)) return place;
  }
  return 'form';
};

interface NewPasswordScreenProps {
  readonly page: NewPasswordRef;
  readonly brand: ReactNode;
}

/** The page for the link of a password reset email, and for a sign-in whose password no longer meets the rules. */
export function NewPasswordScreen({ page, brand }: NewPasswordScreenProps) {
  const place = useSelector(page, placeOf);
  const message = useSelector(page, messageOf);
  const login = (
    <LinkButton to="/login" variant={place === 'changed' ? 'primary' : 'quiet'} isWide>
      {accessText('newPassword.login')}
    </LinkButton>
  );
  return (
    <CardPage title={accessText('newPassword.newPassword')} brand={brand}>
      {place === 'lookingUp' && (
        <div aria-busy="true">
          <Skeleton variant="card" count={3} height={56} />
        </div>
      )}
      {place === 'lookUpFailed' && (
        <FailedState onRetry={() => page.send({ type: 'lookUp.retry' })}>
          {accessText('account.unexpected')}
        </FailedState>
      )}
      {place === 'dead' && <p role="alert">{message}</p>}
      {place === 'changed' && <p role="status">{accessText('account.password.updated')}</p>}
      {place === 'form' && <NewPasswordForm page={page} />}
      {place !== 'lookingUp' && login}
    </CardPage>
  );
}
