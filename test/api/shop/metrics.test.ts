import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app/buildApp.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { createMetrics, type Metrics } from '#server/modules/monitoring/metrics.ts';
import { createMonitor } from '#server/modules/monitoring/monitor.ts';
import { createRequestTimes } from '#server/modules/monitoring/requestTimes.ts';
import { serveMetrics } from '#server/modules/monitoring/serveMetrics.ts';
import { VERSION } from '#server/platform/version.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';
import { placeOrders } from '#test/support/api/placedOrders.ts';
import { findFreePort } from '#test/support/shop/shopProcess.ts';

const WATCHED = { folders: ['/'], backupTo: null, hasOrderTarget: true };
const POOL = { totalCount: 5, idleCount: 3, waitingCount: 1 };

let api: Api;
let app: FastifyInstance;
let metrics: Metrics;
let now = new Date(FIXTURE_NOW);
const renderers = startRenderers();
beforeAll(async () => {
  api = await startApi();
  const parts = appParts({ database: api.database, now: () => now, renderers });
  metrics = createMetrics({
    replica: null,
    ...parts,
    monitor: createMonitor(parts, WATCHED),
    pool: POOL,
    watched: WATCHED,
  });
  app = await buildApp({ ...parts, recordRequest: metrics.record });
});
afterAll(async () => {
  await app.close();
  await renderers.close();
  await api.stop();
});

/** The next reading is a new one. */
async function shown(): Promise<string[]> {
  now = new Date(now.getTime() + 5_000);
  return (await metrics.text()).split('\n');
}

const get = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${tokenOf('chef')}` } });
const signIn = (password: string) =>
  app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: 'ecommerce',
      username: 'chef',
      password,
    }).toString(),
  });

test('requests are counted by route, method and class, refusals by code, and sign-ins by their result', async () => {
  await get('/api/cart');
  await get('/api/product/1/nothing/here');
  await app.inject({ url: '/api/cart' });
  await signIn(FIXTURE_PASSWORD);
  await signIn('wrong');
  const lines = await shown();
  expect(lines).toEqual(
    expect.arrayContaining([
      'storefront_http_request_duration_seconds_count{method="GET",route="/api/cart",status="2xx"} 1',
      'storefront_http_request_duration_seconds_count{method="GET",route="/api/cart",status="4xx"} 1',
      'storefront_http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"} 1',
      'storefront_refusals_total{code="sessionExpired"} 1',
      'storefront_refusals_total{code="notFound"} 1',
      'storefront_sign_ins_total{result="ok"} 1',
      'storefront_sign_ins_total{result="failed"} 1',
      'storefront_database_connections{state="busy"} 2',
      'storefront_database_connections{state="idle"} 3',
      'storefront_database_connections{state="awaited"} 1',
      `storefront_info{version="${VERSION}"} 1`,
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds /),
      expect.stringMatching(/^process_resident_memory_bytes /),
    ]),
  );
  expect(lines.join('\n')).not.toMatch(/chef|wrong|here/);
});

test('the figures of the database are those of now, and go with what they count', async () => {
  await placeOrders(api.database);
  const orders = await sql<{ id: number }>`select id from sales_order order by id limit 2`.execute(api.database);
  const [sent, waits] = orders.rows.map(({ id }) => id);
  await sql`insert into order_export (order_id, added_at, sent_at, sent_to) values (${sent}, ${now}, ${now}, 'folder'),
    (${waits}, ${new Date(now.getTime() - 3_600_000)}, null, null)`.execute(api.database);
  await sql`select graphile_worker.add_job('exportOrder', max_attempts => 1) from generate_series(1, 3)`.execute(
    api.database,
  );
  await sql`update graphile_worker._private_jobs set attempts = 1 where id = (select max(id) from graphile_worker._private_jobs)`.execute(
    api.database,
  );
  expect(await shown()).toEqual(
    expect.arrayContaining([
      'storefront_database_up 1',
      'storefront_jobs{state="waiting"} 2',
      'storefront_jobs{state="dead"} 1',
      'storefront_orders_submitted_total 2',
      'storefront_orders_to_export 1',
      expect.stringMatching(/^storefront_oldest_order_to_export_seconds 36\d\d$/),
      'storefront_payments_unknown 0',
      expect.stringMatching(/^storefront_catalog_version \d+$/),
      expect.stringMatching(/^storefront_disk_free_bytes\{folder="\/"\} \d+/),
      'storefront_trouble{kind="deadJobs"} 1',
      'storefront_trouble{kind="unknownPayments"} 0',
    ]),
  );
  await sql`delete from order_export`.execute(api.database);
  await sql`delete from graphile_worker._private_jobs`.execute(api.database);
  const after = await shown();
  expect(after).toContain('storefront_orders_submitted_total 0');
  expect(after.join('\n')).not.toMatch(/^storefront_oldest_order_to_export_seconds \d/m);
});

test('a reading is one statement, and is kept for five seconds', async () => {
  expect(await api.countStatements(shown)).toBe(1);
  expect(await api.countStatements(() => metrics.text())).toBe(0);
});

test('without its database the shop shows that, and its own metrics', async () => {
  const broken = createMetrics({
    replica: null,
    monitor: { read: () => Promise.reject(new Error('gone')) },
    pool: POOL,
    watched: WATCHED,
    requestTimes: createRequestTimes(now),
  });
  const text = await broken.text();
  expect(text).toMatch(/^storefront_database_up 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toMatch(/^storefront_jobs\{/m);
});

test('a replica shows whether it is used, its age, and who answered the reads of customers', async () => {
  let state: { problem: string | null; ageMs: number | null } = { problem: null, ageMs: 1_500 };
  const watching = createMetrics({
    monitor: { read: () => Promise.reject(new Error('gone')) },
    pool: POOL,
    replica: { state: () => state, reads: { primary: 2, replica: 7 } },
    watched: WATCHED,
    requestTimes: createRequestTimes(now),
  });
  const values = async () => (await watching.text()).match(/^storefront_(replica|customer_reads)_.*$/gm);
  const reads = [
    'storefront_customer_reads_total{source="primary"} 2',
    'storefront_customer_reads_total{source="replica"} 7',
  ];
  expect(await values()).toEqual(['storefront_replica_used 1', 'storefront_replica_age_seconds 1.5', ...reads]);
  state = { problem: 'notReplica', ageMs: null };
  expect(await values()).toEqual(['storefront_replica_used 0', ...reads]);
});

test('they are served at /metrics of an address of their own, and nothing else is; the shop does not serve them', async () => {
  const address = { host: '127.0.0.1', port: await findFreePort() };
  const served = await serveMetrics(metrics, address);
  const url = `http://127.0.0.1:${address.port}`;
  const response = await fetch(`${url}/metrics`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await response.text()).toContain(`storefront_info{version="${VERSION}"} 1`);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  await expect(serveMetrics(metrics, address)).rejects.toThrow('EADDRINUSE');
  await served.close();
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
});
