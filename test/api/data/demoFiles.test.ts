import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_FILES, loadDemoData, standardSize } from '#server/app/demoData/loadDemoData.ts';
import { emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import { importTargets } from '#server/modules/dataImport/write/importTargets.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { exported, importPart, importRows } from '#test/support/files/importedRows.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
  await emptyEveryTable(shop.database);
});
afterAll(() => shop.drop());

const fileOf = (kind: string) => readFile(join(DEMO_FILES, `${kind}.csv`), 'utf8');

async function demoKinds() {
  const names = await readdir(DEMO_FILES);
  return importTargets.filter(({ kind }) => names.includes(`${kind.name}.csv`));
}

test('the demo files have its catalog, and an empty shop accepts every row unchanged', async () => {
  const kinds = await demoKinds();
  expect(kinds.map(({ kind }) => kind.name)).toEqual(['categories', 'products', 'units', 'prices', 'stock']);
  for (const { kind } of kinds) {
    const { counts, results, reading } = await importRows(shop.database, kind.name, await fileOf(kind.name));
    const remarks = [...(reading?.remarks ?? []), ...(reading?.questions ?? [])];
    expect([kind.name, counts.refused, remarks]).toEqual([kind.name, 0, []]);
    expect(results.filter(({ reason }) => reason !== null)).toEqual([]);
  }
});

test('the demo files equal an export of the demo', async () => {
  await emptyEveryTable(shop.database);
  await loadDemoData(shop.database, { ...standardSize, customers: 2, orders: 0, documents: 0 }, () => undefined);
  for (const stored of await demoKinds()) {
    expect(await exported(shop.database, stored)).toBe(await fileOf(stored.kind.name));
  }
});

test('a larger demo has the goods of the files again, with numbers and prices of the seed', async () => {
  const further = async (seed: number) => {
    await emptyEveryTable(shop.database);
    const size = { products: 700, customers: 2, orders: 0, documents: 0, seed };
    await loadDemoData(shop.database, size, () => undefined);
    return await shop.database
      .selectFrom('product as p')
      .innerJoin('product_unit as u', 'u.product_key', 'p.product_key')
      .select(['p.product_key', 'p.product_code', 'p.description', 'u.unit', 'u.list_price'])
      .where('p.product_key', '>', 1000 + standardSize.products)
      .orderBy('p.product_key')
      .orderBy('u.position')
      .execute();
  };
  const first = await further(7);
  expect(new Set(first.map(({ product_code: code }) => code)).size).toBe(700 - standardSize.products);
  expect(await further(7)).toEqual(first);
  expect(await further(8)).not.toEqual(first);
});

test('the catalog is imported by index though the database takes statistics halfway', async () => {
  await emptyEveryTable(shop.database);
  const { rows } = await shop.database.transaction().execute(async (transaction) => {
    for (const kind of ['categories', 'products', 'units', 'prices']) {
      await importPart(transaction, kind, await fileOf(kind));
      await sql`analyze`.execute(shop.database);
    }
    return await sql<{ table: string; rows: number }>`
      select relname as table, seq_tup_read as rows from pg_stat_xact_user_tables
      where seq_tup_read > ${20 * standardSize.products}`.execute(transaction);
  });
  expect(rows).toEqual([]);
});
