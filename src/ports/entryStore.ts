import { type Static, Type } from 'typebox';
import { SentLine } from '#domain/cart/cart.ts';
import { KEPT_FOR_MS } from '#domain/parked/keptFor.ts';
import {
  type EntryOwner,
  type EntryToKeep,
  type KeptEntry,
  keptEntry,
  type PendingAdd,
} from '#machines/ordering/quickEntry/keptEntry.ts';
import { isOf } from '../api/schemaCheck.ts';
import { ENTRY_KEY, PARKED_KEY } from './loggedOut.ts';

const Draft = Type.Object({
  quantityText: Type.String(),
  sellUnit: Type.String(),
  priceUnit: Type.String(),
  priceText: Type.Union([Type.String(), Type.Null()]),
  note1: Type.String(),
  note2: Type.String(),
});

const Line = Type.Object({
  id: Type.Integer(),
  productKey: Type.Integer(),
  draft: Draft,
  isFromGuide: Type.Boolean(),
  isUnsaved: Type.Boolean(),
  wasAdded: Type.Boolean(),
});

const Pending = Type.Object({
  idempotencyKey: Type.String({ minLength: 1 }),
  lines: Type.Array(Line),
  sent: Type.Array(SentLine),
});

const Kept = Type.Object({
  version: Type.Literal(1),
  /** When lines were typed last; an earlier release did not say. */
  keptAt: Type.Optional(Type.Number()),
  lines: Type.Array(Line),
  pending: Type.Union([Pending, Type.Null()]),
});
type Kept = Static<typeof Kept>;

/** Lines typed in quick entry, one record per user and customer. They outlive a reload and the tab, for 24 hours; lines that were sent until it is known whether they arrived. */
export interface EntryStore {
  read(owner: EntryOwner): KeptEntry | null;
  /** Guests keep nothing. Without room in the browser's storage nothing is kept either. */
  keep(owner: EntryOwner, entry: EntryToKeep): void;
}

const WRITE_AFTER_MS = 200;

function keyOf({ username, customerKey }: EntryOwner): string {
  return `${ENTRY_KEY}${username}:${customerKey}`;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Storage may be full: a stale record would come back as if it were the newest, so none is left. */
function tryToSet(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    storage.removeItem(key);
  }
}

/** Writes a moment after the last change, and at once when the page goes. */
export function createEntryStore(storage: Storage, window: Window, now: () => number): EntryStore {
  let unwritten: { owner: EntryOwner; entry: EntryToKeep } | null = null;
  let writtenPending: PendingAdd | null = null;
  let timer = 0;

  function write(): void {
    window.clearTimeout(timer);
    if (!unwritten) return;
    const { owner, entry } = unwritten;
    unwritten = null;
    writtenPending = entry.pending;
    const hasLoggedOut = storage.getItem(PARKED_KEY) === '';
    const kept = keptEntry(hasLoggedOut ? { ...entry, lines: new Map() } : entry);
    if (kept.lines.length === 0 && kept.pending === null) storage.removeItem(keyOf(owner));
    else tryToSet(storage, keyOf(owner), JSON.stringify({ version: 1, keptAt: now(), ...kept }));
  }

  window.addEventListener('pagehide', write);
  return {
    read: (owner) => {
      write();
      const kept = parse(storage.getItem(keyOf(owner)));
      if (!isOf(Kept, kept)) return null;
      const { keptAt = now(), pending }: Kept = kept;
      const lines = now() - keptAt < KEPT_FOR_MS ? kept.lines : [];
      return { lines, pending: pending && { ...pending, progress: 'unanswered' } };
    },
    keep: (owner, entry) => {
      if (owner.username === '') return;
      if (unwritten && keyOf(unwritten.owner) !== keyOf(owner)) write();
      unwritten = { owner, entry };
      window.clearTimeout(timer);
      // Lines on their way must not be forgotten, whatever happens next; nor that they arrived.
      if (entry.pending !== writtenPending) write();
      else timer = window.setTimeout(write, WRITE_AFTER_MS);
    },
  };
}
