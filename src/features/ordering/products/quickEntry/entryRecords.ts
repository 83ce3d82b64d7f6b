import { type Static, Type } from 'typebox';
import { SentLine } from '#domain/cart/cart.ts';
import { KEPT_FOR_MS } from '#domain/savedDraft/keptFor.ts';
import type { EntryOwner, KeptEntry } from '#machines/ordering/quickEntry/keptEntry.ts';
import { isOf } from '../../../../api/schemaCheck.ts';
import { ENTRY_KEY } from '../../../../savedDraft/loggedOut.ts';

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
  /** The time of the last input; an earlier release did not store it. */
  keptAt: Type.Optional(Type.Number()),
  lines: Type.Array(Line),
  pending: Type.Union([Pending, Type.Null()]),
});
type Kept = Static<typeof Kept>;

/** A record of another tab. */
export interface OtherRecord {
  tab: string;
  keptAt: number;
  kept: KeptEntry;
}

/** Entered lines in the storage of the browser: one record per user, customer and tab. */
export interface EntryRecords {
  keyOf(owner: EntryOwner, tab: string): string;
  read(owner: EntryOwner, tab: string): KeptEntry | null;
  write(owner: EntryOwner, tab: string, kept: KeptEntry): void;
  remove(owner: EntryOwner, tab: string): void;
  /** The records of other tabs with lines, the newest first. */
  others(owner: EntryOwner, tab: string): readonly OtherRecord[];
}

/** The separator of customer and tab; a record of an earlier release has no tab. */
const TAB = '#';

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isEmpty({ lines, pending }: KeptEntry): boolean {
  return lines.length === 0 && pending === null;
}

export function createEntryRecords(storage: Storage, now: () => number): EntryRecords {
  const keyOf = ({ username, customerKey }: EntryOwner, tab: string) =>
    `${ENTRY_KEY}${username}:${customerKey}${tab && TAB + tab}`;

  function find(owner: EntryOwner, tab: string): OtherRecord | null {
    const record = parse(storage.getItem(keyOf(owner, tab)));
    if (!isOf(Kept, record)) return null;
    const { keptAt = now(), pending }: Kept = record;
    // Typed lines are stored for a day, sent lines until their outcome is known.
    const lines = now() - keptAt < KEPT_FOR_MS ? record.lines : [];
    return { tab, keptAt, kept: { lines, pending: pending && { ...pending, progress: 'unanswered' } } };
  }

  function otherTabs(owner: EntryOwner, own: string): string[] {
    const base = keyOf(owner, '');
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const tabs = keys.flatMap((key) =>
      key === base ? [''] : key.startsWith(base + TAB) ? [key.slice(base.length + TAB.length)] : [],
    );
    return tabs.filter((tab) => tab !== own);
  }

  return {
    keyOf,
    read: (owner, tab) => find(owner, tab)?.kept ?? null,
    write: (owner, tab, kept) => {
      const key = keyOf(owner, tab);
      try {
        if (isEmpty(kept)) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify({ version: 1, keptAt: now(), ...kept }));
      } catch {
        // If storage is full, a stale record would look like the newest one, so it is deleted.
        storage.removeItem(key);
      }
    },
    remove: (owner, tab) => storage.removeItem(keyOf(owner, tab)),
    others: (owner, own) =>
      otherTabs(owner, own)
        .flatMap((tab) => find(owner, tab) ?? [])
        .filter(({ kept }) => !isEmpty(kept))
        .toSorted((left, right) => right.keptAt - left.keptAt),
  };
}
