import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import type { SessionRef, SessionSnapshot } from '#machines/access/session/sessionMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { whyClosed } from '../../screens/login/whyClosed.ts';
import styles from './StartingScreen.module.css';

const canLogOutIn = (snapshot: SessionSnapshot) => snapshot.can({ type: 'session.logOut' });

/** Before the shop opens: nothing for a moment, then a spinner, or why it does not open, with the way out of a session. */
export function StartingScreen({ session }: { session: SessionRef }) {
  const closed = useSelector(session, whyClosed);
  const canLogOut = useSelector(session, canLogOutIn);
  return (
    <main className={styles.page}>
      {closed ? (
        <FailedState
          onRetry={() => session.send({ type: 'session.retry' })}
          retryLabel={closed.retryLabel}
          wayOut={
            <>
              {closed.mayReload && <Button onClick={() => window.location.reload()}>{texts.session.reload}</Button>}
              {canLogOut && <Button onClick={() => session.send({ type: 'session.logOut' })}>Log Out</Button>}
            </>
          }
        >
          {closed.text}
        </FailedState>
      ) : (
        <DelayedSpinner label="Opening the storefront" />
      )}
    </main>
  );
}
