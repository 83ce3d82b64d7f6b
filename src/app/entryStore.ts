import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { SentLine } from '#domain/cart/cart.ts';
import type { EntryOwner, KeptEntry } from '#machines/quickEntry/keptEntry.ts';

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
  lines: Type.Array(Line),
  pending: Type.Union([Pending, Type.Null()]),
});
type Kept = Static<typeof Kept>;

/** Lines typed in quick entry, one record per user and customer. They outlive a reload and the tab. */
export interface EntryStore {
  read(owner: EntryOwner): KeptEntry | null;
  keep(owner: EntryOwner, kept: KeptEntry): void;
}

const WRITE_AFTER_MS = 200;

function keyOf({ username, customerKey }: EntryOwner): string {
  return `quickEntry:${username}:${customerKey}`;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes a moment after the last change, and at once when the page goes. */
export function createEntryStore(storage: Storage, window: Window): EntryStore {
  let unwritten: { owner: EntryOwner; kept: KeptEntry } | null = null;
  let timer = 0;

  function write(): void {
    window.clearTimeout(timer);
    if (!unwritten) return;
    const { owner, kept } = unwritten;
    unwritten = null;
    if (kept.lines.length === 0 && kept.pending === null) storage.removeItem(keyOf(owner));
    else storage.setItem(keyOf(owner), JSON.stringify({ version: 1, ...kept }));
  }

  window.addEventListener('pagehide', write);
  return {
    read: (owner) => {
      write();
      const kept = parse(storage.getItem(keyOf(owner)));
      if (!Value.Check(Kept, kept)) return null;
      const { lines, pending }: Kept = kept;
      return { lines, pending: pending && { ...pending, wasSent: true } };
    },
    keep: (owner, kept) => {
      if (owner.username === '') return;
      unwritten = { owner, kept };
      // Lines on their way must not be forgotten, whatever happens next.
      if (kept.pending !== null) {
        write();
        return;
      }
      window.clearTimeout(timer);
      timer = window.setTimeout(write, WRITE_AFTER_MS);
    },
  };
}
