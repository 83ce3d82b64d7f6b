import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { embeddedDatabase, withClient } from '../support/database/embeddedDatabase.ts';
import { signIn } from '../support/shop/demoBuyer.ts';
import { openShop, type Shop } from '../support/shop/shop.ts';

/** One caller has two calls at work while others call. */
const CALLERS = 4;
const REQUESTS = 2 * CALLERS;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: unknown;
}

let shop: Shop;
let agent: Agent;
let tokens: string[];

beforeAll(async () => {
  shop = await openShop();
  const buyers = await Promise.all(Array.from({ length: CALLERS }, () => signIn(shop.url, 'chef')));
  tokens = buyers.map(({ token }) => token);
});

beforeEach(async () => {
  agent = new Agent({ keepAlive: true });
  await shop.start();
});

afterEach(async () => {
  agent.destroy();
  await shop.stop();
});

afterAll(() => shop?.close());

/** Over a connection that stays open if the shop lets it. Rejects when the connection breaks before the answer is whole. */
async function ask(path: string, body?: unknown, token = tokens[0]): Promise<Answer> {
  const asked = request(`${shop.url}${path}`, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await text(answer)) };
}

const addToCart = (token: string) =>
  ask('/api/cart/line', { productKey: 1033, unitOfMeasure: 'EA', orderQuantity: 24 }, token);

/** Cart writes that all wait for a lock, sent; and what became of each. */
async function startCartWrites(locking: pg.Client): Promise<{ settled: Promise<PromiseSettledResult<Answer>[]> }> {
  // The shop can identify callers only after admission.
  for (const token of tokens) await ask('/api/user', undefined, token);
  await locking.query('begin');
  await locking.query('lock table cart in access exclusive mode');
  const settled = Promise.allSettled([...tokens, ...tokens].map(addToCart));
  const waiting = 'select count(*)::int as count from pg_locks where not granted';
  await expect.poll(async () => (await locking.query(waiting)).rows).toEqual([{ count: REQUESTS }]);
  return { settled };
}

const asResets = (answers: readonly PromiseSettledResult<Answer>[]) =>
  answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));

/** Asks again and again until the shop refuses, on the open connection or, if the last answer ended that, a new one. */
async function askUntilRefused(): Promise<Answer | { code: string }> {
  for (;;) {
    const answer = await ask('/readyz').catch(({ code }) => ({ code }));
    if ('code' in answer || answer.status !== 200) return answer;
  }
}

it('answers all requests from before SIGTERM, refuses later ones, and ends with 0', async () => {
  const { url } = await embeddedDatabase(shop.dataDir);
  const { ended, answers, refusal, connecting } = await withClient(url, async (locking) => {
    const { settled } = await startCartWrites(locking);
    // On a connection that is open: one that the shop has not accepted yet may be reset with the listening socket.
    expect(await ask('/readyz')).toMatchObject({ status: 200 });
    const refused = askUntilRefused();
    const ended = shop.stop();
    const refusal = await refused;
    const connecting = await once(createConnection(Number(new URL(shop.url).port), '127.0.0.1'), 'connect').catch(
      (error) => error.code,
    );
    await locking.query('commit');
    return { ended, answers: await settled, refusal, connecting };
  });
  expect(asResets(answers)).toEqual([]);
  expect(answers).toEqual(
    Array.from({ length: REQUESTS }, () => ({
      status: 'fulfilled',
      value: {
        status: 200,
        headers: expect.objectContaining({ connection: 'close' }),
        body: expect.objectContaining({ isSuccess: true }),
      },
    })),
  );
  expect([
    { code: 'ECONNREFUSED' },
    {
      status: 503,
      headers: expect.objectContaining({ connection: 'close', 'retry-after': '5' }),
      body: {
        code: 'unavailable',
        message: 'Service temporarily unavailable',
        errors: [],
        requestId: expect.any(String),
      },
    },
  ]).toContainEqual(refusal);
  expect(connecting).toBe('ECONNREFUSED');
  expect(await ended).toBe(0);
});

it('closes an idle connection while others are still being answered', async () => {
  const { url } = await embeddedDatabase(shop.dataDir);
  const port = Number(new URL(shop.url).port);
  const { ended, answers } = await withClient(url, async (locking) => {
    const used = createConnection(port, '127.0.0.1');
    used.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(used, 'data');
    const unused = createConnection(port, '127.0.0.1');
    await once(unused, 'connect');
    const { settled } = await startCartWrites(locking);
    const closed = Promise.all([once(used.resume(), 'close'), once(unused.resume(), 'close')]);
    const ended = shop.stop();
    await closed;
    await locking.query('commit');
    return { ended, answers: await settled };
  });
  expect(asResets(answers)).toEqual([]);
  expect(await ended).toBe(0);
});
