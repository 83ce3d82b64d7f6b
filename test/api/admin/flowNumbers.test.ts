import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countFlows, getFlowNumbers } from '#domain/api/flows.ts';
import type { FlowBatch, FlowNumbers } from '#domain/flows/flowNumbers.ts';
import { buildApp } from '#server/app/buildApp.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const DAY_MS = 86_400_000;
const zeros = { forward: 0, back: 0, failed: 0, abandoned: 0, instant: 0, seconds: 0, minute: 0, minutes: 0 };
const paying = { ...zeros, machine: 'payment', state: 'entering', entered: 2, forward: 1, abandoned: 1, minute: 2 };
const placing = { ...zeros, machine: 'orderReview', state: 'reviewing.offered', entered: 1, failed: 1, instant: 1 };

const renderers = startRenderers();
let testDatabase: TestDatabase;
let atlasRoot: string;
let app: FastifyInstance;
let unbuilt: FastifyInstance;
let now: Date;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  atlasRoot = await mkdtemp(join(tmpdir(), 'storefront-numbers-'));
  await writeFile(join(atlasRoot, 'page.html'), '<!doctype html><script>start()</script>');
  await writeFile(join(atlasRoot, 'states.json'), '["payment.entering","orderReview.reviewing.offered"]');
  const parts = () => appParts({ database: testDatabase.database, now: () => now, renderers });
  app = await buildApp({ ...parts(), atlasRoot });
  unbuilt = await buildApp(parts());
});
beforeEach(async () => {
  now = new Date(FIXTURE_NOW);
  await testDatabase.reset();
});
afterAll(async () => {
  await app.close();
  await unbuilt.close();
  await renderers.close();
  await testDatabase.drop();
  await rm(atlasRoot, { recursive: true });
});

let address = 0;
/** Each from another address, unless one is given. */
async function send(states: readonly object[], { to = app, remoteAddress = '', headers = {} } = {}) {
  address += 1;
  const from = remoteAddress || `198.51.100.${address}`;
  const payload: object = { states };
  const response = await to.inject({ method: 'POST', url: countFlows.path, payload, headers, remoteAddress: from });
  return response.statusCode;
}
async function read(week?: string): Promise<FlowNumbers> {
  const url = week === undefined ? getFlowNumbers.path : `${getFlowNumbers.path}?week=${week}`;
  // The session of the admin would have ended weeks later.
  const then = now;
  now = new Date(FIXTURE_NOW);
  const response = await app.inject({ url, headers: { authorization: `Bearer ${tokenOf('admin')}` } });
  now = then;
  return response.json();
}
const turn = (isOn: boolean) =>
  sql`update site set settings = settings || ${JSON.stringify({ countFlows: isOn })}::jsonb`.execute(
    testDatabase.database,
  );

test('batches of a week add up by state, also within one batch', async () => {
  expect(await send([paying, placing, paying])).toBe(200);
  expect(await send([paying])).toBe(200);
  const { states, isCounting, week, weeks } = await read();
  expect(states).toEqual([placing, { ...paying, entered: 6, forward: 3, abandoned: 3, minute: 6 }]);
  expect([isCounting, weeks]).toEqual([true, [week]]);
});

test('each week has its own numbers, which begin on Monday', async () => {
  await send([paying]);
  now = new Date(now.getTime() + 7 * DAY_MS);
  await send([placing]);
  const { weeks, week, states } = await read();
  expect([states.length, week]).toEqual([1, weeks[0]]);
  expect(weeks.map((monday) => new Date(monday).getUTCDay())).toEqual([1, 1]);
  expect((await read(weeks[1])).states).toEqual([paying]);
});

test.each([
  ['a state that no chart has', { ...paying, state: 'wilhelmina@example.com' }],
  ['a flow that is not counted', { ...paying, machine: 'notices' }],
  ['a count below zero', { ...paying, entered: -1 }],
  ['more than a tab can do', { ...paying, entered: 201 }],
])('%s is refused, with the whole batch', async (_, state) => {
  expect(await send([placing, state])).toBe(400);
  expect((await read()).states).toEqual([]);
});

test('a batch of too many states is refused', async () => {
  const many: FlowBatch['states'] = Array.from({ length: 151 }, () => paying);
  expect(await send(many)).toBe(400);
});

test('an address adds 500 batches a day; others are not affected', async () => {
  const remoteAddress = '203.0.113.9';
  for (let times = 0; times < 500; times += 1) await send([], { remoteAddress });
  expect(await send([paying], { remoteAddress })).toBe(429);
  expect(await send([paying])).toBe(200);
  now = new Date(now.getTime() + DAY_MS);
  expect(await send([paying], { remoteAddress })).toBe(200);
});

test('nothing is kept while the site does not count, nor by a server without charts', async () => {
  await turn(false);
  expect(await send([paying])).toBe(200);
  expect(await read()).toEqual({ isCounting: false, weeks: [], week: null, states: [] });
  await turn(true);
  expect(await send([paying], { to: unbuilt })).toBe(200);
  expect((await read()).states).toEqual([]);
});

test('the row of a signed-in user has names of states and counts, and no user, address or moment', async () => {
  await send([paying], { headers: { authorization: `Bearer ${tokenOf('chef')}`, 'x-customer-key': '1001' } });
  const { rows } = await sql<object>`select * from flow_number`.execute(testDatabase.database);
  expect(rows.map(Object.keys)).toEqual([['week', ...Object.keys({ machine: 0, state: 0, entered: 0, ...zeros })]]);
  const calls = await sql`select * from limited_call`.execute(testDatabase.database);
  expect(calls.rows).toEqual([]);
});

test('only admins read the numbers', async () => {
  for (const headers of [{}, { authorization: `Bearer ${tokenOf('chef')}` }]) {
    const { statusCode } = await app.inject({ url: getFlowNumbers.path, headers });
    expect([401, 403]).toContain(statusCode);
  }
});

test('the hourly job removes weeks older than half a year', async () => {
  const sweep = () => removeExpired({ database: testDatabase.database, clock: { now: () => now } }).run({});
  const kept = () => sql`select week from flow_number`.execute(testDatabase.database);
  await send([paying]);
  now = new Date(now.getTime() + 26 * 7 * DAY_MS);
  await sweep();
  expect((await kept()).rows).toHaveLength(1);
  now = new Date(now.getTime() + 7 * DAY_MS);
  await sweep();
  expect((await kept()).rows).toEqual([]);
});
