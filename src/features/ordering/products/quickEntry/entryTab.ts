import type { Storages } from '../../../../browser/storage.ts';

/**
 * How long to wait for the previous page to release its name, which it does during a reload, but not for a duplicate.
 */
const HANDOVER_MS = 1000;
const KEY = 'entryTab';
const lockName = (id: string) => `${KEY}:${id}`;

/** The name of this tab: it survives a reload, and no two open tabs share one. */
export interface EntryTab {
  /** The name of this tab from now on. */
  claim(): Promise<string>;
  /** The open tabs; null if the browser cannot tell. */
  openTabs(): Promise<ReadonlySet<string> | null>;
  /** Called when an open tab is closed or has crashed. */
  awaitClosing(id: string, closed: () => void, signal: AbortSignal): void;
}

/** The lock lasts as long as the page. */
function hold(locks: LockManager, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(lockName(id), { signal: AbortSignal.timeout(HANDOVER_MS) }, held).catch(() => resolve(false));
  });
}

function nameIn(storage: Storage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

function nameTab(storage: Storage, id: string): void {
  try {
    storage.setItem(KEY, id);
  } catch {
    // Without storage the name lasts as long as the page.
  }
}

/** Without `locks` (plain HTTP) a tab trusts its stored name, which a duplicated tab shares. */
export function createEntryTab(
  storage: Storages['sessionStorage'],
  locks: LockManager | undefined,
  newId: () => string,
): EntryTab {
  let own: string | null = null;

  async function choose(): Promise<string> {
    const found = nameIn(storage);
    if (found !== null && (!locks || (await hold(locks, found)))) return found;
    const id = newId();
    if (locks) await hold(locks, id);
    return id;
  }

  let choosing: Promise<string> | null = null;
  return {
    claim: async () => {
      choosing ??= choose();
      own = await choosing;
      nameTab(storage, own);
      return own;
    },
    openTabs: async () => {
      if (!locks) return null;
      const { held = [] } = await locks.query();
      return new Set(held.map(({ name = '' }) => name.slice(lockName('').length)));
    },
    awaitClosing: (id, closed, signal) => {
      locks?.request(lockName(id), { signal }, closed).catch(() => undefined);
    },
  };
}
