import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#server/modules/monitoring/metrics.ts';
import { createMonitor } from '#server/modules/monitoring/monitor.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('package.json, its lock, the changelog, /healthz, OpenAPI and metrics name one version, which is a release', async () => {
  expect(version).toMatch(/^[1-9]\d*\.\d+\.\d+$/);
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  const [, newest] = /^## \[(\d[^\]]*)\]/m.exec(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];
  expect(newest).toBe(version);
  expect((await api.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', version });
  expect((await api.app.inject({ url: '/openapi.json' })).json().info.version).toBe(version);
  const watched = { folders: [], backupTo: null, hasOrderTarget: false };
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const metrics = createMetrics({
    ...api.services,
    monitor: createMonitor(api.services, watched),
    pool,
    replica: null,
    watched,
  });
  expect(await metrics.text()).toContain(`storefront_info{version="${version}"} 1`);
});
