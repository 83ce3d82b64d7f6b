import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCart } from '#domain/api/cart.ts';
import { getSiteSettings } from '#domain/api/settings.ts';
import { applyMigrations } from '#server/app/prepareDatabase.ts';
import { connect } from '#server/platform/database/connect.ts';
import { openPool } from '#server/platform/database/pool.ts';
import { StartError } from '#server/platform/startError.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { type FreezableProxy, freezableProxy } from '#test/support/database/freezableProxy.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

test('a connection that the database ends while its pool is closed ends nothing else', async () => {
  const pool = openPool(testDatabase.url, { connections: 1, patience: 30_000, answerWithin: null });
  const client = await pool.connect();
  client.release(true);
  await pool.end();
  expect(client.emit('error', new Error('terminating connection due to administrator command'))).toBe(true);
});

test('a shop is ready on a database of the next version, and not on one that takes no writes', async () => {
  const own = await createTestDatabase();
  const api = await startApi(own);
  const ready = async () => (await api.app.inject({ url: '/readyz' })).statusCode;
  expect(await ready()).toBe(200);
  // Another server of the next version has migrated it.
  await sql`insert into kysely_migration values ('900_future', '2030-01-01')`.execute(own.database);
  expect(await ready()).toBe(200);
  await sql`set default_transaction_read_only = on`.execute(own.database);
  await expect.poll(ready).toBe(503);
  await api.stop();
});

test.each([
  ["update site set settings = '[]'", 'settings damaged'],
  [`update site set settings = jsonb_set(settings::jsonb, '{allowGuest}', '"yes"')`, 'settings damaged'],
  ["update site set user_settings = jsonb_set(user_settings::jsonb, '{creditCardSettings}', '1')", 'settings damaged'],
  ['delete from site', 'settings damaged'],
  ["delete from kysely_migration where name = '050_unknown_stock'", 'migrations missing'],
  ['drop table kysely_migration', 'database unavailable'],
])('a shop cannot take orders, and is not ready, after %s', async (change, status) => {
  const own = await createTestDatabase();
  const api = await startApi(own);
  await sql.raw('set session_replication_role = replica').execute(own.database);
  await sql.raw(change).execute(own.database);
  const ready = await api.app.inject({ url: '/readyz' });
  expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
    503,
    '5',
    { status, code: 'unavailable' },
  ]);
  await api.stop();
});

describe('a database that this version cannot use is refused with one sentence:', () => {
  const refusal = async (change: string) => {
    const own = await createTestDatabase();
    await sql.raw(change).execute(own.database);
    const failed = await applyMigrations(own.url, () => undefined).catch((error: unknown) => error);
    await own.drop();
    return failed;
  };

  test('one of a newer version', async () => {
    expect(await refusal("insert into kysely_migration values ('900_future', '2030-01-01T00:00:00Z')")).toEqual(
      new StartError(
        'The database was used by a newer version of this storefront (migration 900_future): install that version, or restore a backup of this one.',
      ),
    );
  });

  test('one of another program', async () => {
    expect(await refusal('drop table kysely_migration')).toEqual(
      new StartError(
        'The database has tables of another program: set DATABASE_URL to an empty database, or to one of this storefront.',
      ),
    );
  });

  test.each([
    ['without its list of migrations', 'delete from kysely_migration'],
    [
      'without its tables',
      `create schema kept; alter table kysely_migration set schema kept; drop schema public cascade;
       create schema public; alter table kept.kysely_migration set schema public`,
    ],
  ])('one %s', async (_, change) => {
    expect(await refusal(change)).toEqual(
      new StartError(
        'The database is incomplete: its tables and its list of migrations (kysely_migration) do not match. Restore a backup into an empty database.',
      ),
    );
  });
});

describe('connections that fall silent', () => {
  let proxy: FreezableProxy;
  let database: ReturnType<typeof connect>;
  let api: Api;

  beforeEach(async () => {
    proxy = await freezableProxy(testDatabase.url);
    database = connect(proxy.url, { connections: 2, patience: 30_000, answerWithin: 500 });
    api = await startApi({ ...testDatabase, database, drop: async () => undefined });
  });
  afterEach(async () => {
    await api.stop();
    await proxy.close();
    await database.destroy();
  });

  const readCarts = () => Promise.all([1, 2].map(() => api.call(getCart, { token: tokenOf('chef') })));

  test('are refused as unavailable once, and replaced', async () => {
    expect((await readCarts()).map(({ status }) => status)).toEqual([200, 200]);
    const before = proxy.connections();
    proxy.freeze();
    const refused = {
      message: 'Service temporarily unavailable',
      errors: [],
      code: 'unavailable',
      requestId: expect.any(String),
    };
    const silent = await readCarts();
    expect(silent.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 503, body: refused },
      { status: 503, body: refused },
    ]);
    expect((await readCarts()).map(({ status }) => status)).toEqual([200, 200]);
    expect(proxy.connections()).toBeGreaterThan(before);
  });

  test('in the middle of a transaction lose its locks', async () => {
    const cutOff = database.transaction().execute(async (transaction) => {
      await sql`select from site for update`.execute(transaction);
      proxy.freeze();
      await sql`select 1`.execute(transaction);
    });
    await expect(cutOff).rejects.toThrow(/Query read timeout|Connection terminated|not queryable/);
    const { numUpdatedRows } = await testDatabase.database
      .updateTable('site')
      .set({ logo_name: 'logo.svg' })
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
  });
});

describe('a call that the database cannot serve at present', () => {
  let api: Api;

  beforeAll(async () => {
    api = await startApi({ ...testDatabase, drop: async () => undefined });
  });
  afterAll(() => api.stop());

  /** Makes the statement that every call begins with fail as PostgreSQL would. */
  async function failWith(error: string): Promise<void> {
    await sql.raw(`alter table site rename to site_kept`).execute(testDatabase.database);
    await sql
      .raw(`create function refuse() returns setof site_kept language plpgsql as $$ begin ${error}; end $$`)
      .execute(testDatabase.database);
    await sql.raw('create view site as select * from refuse()').execute(testDatabase.database);
  }

  afterEach(async () => {
    await sql.raw('drop view site').execute(testDatabase.database);
    await sql.raw('drop function refuse()').execute(testDatabase.database);
    await sql.raw('alter table site_kept rename to site').execute(testDatabase.database);
  });

  test.each([
    ['53100', 'the disk is full'],
    ['53200', 'memory is short'],
    ['53300', 'too many connections'],
    ['57P01', 'the server is stopped'],
    ['57P02', 'one of its processes crashed'],
    ['57P03', 'the server recovers'],
    ['57014', 'the statement took too long'],
    ['25006', 'the server is a standby'],
    ['58030', 'a file cannot be read'],
    ['40P01', 'two waited for each other'],
  ])('answers 503 and when to ask again: %s, %s', async (state) => {
    await failWith(`raise exception 'refused' using errcode = '${state}'`);
    const { status, headers, body } = await api.call(getSiteSettings);
    expect({ status, retryAfter: headers['retry-after'], body }).toEqual({
      status: 503,
      retryAfter: '5',
      body: {
        message: 'Service temporarily unavailable',
        errors: [],
        code: 'unavailable',
        requestId: expect.any(String),
      },
    });
  });

  test('answers 500 where it is not the database that is in trouble', async () => {
    await failWith(`raise exception 'refused' using errcode = '22012'`);
    expect((await api.call(getSiteSettings)).status).toBe(500);
  });
});
