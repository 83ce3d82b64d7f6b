import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_FOR_MS } from '#domain/savedDraft/keptFor.ts';
import { createDraftStore } from '../../src/savedDraft/draftStore.ts';
import { DRAFT_KEY } from '../../src/savedDraft/loggedOut.ts';
import { interruptedCheckout, interruptedGuide, owner } from '../machines/shop/savedDraftSamples.ts';
import { memoryStorage } from '../support/screens/memoryStorage.ts';

const nothing = { works: [], wasDropped: false };
const details = interruptedCheckout.work;
const checkout = { works: [interruptedCheckout], wasDropped: false };
let now = 0;
const open = () => createDraftStore(window, () => now);

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
}

beforeEach(() => {
  now = Date.parse('2026-03-02T08:00:00Z');
});
afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

describe('what the end of a session interrupts', () => {
  test('is found by the same user for the same customer; anyone else finds nothing, and takes it away', () => {
    open().save(owner, 'checkout', details);
    expect(open().recall(owner)).toEqual(checkout);
    expect(open().recall({ ...owner, customerKey: 1002 })).toEqual(nothing);
    expect(open().recall(owner)).toEqual(nothing);
    open().save(owner, 'checkout', details);
    expect(open().recall({ ...owner, username: 'admin' })).toEqual(nothing);
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('is kept for 24 hours, the newest of each place', () => {
    open().save(owner, 'checkout', { notes: 'Ring' });
    open().save(owner, 'checkout', details);
    now += KEPT_FOR_MS - 1;
    expect(open().recall(owner)).toEqual(checkout);
    now += 1;
    expect(open().recall(owner)).toEqual(nothing);
  });

  test('is resumed once, in this tab, where its page is opened', () => {
    open().save(owner, 'guideEdit', interruptedGuide.work);
    open().save(owner, 'checkout', details);
    open().resume(interruptedGuide);
    expect(open().recall(owner)).toEqual(checkout);
    expect(open().resumed('guideEdit', '/order-guide-edit#og_edit=Bar', owner)).toBeNull();
    expect(open().resumed('guideEdit', interruptedGuide.href, owner)).toEqual(interruptedGuide.work);
    expect(open().resumed('guideEdit', interruptedGuide.href, owner)).toBeNull();
    open().discard(interruptedCheckout);
    expect(open().recall(owner)).toEqual(nothing);
  });

  test('stays resumed while another tab, which still reads it, is about to offer it', () => {
    open().save(owner, 'checkout', details);
    const seen = localStorage.getItem(DRAFT_KEY);
    open().resume(interruptedCheckout);
    const late = {
      localStorage: { ...memoryStorage(), getItem: () => seen, setItem: localStorage.setItem.bind(localStorage) },
    };
    expect(createDraftStore({ ...late, sessionStorage }, () => now).recall(owner)).toEqual(checkout);
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('is kept for a tab that crashes too: for its owner alone, for 24 hours, until there is nothing any more', () => {
    const kept = () => open().resumed('checkout', '/checkout', owner);
    open().keepInTab(owner, 'checkout', details);
    expect(kept()).toEqual(details);
    expect(kept()).toBeNull();
    open().keepInTab({ ...owner, customerKey: 1002 }, 'checkout', details);
    expect(kept()).toBeNull();
    open().keepInTab(owner, 'checkout', details);
    now += KEPT_FOR_MS;
    expect(kept()).toBeNull();
    open().keepInTab(owner, 'checkout', details);
    open().keepInTab(owner, 'checkout', null);
    expect(kept()).toBeNull();
  });

  test.each([
    ['a shape', { kind: 'checkout', version: 1, work: { notes: 5 } }],
    ['a version', { kind: 'checkout', version: 0, work: details }],
    ['a kind', { kind: 'cards', version: 1, work: {} }],
  ])('of unknown %s is dropped, with a report; the rest is offered', (_, unknown) => {
    open().save(owner, 'checkout', details);
    const record = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '');
    record.works.push({ ...unknown, parkedAt: now });
    localStorage.setItem(DRAFT_KEY, JSON.stringify(record));
    expect(open().recall(owner)).toEqual({ ...checkout, wasDropped: true });
    expect(open().recall(owner)).toEqual(checkout);
  });

  test('is nothing where the record is damaged or the storage throws', () => {
    const ofAnotherProgram = JSON.stringify({
      ...{ version: 2, ...owner },
      works: [{ kind: 'checkout', version: 1, parkedAt: now, work: details }],
    });
    for (const damaged of ['{', '[]', ofAnotherProgram, 'null']) {
      localStorage.setItem(DRAFT_KEY, damaged);
      expect(open().recall(owner)).toEqual(nothing);
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(open().save(owner, 'checkout', details)).toBe(false);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(open().recall(owner)).toEqual(nothing);
    expect(open().resumed('checkout', '/checkout', owner)).toBeNull();
    expect(() => open().clearTyped('chef')).not.toThrow();
  });
});

describe('Log Out', () => {
  const pending = { idempotencyKey: 'key-1', lines: [], sent: [] };
  const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null');

  test('deletes all that was typed, here and in tabs that are notified later; sent lines are still looked up', () => {
    open().save(owner, 'checkout', details);
    sessionStorage.setItem('delivery:chef:1001', '{}');
    localStorage.setItem('quickEntry:chef:1001', JSON.stringify({ version: 1, lines: [{}], pending: null }));
    localStorage.setItem('quickEntry:chef:1002', JSON.stringify({ version: 1, lines: [{}], pending }));
    localStorage.setItem('quickEntry:admin:1003', JSON.stringify({ version: 1, lines: [{}], pending: null }));
    localStorage.setItem(DRAFT_KEY, '');
    open().clearTyped('chef');
    expect(open().recall(owner)).toEqual(nothing);
    expect(sessionStorage).toHaveLength(0);
    expect(kept('quickEntry:chef:1001')).toBeNull();
    expect(kept('quickEntry:chef:1002')).toEqual({ version: 1, lines: [], pending });
    expect(kept('quickEntry:admin:1003').lines).toHaveLength(1);
    localStorage.setItem(DRAFT_KEY, '');
    open().save(owner, 'checkout', details);
    expect(open().recall(owner)).toEqual(nothing);
  });
});
