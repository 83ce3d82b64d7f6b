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
  /** On its way before: repeated as it is, with its key. */
  wasSent: boolean;
}

/** What the browser keeps of quick entry: it outlives a reload and the tab. */
export interface KeptEntry {
  lines: readonly EntryLine[];
  pending: PendingAdd | null;
}
