import type { WorkOwner } from '#domain/savedDraft/savedDraft.ts';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import { DRAFT_KEY } from '../savedDraft/loggedOut.ts';
import { shopOf } from './navigation.ts';

/** Whenever a shop opens to somebody, what the browser has kept of interrupted work is offered. Nothing of it is loaded before. */
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
      // A storage that cannot be read has kept nothing.
    }
  });
}
