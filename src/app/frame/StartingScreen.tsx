import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import type { SessionRef, SessionSnapshot } from '#machines/access/session/sessionMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { DelayedSpinner } from '../../components/states/DelayedSpinner.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import styles from './StartingScreen.module.css';

const hasFailed = (snapshot: SessionSnapshot) => snapshot.hasTag('failed');
const isBrokenIn = (snapshot: SessionSnapshot) => snapshot.hasTag('broken');
const isUnreachableIn = (snapshot: SessionSnapshot) => snapshot.hasTag('unreachable');
const canLogOutIn = (snapshot: SessionSnapshot) => snapshot.can({ type: 'session.logOut' });

/** Before the shop opens: nothing for a moment, then a spinner, or why it does not open, with the way out of a session. */
export function StartingScreen({ session }: { session: SessionRef }) {
  const isFailed = useSelector(session, hasFailed);
  const isBroken = useSelector(session, isBrokenIn);
  const isUnreachable = useSelector(session, isUnreachableIn);
  const canLogOut = useSelector(session, canLogOutIn);
  return (
    <main className={styles.page}>
      {isFailed ? (
        <FailedState
          onRetry={() => session.send({ type: 'session.retry' })}
          retryLabel={isBroken ? texts.session.openAgain : texts.session.tryAgain}
          wayOut={
            <>
              {isUnreachable && <Button onClick={() => window.location.reload()}>{texts.session.reload}</Button>}
              {canLogOut && <Button onClick={() => session.send({ type: 'session.logOut' })}>Log Out</Button>}
            </>
          }
        >
          {isBroken ? texts.session.broken : isUnreachable ? texts.session.unreachable : texts.login.noResponse}
        </FailedState>
      ) : (
        <DelayedSpinner label="Opening the storefront" />
      )}
    </main>
  );
}
