import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { logMenuEntry } from '#domain/api/settings.ts';
import { MENU_KEYS, type MenuKey } from '#domain/settings/menu.ts';
import { once } from '../../server/idempotency/once.ts';
import { SUBMIT } from '../../server/order/submitService.ts';
import { hashToken } from '../../server/session/token.ts';
import {
  accessTable,
  CALLERS,
  type CallerName,
  expectedStatus,
  FOREIGN_LINE,
  type Row,
  type Whose,
} from '../support/accessTable.ts';
import { type Api, startApi } from '../support/apiClient.ts';
import { FIXTURE_NOW, OYSTER, STRANGER, TIDE, tokenOf } from '../support/fixture.ts';
import { OPEN_ORDER, placeOrders } from '../support/placedOrders.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await placeOrders(api.database);
  await fillObjects();
});
afterAll(() => api.stop());

/** Carts with one line each, results of submits and documents: one of every kind for each who may have one. */
async function fillObjects(): Promise<void> {
  const { database } = api;
  const now = new Date(FIXTURE_NOW);
  const owners = [
    { id: 1, username: 'chef', customerKey: OYSTER, line: 101 },
    { id: 2, username: 'admin', customerKey: OYSTER, line: 102 },
    { id: 5, username: 'rep', customerKey: OYSTER, line: 105 },
    { id: 3, username: 'baker', customerKey: TIDE, line: Number(FOREIGN_LINE) },
  ];
  const header = {
    ship_to_code: null,
    customer_po: null,
    special_instruction1: null,
    special_instruction2: null,
    notes: null,
  };
  for (const { id, username, customerKey, line } of owners) {
    await database
      .insertInto('cart')
      .values({ id: 100 + id, user_id: id, customer_key: customerKey, ...header })
      .execute();
    await database
      .insertInto('cart_line')
      .values({
        id: line,
        cart_id: 100 + id,
        product_key: 101,
        unit: 'EA',
        price_unit: 'EA',
        quantity: '1',
        override_price: null,
        shown_unit_price: '2.0825',
        product_text1: null,
        product_text2: null,
      })
      .execute();
    const submit = { key: `key-of-${username}`, call: SUBMIT, userId: id, customerKey, asked: null };
    await database.transaction().execute((transaction) =>
      once(transaction, submit, new Date(now), async () => ({
        orderNumber: '1',
        estimatedTotal: 1,
        accepted: true,
        messages: [],
        confirmation: true,
      })),
    );
    await database
      .insertInto('order_guide')
      .values({ customer_key: customerKey, name: `GuideOf${username}` })
      .execute();
    await database
      .insertInto('document_content')
      .values({ key: `content-of-${username}`, content: Buffer.from('%PDF'), bytes: 4, used_at: now })
      .execute();
    await database
      .insertInto('document')
      .values({
        id: createHash('sha256').update(`document-of-${username}`).digest('base64url'),
        token_hash: hashToken(tokenOf(username as 'chef')),
        file_name: 'a.pdf',
        content_type: 'application/pdf',
        content_key: `content-of-${username}`,
        expires_at: new Date(now.getTime() + 60_000),
      })
      .execute();
  }
  const { id: order_id } = await database
    .selectFrom('sales_order')
    .select('id')
    .where('order_number', '=', OPEN_ORDER)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('order_scan')
    .values({ order_id, position: 1, key: 'A', name: 'Note', content_type: 'image/png', content: Buffer.from('PNG') })
    .execute();
  await database
    .insertInto('product_scan')
    .values({ product_key: 101, position: 1, key: 'A', name: 'Label', body: 'Eggs' })
    .execute();
}

async function refill(): Promise<void> {
  await api.reset();
  await placeOrders(api.database);
  await fillObjects();
}

const LINES: Record<string, string> = { chef: '101', admin: '102', rep: '105' };

const identities: Record<CallerName, { username: string; customerKey?: number | string } | null> = {
  'nobody, guests off': null,
  guest: null,
  customer: { username: 'chef' },
  stranger: { username: 'chef', customerKey: TIDE },
  salesperson: { username: 'rep', customerKey: OYSTER },
  'salesperson, foreign customer': { username: 'rep', customerKey: STRANGER },
  'salesperson, garbled customer': { username: 'rep', customerKey: '99999999999' },
  admin: { username: 'admin' },
  revoked: { username: 'chef' },
};

