import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getOverview, type Overview } from '#domain/api/overview.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { placeOrders } from '#test/support/api/placedOrders.ts';

let api: Api;
/** It only grows, so that no reading is one of an earlier test. It stays within a minute of 10:00 AM in New York. */
let now = Date.parse(FIXTURE_NOW);
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function read(after = 5_000): Promise<Overview> {
  now += after;
  await api.travelTo(new Date(now).toISOString());
  return (await api.call(getOverview, { token: tokenOf('admin') })).body;
}

type Given = readonly string[];
type Expected = Partial<Overview>;

/** Each order is 118.30 and of this time. */
const orders = (...times: string[]): Given =>
  times.map(
    (time, place) => `insert into order_export (order_id, added_at)
      select id, '${time}' from sales_order order by id limit 1 offset ${place}`,
  );
const importRun = (state: string, askedAt: string, isDryRun = false) =>
  `insert into import_run (kind, file_name, is_dry_run, is_complete, options, state, asked_by, asked_at)
    select 'products', 'a.csv', ${isDryRun}, false, '{}', '${state}', min(id), '${askedAt}' from app_user`;
const signedIn = (username: string, address: string, at: string) =>
  `insert into known_sign_in values ('${username}', '${address}', '${at}')
    on conflict (username, address) do update set signed_in_at = excluded.signed_in_at`;
const failed = (at: string) =>
  `insert into sign_in_failure (username, address, failed_at) values ('chef', '10.0.0.1', '${at}')`;
const job = (attempts: number) => [
  `select graphile_worker.add_job('exportOrder', max_attempts => 1)`,
  `update graphile_worker._private_jobs set attempts = ${attempts}
    where id = (select max(id) from graphile_worker._private_jobs)`,
];
const email = (sentAt: string | null, jobAttempts: number | null) => [
  `insert into letter (cause, kind, to_address, to_name, added_at, expires_at, sent_at) values
    ('a', 'invitation', 'a@example.com', 'A', '2026-03-04', '2030-01-01', ${sentAt && `'${sentAt}'`})`,
  ...(jobAttempts === null
    ? []
    : [
        `select graphile_worker.add_job('email', job_key => 'letter ' || max(id), max_attempts => 1) from letter`,
        `update graphile_worker._private_jobs set attempts = ${jobAttempts}`,
      ]),
];
const payment = (state: string, askedAt: string) =>
  `insert into payment_attempt (reference, user_id, customer_key, amount, state, asked_at)
    select 'r-${state}', min(id), 1001, 5, '${state}', '${askedAt}' from app_user`;

