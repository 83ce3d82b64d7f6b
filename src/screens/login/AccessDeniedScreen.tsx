import { Link } from 'react-router-dom';
import { texts } from '#domain/texts.ts';
import type { SessionRef } from '#machines/access/session/sessionMachine.ts';
import styles from './LoginScreen.module.css';

/** Not allowed; the link signs out whoever is signed in, forgets the reason and leads to the sign-in page. */
export function AccessDeniedScreen({ session }: { session: SessionRef }) {
  const leave = () => {
    session.send({ type: 'session.logOut' });
    session.send({ type: 'reason.clear' });
  };
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <h1 tabIndex={-1} className={styles.title}>
          Access Denied
        </h1>
        <p>{texts.session.accessDenied}</p>
        <Link to="/login" onClick={leave}>
          {texts.session.loggingOut}
        </Link>
      </div>
    </main>
  );
}