async function sessionHeaders(caller: CallerName): Promise<Record<string, string>> {
  const identity = identities[caller];
  if (!identity) return {};
  const token = `${identity.username}-${Math.random().toString(36).slice(2)}`;
  const now = new Date(FIXTURE_NOW);
  const { id } = await api.database
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', identity.username)
    .executeTakeFirstOrThrow();
  await api.database
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      user_id: id,
      created_at: now,
      last_used_at: now,
      revoked_at: caller === 'revoked' ? now : null,
    })
    .execute();
  return {
    authorization: `Bearer ${token}`,
    ...(identity.customerKey === undefined ? {} : { 'x-customer-key': String(identity.customerKey) }),
  };
}

function pathFor({ path }: Endpoint, { params, query }: Row, caller: CallerName, whose: Whose): string {
  const username = identities[caller]?.username ?? 'chef';
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    (params?.[whose]?.[name] ?? '').replace(':line', LINES[username] ?? '101').replace(':user', username),
  );
  return query ? `${filled}?${query}` : filled;
}

async function attempt(endpoint: Endpoint, row: Row, caller: CallerName, whose: Whose) {
  await api.database
    .updateTable('site')
    .set(({ ref, fn, val }) => ({
      settings: fn('jsonb_set', [
        ref('settings'),
        val('{allowGuest}'),
        val(JSON.stringify(caller !== 'nobody, guests off')),
      ]),
    }))
    .execute();
  const contentType = row.form ? 'application/x-www-form-urlencoded' : 'application/json';
  const payload = row.form
    ? new URLSearchParams(row.form).toString()
    : row.body === undefined
      ? undefined
      : JSON.stringify(row.body).replace(':user', identities[caller]?.username ?? 'nobody');
  const response = await api.app.inject({
    method: endpoint.method,
    url: pathFor(endpoint, row, caller, whose),
    headers: { ...(await sessionHeaders(caller)), ...(payload === undefined ? {} : { 'content-type': contentType }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.body.replace(/"requestId":"[^"]+"/, '') };
}

const named = contract.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

test('the table has a row for every call of the contract, and no other', () => {
  expect(Object.keys(accessTable).sort()).toEqual(named.map(({ name }) => name).sort());
});

test.each(named)('$name answers each caller as the table says', async ({ name, endpoint }) => {
  const row = accessTable[name];
  if (!row) throw new Error(`no row for ${name}`);
  const kinds = (['own', 'another', 'absent'] as const).filter((whose) => row[whose] !== undefined);
  const expected: Record<string, unknown> = {};
  const actual: Record<string, unknown> = {};
  for (const caller of CALLERS) {
    const refusals = new Set<string>();
    for (const whose of kinds) {
      const { status, body } = await attempt(endpoint, row, caller, whose);
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
  afterEach(() => api.database.updateTable('app_user').set({ menu: '{}' }).where('username', '=', 'chef').execute());

  const hidden = { isVisible: false, isLocked: false };
  const locked = { isVisible: true, isLocked: true };

  async function close(keys: readonly MenuKey[], state: typeof hidden) {
    const menu = JSON.stringify(Object.fromEntries(keys.map((key) => [key, state])));
    await api.database.updateTable('app_user').set({ menu }).where('username', '=', 'chef').execute();
  }

  const gated = named.flatMap(({ name, endpoint }) =>
    endpoint.menuKeys ? { name, endpoint, keys: endpoint.menuKeys } : [],
  );

  test.each(gated)('closes $name, unless another page needs it', async ({ name, endpoint, keys }) => {
    const row = accessTable[name];
    if (!row) throw new Error(`no row for ${name}`);
    for (const state of [hidden, locked]) {
      await close(keys, state);
      expect((await attempt(endpoint, row, 'customer', 'own')).status).toBe(403);
    }
    for (const open of keys) {
      const others = MENU_KEYS.filter((key) => key !== open);
      await close(others, locked);
      expect([open, (await attempt(endpoint, row, 'customer', 'own')).status]).not.toEqual([open, 403]);
    }
    if (endpoint.method !== 'GET') await refill();
  });

  test.each([
    ['OrderHistory', ['GET /api/history/orders']],
    ['ProductHistory', ['GET /api/history/products']],
    ['OrderGuides', ['POST /api/orderguide']],
  ] as const)('takes away what only the page of %s needs', async (key, calls) => {
    await close([key], locked);
    for (const name of calls) {
      const call = named.find((one) => one.name === name);
      const row = accessTable[name];
      if (!call || !row) throw new Error(`no row for ${name}`);
      expect((await attempt(call.endpoint, row, 'customer', 'own')).status).toBe(403);
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
    expect((await attempt(call.endpoint, row, 'customer', 'own')).status).toBe(200);
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
