import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { allowedStorage } from '../../browser/storage.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { LoginSkeleton } from '../../features/access/login/LoginSkeleton.tsx';
import { whyClosed } from '../../features/access/login/whyClosed.ts';
import { leadsToSignIn } from '../navigation.ts';
import { createCredentialStore } from '../session/credentials.ts';
import { StartingFrame } from './StartingFrame.tsx';
import styles from './StartingScreen.module.css';

/** A punchout has no sign-out; the user closes it. */
const canLogOutIn = (snapshot: SessionSnapshot) =>
  !snapshot.context.isPunchout && snapshot.can({ type: 'session.logOut' });
const isKnownIn = ({ context }: SessionSnapshot) => context.credentials.token !== null || context.code !== null;

/** Whether an earlier visit left its token, which the session reads when the site is known. */
const isTokenKept = () => createCredentialStore(allowedStorage('localStorage')).read().token !== null;

/**
 * Shown before the shop opens: the frame with a skeleton, then a spinner, or the reason why it does not open, with a
 * way to sign out.
 */
export function StartingScreen({ session }: { session: SessionRef }) {
  const { pathname } = useLocation();
  const closed = useSelector(session, whyClosed);
  const canLogOut = useSelector(session, canLogOutIn);
  const [wasKept] = useState(isTokenKept);
  const isKnown = useSelector(session, isKnownIn) || wasKept;
  if (!closed && !isKnown && leadsToSignIn(pathname)) {
    return (
      <LoginSkeleton>
        <DelayedSpinner label={frameText('frame.openingTheStorefront')} />
      </LoginSkeleton>
    );
  }
  if (!closed) return <StartingFrame isForGuest={!isKnown} />;
  return (
    <main className={styles.page}>
      <FailedState
        onRetry={() => session.send({ type: 'session.retry' })}
        retryLabel={closed.retryLabel}
        isCalm={closed.isCalm === true}
        wayOut={
          <>
            {closed.mayReload && (
              <Button onClick={() => window.location.reload()}>{frameText('session.reload')}</Button>
            )}
            {canLogOut && (
              <Button onClick={() => session.send({ type: 'session.logOut' })}>{frameText('frame.logOut')}</Button>
            )}
          </>
        }
      >
        {closed.text}
      </FailedState>
    </main>
  );
}
