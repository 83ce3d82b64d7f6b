import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_FOR_MS } from '#domain/savedDraft/keptFor.ts';
import type { EntryElsewhere, PendingAdd } from '#machines/ordering/quickEntry/keptEntry.ts';
import { createEntryStore } from '../../src/features/ordering/products/quickEntry/entryStore.ts';
import { lineOf } from '../domain/entrySamples.ts';
import { owner } from '../machines/ordering/entrySamples.ts';

const [typed, other] = [lineOf(1, '2'), lineOf(2, '3')];
const pending: PendingAdd = {
  idempotencyKey: 'key-1',
  lines: [typed],
  sent: [{ id: -1, productKey: 1, unitOfMeasure: 'CS', orderQuantity: '1' }],
  progress: 'sent',
};

/** Open tabs by their names; null: a browser that does not know them. */
let openTabs: Set<string> | null = new Set();
const pages: (() => void)[] = [];

const closings: { id: string; closed: () => void }[] = [];
const awaitClosing = (id: string, closed: () => void) => void closings.push({ id, closed });

/** Notifies every tab but this one that a record has changed. */
function spread(from: EventTarget, key: string | null, newValue: string | null) {
  for (const tab of windows) if (tab !== from) tab.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
const windows: EventTarget[] = [];

/** A tab on the storage that all tabs share. */
async function openTab(name: string) {
  openTabs?.add(name);
  const events = new EventTarget();
  windows.push(events);
  const storage = new Proxy(localStorage, {
    get: (target, member) => {
      if (member === 'setItem') {
        return (key: string, text: string) => {
          target.setItem(key, text);
          spread(events, key, text);
        };
      }
      if (member === 'removeItem') {
        return (key: string) => {
          const had = target.getItem(key) !== null;
          target.removeItem(key);
          if (had) spread(events, key, null);
        };
      }
      const value: unknown = Reflect.get(target, member);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const store = createEntryStore({
    storage,
    tab: { claim: async () => name, openTabs: async () => openTabs, awaitClosing },
    window: Object.assign(events, { setTimeout, clearTimeout }) as unknown as Window,
    now: Date.now,
  });
  const kept = await store.recall(owner);
  const offers: (EntryElsewhere | null)[] = [];
  let moved = 0;
  const watch = store.watch(owner, {
    offered: (elsewhere) => void offers.push(elsewhere),
    moved: () => {
      moved += 1;
    },
  });
  const enter = async (lines: readonly (typeof typed)[], sent: PendingAdd | null = null) => {
    store.keep(owner, { lines: new Map(lines.map((line) => [line.id, line])), pending: sent });
    await vi.advanceTimersByTimeAsync(1000);
  };
  pages.push(watch.stop);
  await vi.advanceTimersByTimeAsync(0);
  return {
    kept,
    watch,
    enter,
    offered: () => offers.at(-1) ?? null,
    moved: () => moved,
    close: () => close(name, watch.stop),
  };
}

async function close(name: string, stop: () => void) {
  openTabs?.delete(name);
  stop();
  for (const { id, closed } of closings.splice(0)) if (id === name) closed();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  openTabs = new Set();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of pages.splice(0)) stop();
  windows.splice(0);
  closings.splice(0);
  vi.useRealTimers();
  localStorage.clear();
});

describe('entered lines belong to one tab:', () => {
  test('a second tab begins empty and is offered them; taken lines are removed from the first, which is notified', async () => {
    const first = await openTab('first');
    await first.enter([typed, other]);
    const second = await openTab('second');
    expect([second.kept, second.offered()]).toEqual([null, { tab: 'first', count: 2, isOpen: true }]);
    expect(second.watch.take()?.lines).toEqual([typed, other]);
    expect([first.moved(), second.moved(), localStorage.length]).toEqual([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(second.offered()).toBeNull();
  });

  test('lines of a tab that was closed or crashed are offered too, for 24 hours', async () => {
    const first = await openTab('first');
    await first.enter([typed]);
    await first.close();
    const second = await openTab('second');
    expect(second.offered()).toEqual({ tab: 'first', count: 1, isOpen: false });
    vi.advanceTimersByTime(KEPT_FOR_MS);
    expect((await openTab('third')).offered()).toBeNull();
  });

  test('a tab that is closed while its lines are offered leaves them to be taken or discarded', async () => {
    const first = await openTab('first');
    await first.enter([typed]);
    const second = await openTab('second');
    await first.close();
    expect(second.offered()).toEqual({ tab: 'first', count: 1, isOpen: false });
  });

  test('discarded lines are not offered again', async () => {
    const first = await openTab('first');
    await first.enter([typed]);
    await first.close();
    (await openTab('second')).watch.discard();
    expect([localStorage.length, (await openTab('third')).offered()]).toEqual([0, null]);
  });

  test('what an open tab has sent is its own until the answer; of a closed one it is offered with its key', async () => {
    const first = await openTab('first');
    await first.enter([typed], pending);
    const second = await openTab('second');
    expect(second.offered()).toBeNull();
    await first.close();
    const third = await openTab('third');
    expect(third.offered()).toEqual({ tab: 'first', count: 1, isOpen: false });
    expect(third.watch.take()).toEqual({ lines: [typed], pending: { ...pending, progress: 'unanswered' } });
  });

  test('each tab keeps its own, and two that take at once do not get the same lines', async () => {
    const [first, second] = [await openTab('first'), await openTab('second')];
    await first.enter([typed]);
    await second.enter([other]);
    expect([first.offered()?.tab, second.offered()?.tab]).toEqual(['second', 'first']);
    const third = await openTab('third');
    const fourth = await openTab('fourth');
    expect(third.offered()?.tab).toBe('second');
    expect([third.watch.take()?.lines, fourth.watch.take()]).toEqual([[other], null]);
  });

  test('lines of an earlier release, which knew no tabs, are offered', async () => {
    const record = { version: 1, keptAt: Date.now(), lines: [typed], pending: null };
    localStorage.setItem('quickEntry:chef:1001', JSON.stringify(record));
    localStorage.setItem('quickEntry:chef:10012', JSON.stringify(record));
    const tab = await openTab('first');
    expect(tab.offered()).toEqual({ tab: '', count: 1, isOpen: false });
    tab.watch.take();
    await vi.advanceTimersByTimeAsync(0);
    expect(tab.offered()).toBeNull();
  });

  test('a browser that does not know which tabs are open offers the lines of all, and lets none be discarded', async () => {
    openTabs = null;
    const first = await openTab('first');
    await first.enter([typed]);
    expect((await openTab('second')).offered()).toEqual({ tab: 'first', count: 1, isOpen: true });
  });

  test('a log-out in another tab moves nothing', async () => {
    const first = await openTab('first');
    await first.enter([typed]);
    localStorage.setItem('parkedWork', '');
    localStorage.removeItem('quickEntry:chef:1001#first');
    spread(new EventTarget(), 'quickEntry:chef:1001#first', null);
    expect(first.moved()).toBe(0);
  });
});
