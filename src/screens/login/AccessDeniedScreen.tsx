import { Link } from 'react-router-dom';
import { texts } from '#domain/texts.ts';
import type { SessionRef } from '#machines/access/session/sessionMachine.ts';
import styles from './LoginScreen.module.css';

/** Signed in, but not allowed; the link forgets the reason and leads to the sign-in page. */
export function AccessDeniedScreen({ session }: { session: SessionRef }) {
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <h1 tabIndex={-1} className={styles.title}>
          Access Denied
        </h1>
        <p>{texts.session.accessDenied}</p>
        <Link to="/login" onClick={() => session.send({ type: 'reason.clear' })}>
          {texts.session.loggingOut}
        </Link>
      </div>
    </main>
  );
}
