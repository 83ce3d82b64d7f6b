import { useSelector } from '@xstate/react';
import { texts } from '#domain/texts.ts';
import type { SessionRef, SessionSnapshot } from '#machines/session/sessionMachine.ts';
import { DelayedSpinner } from '../components/DelayedSpinner.tsx';
import { FailedState } from '../components/FailedState.tsx';
import styles from './StartingScreen.module.css';

const hasFailed = (snapshot: SessionSnapshot) => snapshot.hasTag('failed');

/** Before the shop opens: nothing for a moment, then a spinner, or why it does not open. */
export function StartingScreen({ session }: { session: SessionRef }) {
  const isFailed = useSelector(session, hasFailed);
  return (
    <main className={styles.page}>
      {isFailed ? (
        <FailedState onRetry={() => session.send({ type: 'session.retry' })}>{texts.login.noResponse}</FailedState>
      ) : (
        <DelayedSpinner label="Opening the storefront" />
      )}
    </main>
  );
}
