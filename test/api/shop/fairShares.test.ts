import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';

const WAITING = 500;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

type Caller = { token: string } | { address: string };

function get(url: string, caller: Caller) {
  return 'token' in caller
    ? api.app.inject({ url, headers: { authorization: `Bearer ${caller.token}` } })
    : api.app.inject({ url, remoteAddress: caller.address });
}

const askPrices = (address: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/product/price',
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: '{"101":[]}',
  });

/** Blocks the answer to every call that reads these tables until the test releases them. */
async function whileLocked(tables: string, run: () => Promise<void>): Promise<void> {
  await api.database.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.raw(tables)} in access exclusive mode`.execute(transaction);
    await run();
  });
}

const chef = { token: tokenOf('chef') };
const baker = { token: tokenOf('baker') };

test('a buyer with more calls than may wait is refused, while another buyer is served; the waiting calls are answered later', async () => {
  await get('/api/user', chef);
  await get('/api/user', baker);
  let waiting: ReturnType<typeof get>[] = [];
  await whileLocked('sales_order', async () => {
    waiting = Array.from({ length: WAITING + 4 }, () => get('/api/history/orders', chef));
    const refused = await Promise.race(waiting);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '2',
      {
        message: 'Too many requests at once. Wait a moment and try again.',
        errors: ['Too many requests at once. Wait a moment and try again.'],
        code: 'tooManyCalls',
        requestId: expect.any(String),
      },
    ]);
    expect((await get('/api/cart', baker)).statusCode).toBe(200);
    expect((await get('/healthz', chef)).statusCode).toBe(200);
    expect((await get('/readyz', chef)).statusCode).toBe(200);
  });
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(WAITING + 2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('a buyer is served while guests at one address, and at a hundred, wait for prices', async () => {
  await get('/api/user', chef);
  let waiting: Promise<unknown>[] = [];
  await whileLocked('product_unit', async () => {
    const addresses = Array.from({ length: 100 }, (_, index) => `198.51.100.${index}`);
    waiting = [...addresses.map(askPrices), ...addresses.map(() => askPrices('203.0.113.7'))];
    for (let call = 0; call < 20; call += 1) expect((await get('/api/user', chef)).statusCode).toBe(200);
  });
  const answers = (await Promise.all(waiting)) as { statusCode: number }[];
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('unknown tokens count as their address, so that they get no share each', async () => {
  let waiting: ReturnType<typeof get>[] = [];
  await whileLocked('session', async () => {
    waiting = Array.from({ length: WAITING + 5 }, (_, index) => get('/api/cart', { token: `made-up-${index}` }));
    expect((await Promise.race(waiting)).statusCode).toBe(429);
  });
  const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(WAITING);
});

test('documents that are made do not keep the cart of the same buyer waiting', async () => {
  await get('/api/user', chef);
  let opened: ReturnType<typeof get>[] = [];
  await whileLocked('sales_order', async () => {
    opened = Array.from({ length: 10 }, () => get('/api/documents/order/H-1001/1', chef));
    expect((await get('/api/cart', chef)).statusCode).toBe(200);
  });
  const statuses = (await Promise.all(opened)).map(({ statusCode }) => statusCode);
  expect(statuses).not.toContain(429);
});
