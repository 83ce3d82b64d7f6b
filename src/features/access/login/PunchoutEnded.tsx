import { useSelector } from '@xstate/react';
import { accessText } from '#domain/texts/accessText.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { Brand } from '../../../components/frame/Brand.tsx';
import { CardPage } from '../../../components/layout/CardPage.tsx';

const reasonOf = ({ context }: SessionSnapshot) => context.reason?.text;

/** Shown after a punchout: there is no sign-in here, the procurement system leads back. */
export function PunchoutEnded({ session }: { session: SessionRef }) {
  const reason = useSelector(session, reasonOf);
  return (
    <CardPage title={accessText('login.punchout')} brand={<Brand session={session} place="card" />}>
      <p role="alert">{reason}</p>
      <p>{accessText('login.startAgain')}</p>
    </CardPage>
  );
}
