import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '#server/app/buildApp.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const problem = { message: 'TypeError: x is undefined', machine: 'paste', state: '"reviewing"', event: 'lines.add' };

let testDatabase: TestDatabase;
let app: FastifyInstance;
let now: Date;
const lines: string[] = [];
const renderers = startRenderers();

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  app = await buildApp({
    ...appParts({ database: testDatabase.database, now: () => now, renderers }),
    logLevel: 'error',
    logStream: { write: (line) => lines.push(line) },
  });
});
beforeEach(() => {
  now = new Date(FIXTURE_NOW);
  lines.length = 0;
});
afterAll(async () => {
  await app.close();
  await renderers.close();
  await testDatabase.drop();
});

async function report(payload: unknown, remoteAddress = '192.0.2.1') {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(payload);
  const response = await app.inject({ method: 'POST', url: '/api/problem', remoteAddress, headers, payload: body });
  return { status: response.statusCode, body: response.json() };
}

test("an error in the browser is in the server's log, whichever user reports it", async () => {
  expect(await report(problem)).toEqual({ status: 200, body: { isSuccess: true } });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, problem }]);
});

test('unknown fields of a report are not logged', async () => {
  await report({ ...problem, password: 'Harbor#2026' });
  expect(lines.join()).not.toContain('Harbor#2026');
});

test('a report of more than 4 KB, or longer than its fields may be, is refused and not written', async () => {
  expect((await report({ ...problem, message: 'x'.repeat(5000) })).status).toBe(413);
  expect((await report({ ...problem, machine: 'x'.repeat(201) })).status).toBe(400);
  expect(lines).toEqual([]);
});

test('one address may report twenty errors a minute; other addresses are not affected', async () => {
  const statuses = [];
  for (let times = 0; times < 21; times += 1) statuses.push((await report(problem, '192.0.2.2')).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await report(problem, '192.0.2.3')).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  expect((await report(problem, '192.0.2.2')).status).toBe(200);
});
