import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { examineAll } from '#server/app/doctor/doctor.ts';
import { type MailServer, startMailServer } from '#test/support/api/mailServer.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let own: TestDatabase;
let folder: string;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());
beforeEach(async () => {
  own = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'storefront-doctor-'));
});
afterEach(async () => {
  await own.drop();
  await rm(folder, { recursive: true });
});

/** A shop that others can reach, as it should be. */
const settings = (): NodeJS.ProcessEnv => ({
  DATABASE_URL: own.url,
  DATA_DIR: join(folder, 'data'),
  PUBLIC_URL: 'https://shop.example.com',
  TRUST_PROXY: '1',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'orders@shop.example.com',
  PAYMENT_GATEWAY: 'authorizeNet',
  AUTHORIZENET_LOGIN_ID: '5KP3u95bQpv',
  AUTHORIZENET_TRANSACTION_KEY: '346HZ32z3fP4hTG2',
  AUTHORIZENET_MODE: 'live',
  ALERT_EMAIL: 'ops@shop.example.com',
});

async function examine(change: NodeJS.ProcessEnv = {}, node = '22.1.0'): Promise<string[]> {
  const found = await examineAll({ ...settings(), ...change }, node);
  return found.map(({ level, topic, text }) => `${level} ${topic}: ${text}`);
}

const toFix = async (change: NodeJS.ProcessEnv = {}, node?: string) =>
  (await examine(change, node)).filter((line) => line.startsWith('fix'));

test('a shop that is set up well has nothing to fix', async () => {
  expect(await examine()).toEqual([
    expect.stringMatching(/^ok Versions: storefront \d+\.\d+\.\d+ on Node\.js 22\.1\.0$/),
    expect.stringMatching(/^ok Database: PostgreSQL \d+(\.\d+)* at postgres:\/\//),
    expect.stringMatching(/^ok Migrations: all \d+ are applied$/),
    expect.stringMatching(/^ok Clock: this machine and the database agree: 20/),
    expect.stringMatching(/^ok Disk: .*\/data: [\d.]+ GB of [\d.]+ GB are free$/),
    'hint Backups: None are made automatically. Set BACKUP_TO, unless your database service makes backups.',
    expect.stringMatching(/^ok Mail: sent through 127\.0\.0\.1:\d+$/),
    'ok TLS: https://shop.example.com',
    'ok Proxy: TRUST_PROXY is 1',
    'ok Payments: Authorize.Net, live',
    'ok Alerts: sent to ops@shop.example.com',
  ]);
  expect(mailServer.received).toEqual([]);
});

describe('is to be fixed:', () => {
  test.each<[string, NodeJS.ProcessEnv, RegExp[]]>([
    ['a wrong setting', { PORT: 'http' }, [/^fix Settings: PORT is "http": it must be a whole number/]],
    [
      'a proxy that is not trusted',
      { TRUST_PROXY: '' },
      [
        /^fix Proxy: TRUST_PROXY is not set.* make everybody wait\. Set it to the number of proxies, such as TRUST_PROXY=1\.$/,
      ],
    ],
    [
      'an address without TLS',
      { PUBLIC_URL: 'http://shop.example.com' },
      [/^fix TLS: .* Put a proxy with TLS in front/],
    ],
    ['public demo data', { DEMO_DATA: '1' }, [/^fix Demo data: Its passwords are public\. Set DEMO_DATA=0/]],
    ['a mail server that is gone', { SMTP_URL: 'smtp://127.0.0.1:1' }, [/^fix Mail: .*ECONNREFUSED.* Check SMTP_URL/]],
    [
      'no backup',
      { BACKUP_TO: '/nowhere/backups' },
      [/^fix Backups: There is no complete backup in \/nowhere\/backups\./],
    ],
    [
      'a database that is gone',
      { DATABASE_URL: 'postgres://a@127.0.0.1:1/a' },
      [/^fix Database: DATABASE_URL .*reached/],
    ],
  ])('%s', async (_, change, lines) => {
    expect(await toFix(change)).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  test('Node.js that is too old', async () => {
    expect(await toFix({}, '20.18.1')).toEqual(['fix Versions: Node.js 20.18.1 is too old. Install 20.19 or newer.']);
  });

  test.each([
    [
      "delete from kysely_migration where name >= '050'",
      /^fix Migrations: \d+ are missing, from 050_unknown_stock\. Back up/,
    ],
    [
      "insert into kysely_migration values ('900_future', '2030-01-01')",
      /^fix Migrations: 900_future are of a newer version/,
    ],
    ['drop table kysely_migration', /^fix Migrations: The database has tables of another program\./],
  ])('a database after %s', async (change, line) => {
    await sql.raw(change).execute(own.database);
    expect(await toFix()).toEqual([expect.stringMatching(line)]);
  });

  test('a dead job, and a payment of unknown outcome', async () => {
    await sql`select graphile_worker.add_job('exportOrder', max_attempts => 1)`.execute(own.database);
    await sql`update graphile_worker._private_jobs set attempts = 1`.execute(own.database);
    await sql`insert into payment_attempt (reference, user_id, customer_key, cart_version, amount, state, asked_at)
      select 'R1', (select min(id) from app_user), (select min(customer_key) from customer), null, 1, 'asked',
        now() - interval '20 minutes'`.execute(own.database);
    expect(await toFix()).toEqual([
      expect.stringMatching(/^fix Jobs: 1 job has failed for good\./),
      expect.stringMatching(/^fix Payments: The gateway has not confirmed 1 payment, the oldest for 20 minutes\./),
    ]);
  });
});

test('an empty database, or none yet, is worth knowing', async () => {
  await sql.raw('drop schema public cascade').execute(own.database);
  await sql.raw('create schema public').execute(own.database);
  expect(await examine()).toContain('hint Migrations: The database is empty. The first start fills it.');
  expect(await examine({ DATABASE_URL: '' })).toContain(
    `hint Database: There is none in ${join(folder, 'data')}. The first start creates it.`,
  );
});

test('a shop for this machine alone needs no proxy, and must not trust one', async () => {
  const lines = await examine({ PUBLIC_URL: '', TRUST_PROXY: '1' });
  expect(lines).toContain(
    'ok Address: http://localhost:4000, for this machine only. Set PUBLIC_URL before others use the shop.',
  );
  expect(lines).toContain(
    'hint Proxy: TRUST_PROXY is set without a proxy: callers can forge their address. Remove it, or set PUBLIC_URL.',
  );
});
