import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createCredentialStore } from '../../src/app/session/credentials.ts';

const NOTHING = { token: null, customerKey: null, shipMethod: null };

beforeEach(() => localStorage.clear());

function keep(entries: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  return createCredentialStore(localStorage).read();
}

describe('the credentials that the browser keeps', () => {
  test('are restored as they were stored, and removed when they are cleared', () => {
    const credentials = { token: 'token-1', customerKey: 1001, shipMethod: 'Pickup' } as const;
    const store = createCredentialStore(localStorage);
    store.store(credentials, true);
    expect([store.current(), createCredentialStore(localStorage).read()]).toEqual([credentials, credentials]);
    store.store(NOTHING, true);
    expect(localStorage).toHaveLength(0);
  });

  test('of a punchout apply to its calls, and are not stored', () => {
    const store = createCredentialStore(localStorage);
    store.store({ ...NOTHING, token: 'token-1', customerKey: 1001 }, false);
    expect([store.current().token, localStorage.length]).toEqual(['token-1', 0]);
    expect(store.read()).toEqual(NOTHING);
  });

  test.each(['NaN', 'null', '', '-1', '1.5', '1e3', '[object Object]', '99999999999', '9'.repeat(400)])(
    'a customer key damaged to "%s" counts as missing',
    (customerKey) => {
      expect(keep({ token: 'token-1', customerKey })).toEqual({ ...NOTHING, token: 'token-1' });
    },
  );

  test.each(['', 'two words', 'line\nbreak', 'schlüssel', '鍵', 'x'.repeat(20_000)])(
    'a token that no header could carry counts as missing',
    (token) => {
      expect(keep({ token })).toEqual(NOTHING);
    },
  );

  test.each(['', 'pickup', 'null', '{}'])('a ship method damaged to "%s" counts as missing', (shipMethod) => {
    expect(keep({ token: 'token-1', customerKey: '1001', shipMethod })).toEqual({
      ...NOTHING,
      token: 'token-1',
      customerKey: 1001,
    });
  });

  test('walk-in business whose ship method is lost is chosen again', () => {
    expect(keep({ customerKey: '0', shipMethod: 'Carrier pigeon' })).toEqual(NOTHING);
    expect(keep({ customerKey: '0', shipMethod: 'Delivery' })).toEqual({
      ...NOTHING,
      customerKey: 0,
      shipMethod: 'Delivery',
    });
  });

  test('are reported to the other tabs when another token is stored, and only then', () => {
    const onChange = vi.fn();
    const store = createCredentialStore(localStorage, onChange);
    const signedIn = { ...NOTHING, token: 'token-1' };
    store.store(signedIn, true);
    store.store({ ...signedIn, customerKey: 1001 }, true);
    store.store({ ...NOTHING, token: 'punchout' }, false);
    expect(onChange).toHaveBeenCalledTimes(1);
    store.store(NOTHING, true);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('apply to the calls of this visit where the browser stores nothing', () => {
    const full = vi.fn<() => never>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createCredentialStore({ ...localStorage, getItem: () => null, setItem: full, removeItem: full });
    store.store({ ...NOTHING, token: 'token-1' }, true);
    expect([full.mock.calls.length > 0, store.current().token]).toEqual([true, 'token-1']);
  });
});
