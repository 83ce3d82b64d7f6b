import type { WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { DRAFT_KEY } from '../savedDraft/loggedOut.ts';
import { shopOf } from './navigation.ts';

/** When a shop opens for a user, offers the interrupted work that the browser has stored. Its chunk loads only then. */
export function offerSavedDraft(session: SessionRef, workOwner: () => WorkOwner | null, storage: Storage): void {
  let open = shopOf(session.getSnapshot());
  session.subscribe((snapshot) => {
    const shop = shopOf(snapshot);
    if (shop === open) return;
    open = shop;
    const owner = shop ? workOwner() : null;
    if (!shop || !owner) return;
    try {
      const kept = storage.getItem(DRAFT_KEY);
      if (kept) shop.getSnapshot().context.shop.dialogs.send({ type: 'work.offer', owner });
      else storage.removeItem(DRAFT_KEY);
    } catch {
      // Unreadable storage counts as empty.
    }
  });
}
