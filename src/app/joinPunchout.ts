import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import type { NoticesRef } from '#machines/notices/noticesMachine.ts';
import { storePunchout } from '../browser/punchoutPage.ts';

/** Runs once, when the session reaches the state. */
function once(session: SessionRef, isSo: (snapshot: SessionSnapshot) => boolean, act: () => void): void {
  if (isSo(session.getSnapshot())) {
    act();
    return;
  }
  const subscription = session.subscribe((snapshot) => {
    if (!isSo(snapshot)) return;
    subscription.unsubscribe();
    act();
  });
}

/**
 * Marks the tab as a punchout tab. When the shop opens, a notice lists the parts of the sent cart that could not be
 * restored.
 */
export function joinPunchout(session: SessionRef, notices: NoticesRef): void {
  once(session, ({ context }) => context.isPunchout, storePunchout);
  once(
    session,
    (snapshot) => snapshot.matches('ready'),
    () => {
      const notes = session.getSnapshot().context.user?.punchout?.notes ?? [];
      if (notes.length > 0) notices.send({ type: 'notice.show', notice: { type: 'error', text: notes.join(' ') } });
    },
  );
}
