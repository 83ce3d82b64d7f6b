import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountText } from '#domain/texts/accountText.ts';
import type { AcceptData } from '../../src/payment/cardTokens/acceptJs.ts';
import { openCardTokens } from '../../src/payment/cardTokens/openCardTokens.ts';

const entry = {
  card: { cardNumber: '4111 1111 1111 1111', expirationDate: '1230', cvv2: '123' },
  billing: { accountHolderName: 'Sam Shopper', zip: '04101' },
};

const scriptOf = () => document.querySelector<HTMLScriptElement>('script[src*="authorize.net"]');
const errors = (...codes: string[]) => ({
  messages: { resultCode: 'Error', message: codes.map((code) => ({ code, text: 'Something technical.' })) },
});
const made = (dataValue: string) => ({
  messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: 'Successful.' }] },
  opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue },
});

/** Records the input of Accept.js, and answers in its turn. */
function acceptJs(...answers: unknown[]) {
  const given: AcceptData[] = [];
  Reflect.set(window, 'Accept', {
    dispatchData: (data: AcceptData, callback: (answer: unknown) => void) => {
      const answer = answers[given.length];
      given.push(data);
      if (answer instanceof Error) throw answer;
      if (answer !== undefined) callback(answer);
    },
  });
  return given;
}

describe('Authorize.Net', () => {
  const account = { service: 'acceptJs', mode: 'test', loginId: 'login-1', clientKey: 'key-1' } as const;
  const tokens = () => openCardTokens(account, window);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    scriptOf()?.remove();
    Reflect.deleteProperty(window, 'Accept');
  });

  test.each([
    ['test', 'https://jstest.authorize.net/v1/Accept.js'],
    ['live', 'https://js.authorize.net/v1/Accept.js'],
  ] as const)('takes a card by its own script in mode %s, which is loaded once', async (mode, address) => {
    const tokenFor = () => openCardTokens({ ...account, mode }, window).tokenFor(entry);
    const first = tokenFor();
    expect(scriptOf()?.src).toBe(address);
    const given = acceptJs(made('token-1'), made('token-2'));
    scriptOf()?.dispatchEvent(new Event('load'));
    expect(await first).toEqual({ kind: 'token', token: 'token-1' });
    expect(await tokenFor()).toEqual({ kind: 'token', token: 'token-2' });
    expect(document.querySelectorAll('script[src*="authorize.net"]')).toHaveLength(1);
    expect(given[0]).toEqual({
      authData: { clientKey: 'key-1', apiLoginID: 'login-1' },
      cardData: {
        cardNumber: '4111111111111111',
        month: '12',
        year: '30',
        cardCode: '123',
        zip: '04101',
        fullName: 'Sam Shopper',
      },
    });
  });

  test('gets only the typed fields, and no longer than needed', async () => {
    const given = acceptJs(made('a'), made('b'));
    await tokens().tokenFor({ card: { ...entry.card, cvv2: null }, billing: {} });
    await tokens().tokenFor({ ...entry, billing: { accountHolderName: 'x'.repeat(70), zip: '1'.repeat(30) } });
    expect(given[0]?.cardData).toEqual({ cardNumber: '4111111111111111', month: '12', year: '30' });
    expect(given[1]?.cardData).toMatchObject({ fullName: 'x'.repeat(64), zip: '1'.repeat(20) });
  });

  test.each([
    [['E_WC_05'], accountText('payment.wrongNumber')],
    [['E_WC_06', 'E_WC_07'], accountText('payment.wrongExpiry')],
    [['E_WC_08'], accountText('payment.expired')],
    [['E_WC_15', 'E_WC_16'], `${accountText('payment.wrongSecurityCode')}\n${accountText('payment.wrongAddress')}`],
  ])('shows in our words what the buyer can fix (%j)', async (codes, reason) => {
    acceptJs(errors(...codes));
    expect(await tokens().tokenFor(entry)).toEqual({ kind: 'wrong', reason });
  });

  test.each([
    ['an account that it does not know', errors('E_WC_21')],
    ['a page without https beside a wrong number', errors('E_WC_05', 'E_WC_02')],
    ['no reason', { messages: { resultCode: 'Error', message: [] } }],
    ['no token', { ...made('x'), opaqueData: {} }],
    ['an invalid answer', 'Bad Gateway'],
    ['a script that breaks', new Error('Accept is broken')],
  ])('has taken nothing after %s', async (_, answer) => {
    acceptJs(answer);
    expect(await tokens().tokenFor(entry)).toEqual({ kind: 'failed' });
  });

  test('is called again while the rest of its script is loading, but not forever', async () => {
    const given = acceptJs(errors('E_WC_03'), errors('E_WC_03'), made('token-1'));
    const taking = tokens().tokenFor(entry);
    await vi.advanceTimersByTimeAsync(500);
    expect(await taking).toEqual({ kind: 'token', token: 'token-1' });
    expect(given).toHaveLength(3);
    acceptJs(...Array.from({ length: 100 }, () => errors('E_WC_03')));
    const never = tokens().tokenFor(entry);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await never).toEqual({ kind: 'failed' });
  });

  test('that does not answer has failed after a while', async () => {
    acceptJs();
    const taking = tokens().tokenFor(entry);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await taking).toEqual({ kind: 'failed' });
  });

  test('fails when its script does not load, and is requested again the next time', async () => {
    for (const end of ['error', 'time']) {
      const taking = tokens().tokenFor(entry);
      const script = scriptOf();
      if (end === 'error') script?.dispatchEvent(new Event('error'));
      else await vi.advanceTimersByTimeAsync(20_000);
      expect([script === null, await taking, scriptOf()]).toEqual([false, { kind: 'failed' }, null]);
    }
  });
});

describe('the sandbox', () => {
  const tokenFrom = (respond: () => Promise<Response>) => {
    const asked: unknown[] = [];
    const browser = {
      fetch: (address: string, request: RequestInit) => {
        asked.push([address, request.body, request.credentials, new Headers(request.headers).get('authorization')]);
        return respond();
      },
    } as unknown as Window;
    return { asked, answer: openCardTokens({ service: 'sandbox' }, browser).tokenFor(entry) };
  };

  test('is given the number alone, and nothing of the session', async () => {
    const { asked, answer } = tokenFrom(async () => Response.json({ token: 'sandbox:0-1-x' }));
    expect(await answer).toEqual({ kind: 'token', token: 'sandbox:0-1-x' });
    expect(asked).toEqual([['/sandbox/card-tokens', '{"cardNumber":"4111 1111 1111 1111"}', 'omit', null]]);
  });

  test.each([
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['breaks', async () => new Response('Bad Gateway', { status: 502 })],
    ['answers something else', async () => Response.json({ token: 7 })],
    ['returns an unreadable answer', async () => new Response('<html>')],
  ])('that %s has taken nothing', async (_, respond) => {
    expect(await tokenFrom(respond).answer).toEqual({ kind: 'failed' });
  });
});
