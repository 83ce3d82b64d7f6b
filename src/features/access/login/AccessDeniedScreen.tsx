import { Link } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { CardPage } from '../../../components/layout/CardPage.tsx';

/** Access was denied; the link signs the user out, clears the reason and leads to the sign-in page. */
export function AccessDeniedScreen({ session }: { session: SessionRef }) {
  const leave = () => {
    session.send({ type: 'session.logOut' });
    session.send({ type: 'reason.clear' });
  };
  return (
    <CardPage title={sharedText('login.accessDenied')}>
      <p>{frameText('session.accessDenied')}</p>
      <p>
        <Link to="/login" onClick={leave}>
          {sharedText('session.loggingOut')}
        </Link>
      </p>
    </CardPage>
  );
}
