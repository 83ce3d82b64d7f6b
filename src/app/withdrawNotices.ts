import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { NoticesRef } from '#machines/notices/noticesMachine.ts';
import { shopOf } from './navigation.ts';

/** Notices about the cart and guides of one buyer do not apply to the next. */
export function withdrawNoticesOfClosedShop(session: SessionRef, notices: NoticesRef): void {
  let open = shopOf(session.getSnapshot());
  session.subscribe(() => {
    const shop = shopOf(session.getSnapshot());
    if (open && shop !== open) notices.send({ type: 'notice.withdraw', about: null });
    open = shop;
  });
}
