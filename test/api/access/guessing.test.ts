import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app/buildApp.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const MINUTE = 60_000;

let testDatabase: TestDatabase;
let app: FastifyInstance;
let now: Date;
const renderers = startRenderers();
const parts = () => appParts({ database: testDatabase.database, now: () => now, renderers });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  app = await buildApp(parts());
});
beforeEach(async () => {
  now = new Date(FIXTURE_NOW);
  await testDatabase.reset();
});
afterAll(async () => {
  await app.close();
  await renderers.close();
  await testDatabase.drop();
});

async function signIn(username: string, password: string, remoteAddress = '192.0.2.1') {
  const response = await app.inject({
    method: 'POST',
    url: '/api/token',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password }).toString(),
  });
  return { status: response.statusCode, body: response.json(), retryAfter: response.headers['retry-after'] };
}

const guess = (count: number, username = 'chef', address?: string) =>
  Promise.all(Array.from({ length: count }, () => signIn(username, 'wrong', address)));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('the eleventh attempt after ten failures is refused, with the correct password too, until the first is 15 minutes old', async () => {
  for (let failure = 0; failure < 10; failure += 1) {
    now = new Date(new Date(FIXTURE_NOW).getTime() + failure * MINUTE);
    expect((await signIn('chef', 'wrong')).status).toBe(401);
  }
  const refused = {
    status: 429,
    body: {
      error: 'too_many_requests',
      error_description: 'Too many login attempts, please try again later',
      code: 'tooManyAttempts',
    },
    retryAfter: '360',
  };
  expect(await signIn('chef', FIXTURE_PASSWORD)).toEqual(refused);
  expect(await signIn('CHEF ', FIXTURE_PASSWORD)).toEqual(refused);
  now = new Date(new Date(FIXTURE_NOW).getTime() + 15 * MINUTE - 1);
  expect((await signIn('chef', FIXTURE_PASSWORD)).retryAfter).toBe('1');
  now = new Date(new Date(FIXTURE_NOW).getTime() + 15 * MINUTE);
  expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
});

test('attempts made all at once are counted like those made one by one', async () => {
  expect(statuses(await guess(25))).toEqual([...Array(10).fill(401), ...Array(15).fill(429)]);
});

test('another address and another user are not locked out', async () => {
  await guess(10);
  expect((await signIn('chef', FIXTURE_PASSWORD, '192.0.2.2')).status).toBe(200);
  expect((await signIn('admin', FIXTURE_PASSWORD)).status).toBe(200);
});

test('a correct password restarts the count', async () => {
  await guess(9);
  expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
  expect(statuses(await guess(10))).toEqual(Array(10).fill(401));
});

test('an unknown user answers like a known one, wrong password and locked out', async () => {
  expect(await signIn('nobody', 'wrong')).toEqual(await signIn('chef', 'wrong'));
  await guess(9, 'chef');
  await guess(9, 'nobody');
  expect(await signIn('nobody', 'wrong')).toEqual(await signIn('chef', 'wrong'));
  expect((await signIn('nobody', 'wrong')).status).toBe(429);
});

test('failures of more than an hour ago are cleared', async () => {
  await guess(3);
  now = new Date(now.getTime() + 60 * MINUTE);
  await guess(1, 'admin');
  const kept = await testDatabase.database.selectFrom('sign_in_failure').select('username').execute();
  expect(kept).toEqual([{ username: 'admin' }]);
});

/** As if the failures had been made one by one, each at an address and for a name of its own. */
const failed = (count: number, who: (index: number) => { username: string; address: string }) =>
  testDatabase.database
    .insertInto('sign_in_failure')
    .values(Array.from({ length: count }, (_, index) => ({ ...who(index), failed_at: now })))
    .execute();

test('after a hundred failures an address waits before each attempt, twice as long after each, at most a minute', async () => {
  await failed(99, (index) => ({ username: `name${index}`, address: '192.0.2.1' }));
  const waits: unknown[] = [];
  for (let failure = 0; failure < 9; failure += 1) {
    expect((await signIn(`nobody${failure}`, 'wrong')).status).toBe(401);
    const { status, retryAfter } = await signIn('chef', FIXTURE_PASSWORD);
    waits.push([status, retryAfter]);
    now = new Date(now.getTime() + Number(retryAfter) * 1000);
  }
  expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '64', '64', '64'].map((seconds) => [429, seconds]));
  expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
});

test('an address that waits keeps out nobody who signed in there, and no other address', async () => {
  expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
  await failed(100, (index) => ({ username: `name${index}`, address: '192.0.2.1' }));
  expect((await signIn('baker', FIXTURE_PASSWORD)).status).toBe(429);
  expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
  expect((await signIn('baker', FIXTURE_PASSWORD, '192.0.2.2')).status).toBe(200);
});

test('after fifty failures from anywhere a name is refused for an hour, but not where it signed in within 30 days', async () => {
  now = new Date(now.getTime() - 30 * 24 * 60 * MINUTE);
  expect((await signIn('chef', FIXTURE_PASSWORD, '192.0.2.7')).status).toBe(200);
  now = new Date(now.getTime() + 1);
  expect((await signIn('chef', FIXTURE_PASSWORD, '192.0.2.8')).status).toBe(200);
  now = new Date(FIXTURE_NOW);
  await failed(49, (index) => ({ username: 'chef', address: `198.51.100.${index}` }));
  expect((await signIn('chef', 'wrong', '203.0.113.1')).status).toBe(401);
  expect(await signIn('chef', FIXTURE_PASSWORD)).toMatchObject({ status: 429, retryAfter: '3600' });
  expect((await signIn('chef', FIXTURE_PASSWORD, '192.0.2.7')).status).toBe(429);
  expect((await signIn('chef', 'wrong', '192.0.2.8')).status).toBe(401);
  expect((await signIn('chef', FIXTURE_PASSWORD, '192.0.2.8')).status).toBe(200);
  expect((await signIn('admin', FIXTURE_PASSWORD)).status).toBe(200);
  now = new Date(now.getTime() + 60 * MINUTE);
  expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
});

test('correct sign-ins do not count, however many', async () => {
  for (let count = 0; count < 12; count += 1) expect((await signIn('chef', FIXTURE_PASSWORD)).status).toBe(200);
  expect(await testDatabase.database.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
});

test.each([
  ['behind a trusted proxy the address that it names is counted', 1, [401, 200]],
  ['no other caller can set an address', false, [401, 429]],
] as const)('%s', async (_what, trustProxy, expected) => {
  const behind = await buildApp({ ...parts(), trustProxy });
  const attempt = async (address: string, password: string) => {
    const payload = new URLSearchParams({
      grant_type: 'password',
      client_id: 'ecommerce',
      username: 'chef',
      password,
    });
    const { statusCode } = await behind.inject({
      method: 'POST',
      url: '/api/token',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        // The caller's own invention first, then what the proxy has seen.
        'x-forwarded-for': `203.0.113.9, ${address}`,
      },
      payload: payload.toString(),
    });
    return statusCode;
  };
  for (let count = 0; count < 9; count += 1) await attempt('198.51.100.1', 'wrong');
  const answers = [await attempt('198.51.100.1', 'wrong'), await attempt('198.51.100.2', FIXTURE_PASSWORD)];
  expect(answers).toEqual(expected);
  await behind.close();
});
