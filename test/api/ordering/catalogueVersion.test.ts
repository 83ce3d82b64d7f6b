import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addManyProducts } from '#test/support/api/manyProducts.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
beforeEach(() => testDatabase.reset());
afterAll(() => testDatabase.drop());

const run = (statement: string) => sql.raw(statement).execute(testDatabase.database);

async function versionNow(): Promise<number> {
  const { newest } = await testDatabase.database
    .selectFrom('catalogue_version')
    .select(({ fn }) => fn.max('version').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

async function changedSince(version: number): Promise<number[]> {
  const rows = await testDatabase.database
    .selectFrom('catalogue_change')
    .select('product_key')
    .where('version', '>', version)
    .orderBy('product_key')
    .execute();
  return rows.map((row) => row.product_key);
}

async function isSomeoneWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(testDatabase.database);
  return rows.length > 0;
}

/** The products that the statement changed for a reader of the list; null where the version is the same. */
async function changedBy(statement: string): Promise<number[] | null> {
  const before = await versionNow();
  await run(statement);
  return (await versionNow()) === before ? null : await changedSince(before);
}

describe('a new version of the catalog comes from', () => {
  test.each([
    ['a text', "update product set description = 'Brown eggs' where product_key = 101", [101]],
    [
      'a text on demand',
      "update product set catalog_description = 'Brown' where product_key in (101, 102)",
      [101, 102],
    ],
    ['a withdrawal', 'update product set is_active = false where product_key = 103', [103]],
    [
      'a unit that changes',
      "update product_unit set sell_by_multiple = 6 where product_key = 101 and unit = 'CS'",
      [101],
    ],
    ['a unit that goes', "delete from product_unit where product_key = 101 and unit = 'CS'", [101]],
    ['a unit that comes', "insert into product_unit values (105, 'CS', 10, 2, true, false)", [105]],
    ['a document that comes', "insert into product_scan values (104, 1, 'A', 'Label', 'Text')", [104]],
    [
      'a product that goes',
      'delete from product_unit where product_key = 112; delete from product where product_key = 112',
      [112],
    ],
    ['a category that has another name', "update category set description = 'Rum' where code = '1204'", [106]],
    [
      'a main category that has another name',
      "update main_category set description = 'Paper' where code = '12'",
      [106],
    ],
    ['another key', 'update product set product_key = 205 where product_key = 9', [9, 205]],
  ])('%s', async (_, statement, keys) => {
    if (keys[0] === 9) await run('delete from product_unit where product_key = 9');
    expect(await changedBy(statement)).toEqual(keys);
  });
});

test.each([
  ['stock', 'update product set uncommitted = uncommitted - 1'],
  ['a price', 'update product_unit set list_price = list_price + 1'],
  ["a customer's price", 'update customer_price set price = price + 1'],
  ['a place among the pushed', 'update product set push_sequence = 1 where product_key = 101'],
  ['the text of a document', "update product_scan set body = 'Other'"],
  ['a category that no product is in', "insert into category values ('1205', 'Wine', '12')"],
  ['the same value once more', 'update product set description = description; update product_unit set unit = unit'],
  ['a change that is taken back', "begin; update product set description = 'x' where product_key = 101; rollback"],
])('%s makes no new version', async (_, statement) => {
  await run("insert into product_scan values (104, 1, 'A', 'Label', 'Text')");
  expect(await changedBy(statement)).toBeNull();
});

test('all changes of one transaction are one version, also of one that takes a part of them back', async () => {
  const before = await versionNow();
  const change = (key: number) => `update product set description = 'New ${key}' where product_key = ${key};`;
  await run(`begin; ${change(101)} savepoint a; ${change(102)} rollback to a; ${change(103)} commit`);
  expect(await changedSince(before)).toEqual([101, 103]);
  const { rows } = await sql<{
    version: number;
  }>`select version from catalogue_version where version > ${before}`.execute(testDatabase.database);
  expect(rows).toEqual([{ version: await versionNow() }]);
});

test('many rows changed one by one in a transaction cost one version', async () => {
  await addManyProducts(testDatabase.database);
  const before = await versionNow();
  await run(`do $$ begin for key in 10001..12000 loop
    update product set sequence = key where product_key = key; end loop; end $$`);
  expect((await changedSince(before)).length).toBe(2000);
});

test('versions become visible in their order: a later writer waits for the earlier one', async () => {
  const before = await versionNow();
  const { database } = testDatabase;
  const order: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasWritten = () => {};
  const written = new Promise<void>((resolve) => {
    hasWritten = resolve;
  });
  const first = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('product').set({ description: 'First' }).where('product_key', '=', 101).execute();
    hasWritten();
    await held;
    order.push('first');
  });
  await written;
  const second = run("update product set description = 'Second' where product_key = 102").then(() =>
    order.push('second'),
  );
  while (order.length === 0 && !(await isSomeoneWaiting()));
  const versionInBetween = await versionNow();
  release();
  await Promise.all([first, second]);
  expect(versionInBetween).toBe(before);
  expect(order).toEqual(['first', 'second']);
  expect(await changedSince(before)).toEqual([101, 102]);
});

test('after a table is emptied at once no earlier version is known', async () => {
  const before = await versionNow();
  await run('truncate product_scan');
  const rows = await testDatabase.database.selectFrom('catalogue_version').select('version').execute();
  expect(rows).toEqual([{ version: await versionNow() }]);
  expect(await versionNow()).toBeGreaterThan(before);
});

test('no more than a thousand versions are kept', async () => {
  await run('insert into catalogue_version select generate_series(1, 2000)');
  await run("update product set description = 'New' where product_key = 101");
  const { rows } = await sql<{ count: number }>`select count(*) from catalogue_version`.execute(testDatabase.database);
  expect(rows).toEqual([{ count: 1000 }]);
});
