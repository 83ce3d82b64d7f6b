import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_FOR_MS } from '#domain/savedDraft/keptFor.ts';
import type { EntryToKeep, PendingAdd } from '#machines/ordering/quickEntry/keptEntry.ts';
import { createEntryStore } from '../../src/features/ordering/products/quickEntry/entryStore.ts';
import { lineOf } from '../domain/entrySamples.ts';
import { owner } from '../machines/ordering/entrySamples.ts';

const KEY = 'quickEntry:chef:1001#first';
const [typed, other] = [lineOf(1, '1.5.2'), lineOf(2, '3')];
const untouched = lineOf(3, '5', 'CS', { isUnsaved: false, isFromGuide: true });
const pending: PendingAdd = {
  idempotencyKey: 'key-1',
  lines: [typed],
  sent: [{ id: -1, productKey: 1, unitOfMeasure: 'CS', orderQuantity: '1' }],
  progress: 'sent',
};

function entryOf(lines: readonly (typeof typed)[], sent: PendingAdd | null = null): EntryToKeep {
  return { lines: new Map(lines.map((line) => [line.id, line])), pending: sent };
}

/** The tabs that are open, by their names. */
const names = new Set<string>();

/** A page in a browser tab; a reload opens another one of the same name. */
function openTab(name = 'first', openTabs: () => ReadonlySet<string> | null = () => names) {
  names.add(name);
  const listeners = new AbortController();
  const tab = {
    ...window,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    addEventListener: (type: string, listener: () => void, { signal = listeners.signal } = {}) =>
      window.addEventListener(type, listener, { signal: AbortSignal.any([signal, listeners.signal]) }),
  };
  tabs.push(listeners);
  return createEntryStore({
    storage: localStorage,
    tab: { claim: async () => name, openTabs: async () => openTabs(), awaitClosing: () => undefined },
    window: tab as unknown as Window,
    now: Date.now,
  });
}

/** What a page of this tab finds. */
const recalled = (name?: string, of = owner) => openTab(name).recall(of);
const tabs: AbortController[] = [];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  names.clear();
  localStorage.clear();
});

/** A page that has requested its lines. */
async function ready(name = 'first') {
  const store = openTab(name);
  await store.recall(owner);
  return store;
}

describe('the browser stores what was typed', () => {
  test('a reload restores typed lines unchanged, and leaves the untouched ones to their guide', async () => {
    (await ready()).keep(owner, entryOf([typed, untouched, other]));
    vi.runAllTimers();
    expect(await recalled()).toEqual({ lines: [typed, other], pending: null });
  });

  test('many keys are written once, a moment after the last', async () => {
    const writes = vi.spyOn(Storage.prototype, 'setItem');
    const store = await ready();
    for (const text of ['1', '12', '123']) store.keep(owner, entryOf([lineOf(1, text)]));
    expect(writes).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(writes).toHaveBeenCalledTimes(1);
    expect((await recalled())?.lines).toEqual([lineOf(1, '123')]);
  });

  test('a page that is closed writes at once', async () => {
    (await ready()).keep(owner, entryOf([typed]));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect((await recalled())?.lines).toEqual([typed]);
  });

  test('lines on their way are written before they leave and come back unanswered, keys typed meanwhile a moment later', async () => {
    const writes = vi.spyOn(Storage.prototype, 'setItem');
    const store = await ready();
    store.keep(owner, entryOf([typed], pending));
    store.keep(owner, entryOf([typed, other], pending));
    expect(writes).toHaveBeenCalledTimes(1);
    expect(await recalled()).toEqual({ lines: [typed], pending: { ...pending, progress: 'unanswered' } });
    vi.runAllTimers();
    expect((await recalled())?.lines).toEqual([typed, other]);
  });

  test('nothing is left of lines that arrived, at once', async () => {
    const store = await ready();
    store.keep(owner, entryOf([typed], pending));
    store.keep(owner, entryOf([untouched]));
    expect(localStorage.length).toBe(0);
  });

  test('typed lines are kept for 24 hours after the last of them, lines on their way until they are answered', async () => {
    (await ready()).keep(owner, entryOf([typed, other], pending));
    vi.advanceTimersByTime(KEPT_FOR_MS - 1);
    expect((await recalled())?.lines).toEqual([typed, other]);
    (await ready()).keep(owner, entryOf([typed], pending));
    vi.advanceTimersByTime(KEPT_FOR_MS - 1);
    expect((await recalled())?.lines).toEqual([typed]);
    vi.advanceTimersByTime(1);
    expect(await recalled()).toEqual({ lines: [], pending: { ...pending, progress: 'unanswered' } });
  });

  test('each user and each customer has separate rows', async () => {
    const store = await ready();
    store.keep(owner, entryOf([typed]));
    store.keep({ ...owner, customerKey: 1002 }, entryOf([other]));
    vi.runAllTimers();
    expect((await recalled())?.lines).toEqual([typed]);
    expect((await recalled('first', { ...owner, customerKey: 1002 }))?.lines).toEqual([other]);
    expect(await recalled('first', { ...owner, username: 'baker' })).toBeNull();
  });

  test('a guest keeps nothing', async () => {
    const guest = { username: '', customerKey: 0 };
    (await ready()).keep(guest, entryOf([typed], pending));
    vi.runAllTimers();
    expect([localStorage.length, await recalled('first', guest)]).toEqual([0, null]);
  });

  const record = { version: 1, lines: [typed], pending: null };
  test.each([
    ['broken', '{"version":1,"lines":[{"id":-1'],
    ['of another version', JSON.stringify({ ...record, version: 2 })],
    ['of another shape', JSON.stringify({ ...record, lines: [{ ...typed, draft: { quantityText: 1 } }] })],
    [
      'without a key for its lines on their way',
      JSON.stringify({ ...record, pending: { ...pending, idempotencyKey: '' } }),
    ],
    ['null', 'null'],
  ])('a record that is %s is ignored, and typing continues', async (_, text) => {
    localStorage.setItem(KEY, text);
    const store = openTab();
    expect(await store.recall(owner)).toBeNull();
    store.keep(owner, entryOf([other]));
    vi.runAllTimers();
    expect((await recalled())?.lines).toEqual([other]);
  });

  test('a full storage breaks neither typing nor sending, and restores nothing older', async () => {
    const store = await ready();
    store.keep(owner, entryOf([other]));
    vi.runAllTimers();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.keep(owner, entryOf([typed]));
    vi.runAllTimers();
    store.keep(owner, entryOf([typed], pending));
    expect(await recalled()).toBeNull();
    full.mockRestore();
    store.keep(owner, entryOf([typed, other], pending));
    vi.runAllTimers();
    expect((await recalled())?.lines).toEqual([typed, other]);
  });
});
