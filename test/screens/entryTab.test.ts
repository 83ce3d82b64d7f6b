import { afterEach, describe, expect, test, vi } from 'vitest';
import { createEntryTab } from '../../src/features/ordering/products/quickEntry/entryTab.ts';

/** The locks of one browser. A page that is closed releases its locks. */
function createLocks() {
  const held = new Map<string, object>();
  const waiting = new Set<() => void>();
  const ofPage = () => {
    const page = {};
    const request = (name: string, { signal }: { signal: AbortSignal }, granted: () => Promise<never>) =>
      new Promise((_, reject) => {
        const attempt = () => {
          if (held.has(name)) return;
          waiting.delete(attempt);
          held.set(name, page);
          void granted();
        };
        waiting.add(attempt);
        signal.addEventListener('abort', () => {
          if (waiting.delete(attempt)) reject(signal.reason);
        });
        attempt();
      });
    const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
    const goes = () => {
      for (const [name, holder] of held) if (holder === page) held.delete(name);
      for (const attempt of [...waiting]) attempt();
    };
    return { locks: { request, query } as unknown as LockManager, goes };
  };
  return { ofPage };
}

let made = 0;
const newId = () => {
  made += 1;
  return `tab-${made}`;
};

/** The storage of a tab, which a duplicate copies. */
function tabStorage(name?: string): Storage {
  const kept = new Map<string, string>(name ? [['entryTab', name]] : []);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  } as unknown as Storage;
}

const throwing = {
  getItem: () => {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
} as unknown as Storage;

afterEach(() => {
  vi.useRealTimers();
  made = 0;
});

describe('the name of a tab', () => {
  test('is the same after a reload, though the page before releases it a moment late', async () => {
    const browser = createLocks();
    const storage = tabStorage();
    const before = browser.ofPage();
    expect(await createEntryTab(storage, before.locks, newId).claim()).toBe('tab-1');
    const after = browser.ofPage();
    const claiming = createEntryTab(storage, after.locks, newId).claim();
    before.goes();
    expect(await claiming).toBe('tab-1');
  });

  test('is another for a duplicate of an open tab, and both are open then', async () => {
    const browser = createLocks();
    const [first, duplicate] = [browser.ofPage(), browser.ofPage()];
    await createEntryTab(tabStorage('tab-0'), first.locks, newId).claim();
    const storage = tabStorage('tab-0');
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
      const waiting = new AbortController();
      setTimeout(() => waiting.abort(), after);
      return waiting.signal;
    });
    const tab = createEntryTab(storage, duplicate.locks, newId);
    const claiming = tab.claim();
    await vi.advanceTimersByTimeAsync(1000);
    expect([await claiming, storage.getItem('entryTab')]).toEqual(['tab-1', 'tab-1']);
    expect(await tab.openTabs()).toEqual(new Set(['tab-0', 'tab-1']));
  });

  test('stays when the storage of the tab was emptied, as Log Out does', async () => {
    const browser = createLocks();
    const storage = tabStorage();
    const tab = createEntryTab(storage, browser.ofPage().locks, newId);
    await tab.claim();
    storage.setItem('entryTab', '');
    expect([await tab.claim(), storage.getItem('entryTab')]).toEqual(['tab-1', 'tab-1']);
  });

  test('lasts as long as the page where storage throws', async () => {
    const tab = createEntryTab(throwing, createLocks().ofPage().locks, newId);
    expect([await tab.claim(), await tab.claim()]).toEqual(['tab-1', 'tab-1']);
  });

  test('is what the tab finds where the browser has no locks, and the open tabs are unknown', async () => {
    const tab = createEntryTab(tabStorage('tab-0'), undefined, newId);
    expect([await tab.claim(), await tab.openTabs()]).toEqual(['tab-0', null]);
  });
});
