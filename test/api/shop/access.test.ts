import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { logMenuEntry } from '#domain/api/settings.ts';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { allowGuests, attempt, ownerNamed, tokenFor } from '#test/support/api/accessAttempts.ts';
import { CALLERS, type CallerName, expectedStatus, type Row, type Whose } from '#test/support/api/accessGates.ts';
import { accessTable } from '#test/support/api/accessTable.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, OYSTER, STRANGER, TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { fillOwnedObjects } from '#test/support/api/ownedObjects.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
let areGuestsAllowed: boolean | null = null;

beforeAll(async () => {
  api = await startApi();
  await fillOwnedObjects(api.database);
});
afterAll(() => api.stop());

async function refill(): Promise<void> {
  await api.reset();
  areGuestsAllowed = null;
  await fillOwnedObjects(api.database);
}

const identities: Record<CallerName, { username: string; owner?: string; customerKey?: number | string } | null> = {
  'signed out, guests off': null,
  guest: null,
  customer: { username: 'chef' },
  stranger: { username: 'chef', customerKey: TIDE },
  salesperson: { username: 'rep', customerKey: OYSTER },
  'salesperson, foreign customer': { username: 'rep', customerKey: STRANGER },
  'salesperson, garbled customer': { username: 'rep', customerKey: '99999999999' },
  admin: { username: 'admin' },
  revoked: { username: 'chef' },
  consumer: { username: 'shopper' },
  'consumer, foreign customer': { username: 'shopper', customerKey: OYSTER },
  'another consumer': { username: 'neighbour' },
  'service token': null,
  'salesperson on key 0': { username: 'rep', owner: 'repDesk', customerKey: 0 },
};

async function attemptAs(caller: CallerName, endpoint: Endpoint, row: Row, whose: Whose) {
  const wantsGuests = caller !== 'signed out, guests off';
  // A changed setting is read again at every caller's next call.
  if (areGuestsAllowed !== wantsGuests) await allowGuests(api, wantsGuests);
  areGuestsAllowed = wantsGuests;
  const identity = identities[caller];
  const owner = ownerNamed(identity?.owner ?? identity?.username ?? 'chef');
  const revoked = caller === 'revoked' ? { revoked_at: new Date(FIXTURE_NOW) } : {};
  const customerKey = identity?.customerKey;
  const headers = {
    ...(caller === 'service token' ? { authorization: `Bearer ${await addTestToken(api)}` } : {}),
    ...(identity ? { authorization: `Bearer ${await tokenFor(api, owner, revoked)}` } : {}),
    ...(customerKey === undefined ? {} : { 'x-customer-key': String(customerKey) }),
  };
  return await attempt(api, { endpoint, row, whose, owner, headers });
}

const named = contract.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

test('the table has a row for every call of the contract, and no other', () => {
  const rows = Object.keys(accessTable).sort();
  expect(rows, 'change test/support/api/accessRows').toEqual(named.map(({ name }) => name).sort());
});

test.each(named)('$name answers each caller as the access table requires', async ({ name, endpoint }) => {
  const row = accessTable[name];
  if (!row) throw new Error(`no row for ${name}`);
  const kinds = (['own', 'another', 'absent'] as const).filter((whose) => row[whose] !== undefined);
  const expected: Record<string, unknown> = {};
  const actual: Record<string, unknown> = {};
  // Calls for anyone look at no token, and count how often an address makes them.
  const callers = CALLERS.filter((caller) => row.gate !== 'anyone' || caller !== 'service token');
  for (const caller of callers) {
    const refusals = new Set<string>();
    for (const whose of kinds) {
      const { status, body } = await attemptAs(caller, endpoint, row, whose);
      expected[`${caller}: ${whose}`] = expectedStatus(row, caller, whose);
      actual[`${caller}: ${whose}`] = status;
      if (status >= 400 && whose !== 'own') refusals.add(body);
    }
    if (row.another !== undefined)
      expect(refusals.size, `${caller} can tell another's object from none`).toBeLessThanOrEqual(1);
  }
  if (endpoint.method !== 'GET') await refill();
  expect(actual).toEqual(expected);
});

