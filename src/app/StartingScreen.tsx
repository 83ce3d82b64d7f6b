import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import type { SessionRef, SessionSnapshot } from '#machines/session/sessionMachine.ts';
import { Button } from '../components/Button.tsx';
import { DelayedSpinner } from '../components/DelayedSpinner.tsx';
import { FailedState } from '../components/FailedState.tsx';
import styles from './StartingScreen.module.css';

const hasFailed = (snapshot: SessionSnapshot) => snapshot.hasTag('failed');
const canLogOutIn = (snapshot: SessionSnapshot) => snapshot.can({ type: 'session.logOut' });

/** Before the shop opens: nothing for a moment, then a spinner, or why it does not open, with the way out of a session. */
export function StartingScreen({ session }: { session: SessionRef }) {
  const isFailed = useSelector(session, hasFailed);
  const canLogOut = useSelector(session, canLogOutIn);
  return (
    <main className={styles.page}>
      {isFailed ? (
        <FailedState
          onRetry={() => session.send({ type: 'session.retry' })}
          wayOut={canLogOut && <Button onClick={() => session.send({ type: 'session.logOut' })}>Log Out</Button>}
        >
          {texts.login.noResponse}
        </FailedState>
      ) : (
        <DelayedSpinner label="Opening the storefront" />
      )}
    </main>
  );
}
