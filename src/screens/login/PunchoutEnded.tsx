import { useSelector } from '@xstate/react';
import { words } from '#domain/punchout/words.ts';
import type { SessionRef, SessionSnapshot } from '#machines/access/session/sessionMachine.ts';
import { CardPage } from '../../components/layout/CardPage.tsx';

const reasonOf = ({ context }: SessionSnapshot) => context.reason?.text;
const logoOf = ({ context }: SessionSnapshot) => context.logoName;

/** Where a punchout has ended: nobody signs in here, the way back leads through the procurement system. */
export function PunchoutEnded({ session }: { session: SessionRef }) {
  const reason = useSelector(session, reasonOf);
  const logoName = useSelector(session, logoOf);
  return (
    <CardPage title="Punchout" logoName={logoName}>
      <p role="alert">{reason}</p>
      <p>{words.startAgain}</p>
    </CardPage>
  );
}
