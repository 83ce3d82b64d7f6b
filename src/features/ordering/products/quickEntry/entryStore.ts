import {
  type EntryElsewhere,
  type EntryOwner,
  type EntryToKeep,
  type KeptEntry,
  keptEntry,
  type PendingAdd,
} from '#machines/ordering/quickEntry/keptEntry.ts';
import { DRAFT_KEY } from '../../../../savedDraft/loggedOut.ts';
import { createEntryRecords, type OtherRecord } from './entryRecords.ts';
import type { EntryTab } from './entryTab.ts';

/** The events of stored lines for a tab. */
export interface EntryListener {
  offered(elsewhere: EntryElsewhere | null): void;
  /** Another tab took the lines of this one. */
  moved(): void;
}

/** The lines of another tab that can be moved here. */
export interface EntryWatch {
  /** Moves the lines to this tab; null if another tab was faster. */
  take(): KeptEntry | null;
  discard(): void;
  stop(): void;
}

/**
 * Lines typed in quick entry, which belong to one tab of one user and customer. They survive a reload, and for 24 hours
 * the tab: another tab can take them. Sent lines are stored until their outcome is known.
 */
export interface EntryStore {
  recall(owner: EntryOwner): Promise<KeptEntry | null>;
  /** For guests, or without room in the browser's storage, nothing is stored. */
  keep(owner: EntryOwner, entry: EntryToKeep): void;
  watch(owner: EntryOwner, listener: EntryListener): EntryWatch;
}

const WRITE_AFTER_MS = 200;
const NOTHING: EntryWatch = { take: () => null, discard: () => undefined, stop: () => undefined };

interface Browser {
  storage: Storage;
  tab: EntryTab;
  window: Window;
  now: () => number;
}

/** Writes a moment after the last change, and at once when the page closes. */
export function createEntryStore({ storage, tab, window, now }: Browser): EntryStore {
  const records = createEntryRecords(storage, now);
  let own = '';
  let unwritten: { owner: EntryOwner; entry: EntryToKeep } | null = null;
  let writtenPending: PendingAdd | null = null;
  let timer = 0;
  const hasLoggedOut = () => storage.getItem(DRAFT_KEY) === '';

  function write(): void {
    window.clearTimeout(timer);
    if (!unwritten) return;
    const { owner, entry } = unwritten;
    unwritten = null;
    writtenPending = entry.pending;
    records.write(owner, own, keptEntry(hasLoggedOut() ? { ...entry, lines: new Map() } : entry));
  }

  /** Lines that another open tab has sent belong to that tab until it has its response. */
  async function findElsewhere(owner: EntryOwner): Promise<EntryElsewhere | null> {
    const open = await tab.openTabs();
    const isFree = ({ tab: other, kept }: OtherRecord) => kept.pending === null || !open?.has(other);
    const found = records.others(owner, own).find(isFree);
    if (!found) return null;
    const { lines, pending } = found.kept;
    const count = new Set([...lines, ...(pending?.lines ?? [])].map(({ id }) => id)).size;
    return { tab: found.tab, count, isOpen: open?.has(found.tab) ?? true };
  }

  window.addEventListener('pagehide', write);
  return {
    recall: async (owner) => {
      own = await tab.claim();
      write();
      return owner.username === '' ? null : records.read(owner, own);
    },
    keep: (owner, entry) => {
      if (owner.username === '') return;
      if (unwritten && records.keyOf(unwritten.owner, own) !== records.keyOf(owner, own)) write();
      unwritten = { owner, entry };
      window.clearTimeout(timer);
      // Sent lines must be stored at once, and so must their arrival.
      if (entry.pending !== writtenPending) write();
      else timer = window.setTimeout(write, WRITE_AFTER_MS);
    },
    watch: (owner, listener) => {
      if (owner.username === '') return NOTHING;
      const listeners = new AbortController();
      const { signal } = listeners;
      let elsewhere: EntryElsewhere | null = null;
      let awaited = '';
      const look = async () => {
        const found = await findElsewhere(owner).catch(() => null);
        if (signal.aborted) return;
        elsewhere = found;
        listener.offered(found);
        if (!found?.isOpen || found.tab === awaited) return;
        awaited = found.tab;
        tab.awaitClosing(found.tab, () => setTimeout(look), signal);
      };
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === records.keyOf(owner, own) && newValue === null && !hasLoggedOut()) listener.moved();
        if (key === null || key.startsWith(records.keyOf(owner, ''))) void look();
      };
      window.addEventListener('storage', hear, { signal });
      window.addEventListener('focus', look, { signal });
      void look();

      function remove(): KeptEntry | null {
        const kept = elsewhere && records.read(owner, elsewhere.tab);
        if (elsewhere) records.remove(owner, elsewhere.tab);
        void look();
        return kept;
      }

      return { take: remove, discard: () => void remove(), stop: () => listeners.abort() };
    },
  };
}
