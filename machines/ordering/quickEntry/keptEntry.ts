import type { SentLine } from '#domain/cart/cart.ts';
import type { EntryLine } from '#domain/entry/entryLine.ts';

/** Whose entered lines they are. */
export interface EntryOwner {
  username: string;
  customerKey: number;
}

/** Lines sent to the cart whose outcome is not known yet; repeated with the same key they are added once. */
export interface PendingAdd {
  idempotencyKey: string;
  lines: readonly EntryLine[];
  sent: readonly SentLine[];
  /** `sent`: on its way. `unanswered`: it was, and is repeated as it is, with its key. */
  progress: 'sent' | 'unanswered';
}

/** What the browser keeps of quick entry: it outlives a reload and the tab. */
export interface KeptEntry {
  lines: readonly EntryLine[];
  pending: PendingAdd | null;
}

/** Everything entered, as it stands after a change. */
export interface EntryToKeep {
  lines: ReadonlyMap<number, EntryLine>;
  pending: PendingAdd | null;
}

/** What of it outlives a reload: typed lines (a guide's own come with the guide), and lines that were sent. */
export function keptEntry({ lines, pending }: EntryToKeep): KeptEntry {
  return { lines: [...lines.values()].filter((line) => line.isUnsaved), pending };
}
