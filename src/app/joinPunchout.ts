import type { SessionRef } from '#machines/access/session/sessionMachine.ts';
import type { NoticesRef } from '#machines/notices/noticesMachine.ts';
import { rememberPunchout } from '../browser/punchoutPage.ts';

/** The tab knows that it is a punchout's; what of the sent cart could not be brought back is said once, when the shop opens. */
export function joinPunchout(session: SessionRef, notices: NoticesRef): void {
  const started = session.subscribe(({ context }) => {
    if (!context.isPunchout) return;
    started.unsubscribe();
    rememberPunchout();
  });
  const opened = session.subscribe((snapshot) => {
    if (!snapshot.matches('ready')) return;
    opened.unsubscribe();
    const notes = snapshot.context.user?.punchout?.notes ?? [];
    if (notes.length > 0) notices.send({ type: 'notice.show', notice: { type: 'error', text: notes.join(' ') } });
  });
}