describe('a menu key that is hidden or locked', () => {
  const CLOSED_TO = ['chef', 'shopper', 'admin'];
  const callerOf = ({ access }: Endpoint) =>
    access === 'consumer' || access === 'admin' ? access : ('customer' as const);

  afterEach(() =>
    api.database.updateTable('app_user').set({ menu: '{}' }).where('username', 'in', CLOSED_TO).execute(),
  );

  const hidden = { isVisible: false, isLocked: false };
  const locked = { isVisible: true, isLocked: true };
  const open = { isVisible: true, isLocked: false };

  async function close(keys: readonly MenuKey[], state: typeof hidden) {
    const shown = MENU_KEYS.filter((key) => !keys.includes(key)).map((key) => [key, open]);
    const menu = JSON.stringify(Object.fromEntries([...keys.map((key) => [key, state]), ...shown]));
    await api.database.updateTable('app_user').set({ menu }).where('username', 'in', CLOSED_TO).execute();
  }

  const gated = named.flatMap(({ name, endpoint }) =>
    endpoint.menuKeys ? { name, endpoint, keys: endpoint.menuKeys } : [],
  );

  test.each(gated)('closes $name, unless another page needs it', async ({ name, endpoint, keys }) => {
    const row = accessTable[name];
    if (!row) throw new Error(`no row for ${name}`);
    const caller = callerOf(endpoint);
    const page = endpoint.access === 'admin' ? 'AdminPanel' : endpoint.pageKey;
    for (const state of [hidden, locked]) {
      await close(keys, state);
      expect((await attemptAs(caller, endpoint, row, 'own')).status).toBe(403);
    }
    if (page) {
      await close([page], locked);
      expect((await attemptAs(caller, endpoint, row, 'own')).status).toBe(403);
    }
    for (const left of keys) {
      const others = MENU_KEYS.filter((key) => key !== left && key !== page);
      await close(others, locked);
      expect([left, (await attemptAs(caller, endpoint, row, 'own')).status]).not.toEqual([left, 403]);
    }
    if (endpoint.method !== 'GET') await refill();
  });

  test.each([
    ['OrderHistory', ['GET /api/history/orders']],
    ['ProductHistory', ['GET /api/history/products']],
    ['OrderGuides', ['POST /api/orderguide']],
    ['AccountSummary', ['GET /api/account/summary']],
    ['AccountDetail', ['GET /api/account/detail']],
    ['InvoicePayment', ['GET /api/account/openar']],
  ] as const)('removes what only the page of %s needs', async (key, calls) => {
    await close([key], locked);
    for (const name of calls) {
      const call = named.find((one) => one.name === name);
      const row = accessTable[name];
      if (!call || !row) throw new Error(`no row for ${name}`);
      expect((await attemptAs('customer', call.endpoint, row, 'own')).status).toBe(403);
    }
  });

  const ELSEWHERE = [
    'GET /api/cart',
    'GET /api/cart/header',
    'POST /api/cart/header',
    'POST /api/cart/line',
    'POST /api/cart/lines',
    'POST /api/cart/validate',
    'GET /api/checkout',
    'POST /api/cart/submit',
  ];

  test.each(ELSEWHERE)('of the cart page does not close %s, which other pages need', async (name) => {
    await close(['ViewCart'], hidden);
    const call = named.find((one) => one.name === name);
    const row = accessTable[name];
    if (!call || !row) throw new Error(`no row for ${name}`);
    expect((await attemptAs('customer', call.endpoint, row, 'own')).status).toBe(200);
    if (call.endpoint.method !== 'GET') await refill();
  });

  test('cannot be noted as chosen', async () => {
    const noted = (entry: MenuKey) => api.call(logMenuEntry, { token: tokenOf('chef'), params: { entry } });
    await close(['ProductHistory'], hidden);
    expect((await noted('ProductHistory')).status).toBe(403);
    expect((await noted('OrderHistory')).status).toBe(200);
    const rows = await api.database.selectFrom('menu_log').select('entry').orderBy('chosen_at', 'desc').execute();
    expect(rows).toEqual([{ entry: 'OrderHistory' }]);
  });
});
