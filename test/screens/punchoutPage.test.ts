import { afterEach, describe, expect, test, vi } from 'vitest';
import { storePunchout, takeArrival } from '../../src/browser/punchoutPage.ts';
import { allowedStorage, storagesOfVisit } from '../../src/browser/storage.ts';
import { openTabChannel } from '../../src/browser/tabChannel.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const forbid = (name: 'localStorage' | 'sessionStorage') =>
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

function loadedBy(type: string) {
  vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

describe('the storage of a visit', () => {
  test('is the browser’s, and in a punchout its own: nothing is read of a session beside it, nothing left behind', () => {
    let isApart = false;
    const { localStorage: storage } = storagesOfVisit(() => isApart);
    storage.setItem('token', 'token-1');
    isApart = true;
    expect([storage.getItem('token'), storage.length, storage.key(0)]).toEqual([null, 0, null]);
    storage.setItem('token', 'token-2');
    storage.setItem('theme', 'dusk');
    storage.removeItem('theme');
    expect([storage.getItem('token'), storage.key(0), localStorage.getItem('token')]).toEqual([
      'token-2',
      'token',
      'token-1',
    ]);
    storage.clear();
    expect([storage.length, localStorage.length]).toEqual([0, 1]);
  });

  test.each(['localStorage', 'sessionStorage'] as const)('does not break where the browser forbids %s', (name) => {
    forbid(name);
    const storage = storagesOfVisit(() => false)[name];
    storage.setItem('token', 'token-1');
    expect([storage.getItem('token'), allowedStorage(name).getItem('token')]).toEqual(['token-1', null]);
  });

  test('does not break where the browser has none', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    expect(allowedStorage('localStorage').getItem('token')).toBeNull();
  });
});

describe('between tabs', () => {
  test('a punchout sends nothing and receives nothing', async () => {
    const heard: unknown[] = [];
    let isApart = true;
    const apart = openTabChannel('cart', () => isApart);
    const other = openTabChannel('cart', () => false);
    apart.listen((message) => heard.push(['punchout', message]));
    other.listen((message) => heard.push(['other', message]));
    const witness = openTabChannel('cart', () => false);
    const seen: unknown[] = [];
    witness.listen((message) => seen.push(message));
    apart.tell(1);
    other.tell(2);
    await expect.poll(() => seen).toEqual([2]);
    isApart = false;
    apart.tell(3);
    await expect.poll(() => heard).toEqual([['other', 3]]);
  });

  test('nothing breaks where no channel may be opened', () => {
    vi.stubGlobal('BroadcastChannel', function forbidden() {
      throw new DOMException('denied', 'SecurityError');
    });
    const channel = openTabChannel('cart', () => false);
    expect(() => {
      channel.listen(() => undefined);
      channel.tell(1);
    }).not.toThrow();
  });
});

describe('a visitor', () => {
  test('with a code has it taken from the address at once', () => {
    window.history.replaceState(null, '', '/?ac=code-1&s=tea');
    expect(takeArrival()).toEqual({ code: 'code-1', wasPunchout: false });
    expect(window.location.search).toBe('?s=tea');
  });

  test('by a reload stays in the punchout; after typing the address again starts without one', () => {
    storePunchout();
    loadedBy('reload');
    expect([takeArrival(), takeArrival()]).toEqual([
      { code: null, wasPunchout: true },
      { code: null, wasPunchout: true },
    ]);
    loadedBy('navigate');
    expect(takeArrival()).toEqual({ code: null, wasPunchout: false });
    loadedBy('reload');
    expect(takeArrival()).toEqual({ code: null, wasPunchout: false });
  });

  test('with another code begins another punchout', () => {
    storePunchout();
    loadedBy('reload');
    window.history.replaceState(null, '', '/?ac=code-2');
    expect(takeArrival()).toEqual({ code: 'code-2', wasPunchout: false });
  });

  test('starts without one where the storage is forbidden', () => {
    forbid('sessionStorage');
    storePunchout();
    expect(takeArrival()).toEqual({ code: null, wasPunchout: false });
  });
});