test.each<[string, Given, Expected]>([
  ['nothing', [], { ordersToday: { count: 0, amount: 0 }, ordersYesterday: { count: 0, amount: 0 }, troubles: [] }],
  ['an order of this morning', orders('2026-03-04T05:00:00Z'), { ordersToday: { count: 1, amount: 118.3 } }],
  [
    'an order of five to midnight in New York',
    orders('2026-03-04T04:55:00Z'),
    { ordersToday: { count: 0, amount: 0 }, ordersYesterday: { count: 1, amount: 118.3 } },
  ],
  [
    'orders of three days',
    orders('2026-03-03T04:59:59Z', '2026-03-03T05:00:00Z', '2026-03-03T20:00:00Z', '2026-03-04T14:00:00Z'),
    { ordersToday: { count: 1, amount: 118.3 }, ordersYesterday: { count: 2, amount: 236.6 } },
  ],
  [
    'orders that wait, one that was sent',
    [
      ...orders('2026-03-04T13:00:00Z', '2026-03-04T12:00:00Z', '2026-03-04T11:00:00Z'),
      `update order_export set sent_at = added_at, sent_to = 'folder' where added_at = '2026-03-04T11:00:00Z'`,
    ],
    { ordersToExport: 2, oldestToExportAt: '2026-03-04T12:00:00.000Z' },
  ],
  [
    'payments, one of them unknown',
    [payment('asked', '2026-03-04T14:55:00Z'), payment('captured', '2026-03-04T14:00:00Z')],
    { paymentsUnknown: 1, oldestUnknownAt: '2026-03-04T14:55:00.000Z', troubles: [] },
  ],
  [
    'a payment unknown for half an hour',
    [payment('asked', '2026-03-04T14:30:00Z')],
    { paymentsUnknown: 1, troubles: ['unknownPayments'] },
  ],
  ['a job that waits', job(0), { jobsWaiting: 1, jobsDead: 0, troubles: [] }],
  ['a job that failed', job(1), { jobsWaiting: 0, jobsDead: 1, troubles: ['deadJobs'] }],
  [
    'imports of two days, and a trial',
    [
      importRun('done', '2026-03-04T04:59:00Z'),
      importRun('done', '2026-03-04T05:00:00Z'),
      importRun('failed', '2026-03-04T14:00:00Z'),
      importRun('failed', '2026-03-04T14:00:00Z', true),
    ],
    { importsToday: 2, importsFailedToday: 1 },
  ],
  [
    'users at several addresses, one of yesterday, and a partner',
    [
      signedIn('chef', '10.0.0.1', '2026-03-04T05:00:00Z'),
      signedIn('chef', '10.0.0.2', '2026-03-04T14:00:00Z'),
      signedIn('admin', '10.0.0.1', '2026-03-04T14:00:00Z'),
      signedIn('rep', '10.0.0.1', '2026-03-04T04:59:00Z'),
      signedIn('partner of nobody', '10.0.0.1', '2026-03-04T14:00:00Z'),
    ],
    { usersToday: 2 },
  ],
  [
    'failed sign-ins of this hour and before',
    [failed('2026-03-04T14:55:00Z'), failed('2026-03-04T14:10:00Z'), failed('2026-03-04T13:59:00Z')],
    { failedSignIns: 2 },
  ],
  ['an email that waits', email(null, 0), { emailsWaiting: 1 }],
  ['an email that failed', email(null, 1), { emailsWaiting: 0 }],
  ['an email that was sent', email('2026-03-04', null), { emailsWaiting: 0 }],
])('of %s', async (_, given, expected) => {
  await placeOrders(api.database);
  await sql`delete from known_sign_in`.execute(api.database);
  await sql`delete from graphile_worker._private_jobs`.execute(api.database);
  for (const statement of given) await sql.raw(statement).execute(api.database);
  expect(await read()).toMatchObject(expected);
});

test('a reading takes two statements however many rows there are, and is kept for five seconds', async () => {
  const caller = await api.countStatements(() => read(0));
  const count = await api.countStatements(() => read());
  await placeOrders(api.database);
  for (const statement of orders(...Array.from({ length: 10 }, () => FIXTURE_NOW))) {
    await sql.raw(statement).execute(api.database);
  }
  expect([count, await api.countStatements(() => read())]).toEqual([caller + 2, caller + 2]);
  const kept = await api.countStatements(() => read(0));
  expect(kept).toBe(caller);
});

test('it says since when calls are counted, and which disk has how much space', async () => {
  const { readAt, callsSince, disks, makesBackups, newestBackupAt, calls } = await read();
  expect([readAt, makesBackups, newestBackupAt]).toEqual([new Date(now).toISOString(), false, null]);
  expect(Date.parse(callsSince)).toBeLessThan(now);
  expect(disks).toEqual([{ folder: '/', freeBytes: expect.any(Number), totalBytes: expect.any(Number) }]);
  const [slowest] = calls;
  expect(slowest).toMatchObject({ method: expect.any(String), route: expect.stringMatching(/^\/api\//) });
  const slow = calls.map(({ p95Ms }) => p95Ms);
  expect(slow).toEqual(slow.toSorted((one, other) => other - one));
});

test('it says whether the admin who reads it has two-step sign-in, not whether another one has', async () => {
  await sql`insert into two_factor (user_id, sealed_secret, turned_on_at)
    select id, '', case when username = 'chef' then now() end from app_user where username in ('chef', 'admin')`.execute(
    api.database,
  );
  expect((await read()).isTwoStepOn).toBe(false);
  await sql`update two_factor set turned_on_at = now()`.execute(api.database);
  expect((await read(0)).isTwoStepOn).toBe(true);
});
