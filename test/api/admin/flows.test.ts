import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getFlows } from '#domain/api/flows.ts';
import { buildApp } from '#server/app/buildApp.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { inlineScriptHashes } from '#server/platform/http/security.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const CHARTS = '{"images":[],"data":{"machines":["secretChart"]}}';
const PAGE = '<!doctype html><script type="application/json" id="data"></script><script>start()</script>';

const renderers = startRenderers();
let testDatabase: TestDatabase;
let atlasRoot: string;
let app: FastifyInstance;
let unbuilt: FastifyInstance;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  atlasRoot = await mkdtemp(join(tmpdir(), 'storefront-atlas-'));
  await writeFile(join(atlasRoot, 'atlas.json'), CHARTS);
  await writeFile(join(atlasRoot, 'page.html'), PAGE);
  const parts = appParts({ database: testDatabase.database, now: () => new Date(FIXTURE_NOW), renderers });
  app = await buildApp({ ...parts, atlasRoot });
  unbuilt = await buildApp(parts);
});
beforeEach(() => testDatabase.reset());
afterAll(async () => {
  await app.close();
  await unbuilt.close();
  await renderers.close();
  await testDatabase.drop();
  await rm(atlasRoot, { recursive: true });
});

const as = (username: 'admin' | 'chef' | 'rep') => ({ authorization: `Bearer ${tokenOf(username)}` });

test('an admin gets the charts of the build, and nobody else does', async () => {
  const { statusCode, body } = await app.inject({ url: getFlows.path, headers: as('admin') });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { data: CHARTS }]);
  for (const headers of [{}, as('chef'), as('rep')]) {
    const refused = await app.inject({ url: getFlows.path, headers });
    expect([401, 403]).toContain(refused.statusCode);
    expect(refused.body).not.toContain('secretChart');
  }
});

test('the page of the frame has no chart, runs its own script alone, and may be framed by the shop alone', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/admin/flows/atlas' });
  const policy = String(headers['content-security-policy']).split('; ');
  expect([statusCode, body, headers['x-frame-options']]).toEqual([200, PAGE, 'SAMEORIGIN']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src ${inlineScriptHashes(PAGE).join(' ')}`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain('sandbox allow-scripts allow-modals');
});

test('a server without a build has no atlas, and says so', async () => {
  const { statusCode, body } = await unbuilt.inject({ url: getFlows.path, headers: as('admin') });
  expect([statusCode, JSON.parse(body)]).toEqual([200, { data: null }]);
  expect((await unbuilt.inject({ url: '/admin/flows/atlas' })).statusCode).toBe(404);
});
