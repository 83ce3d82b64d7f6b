import { useSelector } from '@xstate/react';
import { words } from '#domain/punchout/words.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { Brand } from '../../../components/frame/Brand.tsx';
import { CardPage } from '../../../components/layout/CardPage.tsx';

const reasonOf = ({ context }: SessionSnapshot) => context.reason?.text;

/** Where a punchout has ended: nobody signs in here, the way back leads through the procurement system. */
export function PunchoutEnded({ session }: { session: SessionRef }) {
  const reason = useSelector(session, reasonOf);
  return (
    <CardPage title="Punchout" brand={<Brand session={session} place="card" />}>
      <p role="alert">{reason}</p>
      <p>{words.startAgain}</p>
    </CardPage>
  );
}
