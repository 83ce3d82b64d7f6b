import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareText } from '#domain/product/productOrder.ts';
import { migrateToLatest } from '#server/platform/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

/** Releases of ICU differ in where they put typographic quotes and rare emails. */
const emails = [...'aAbBéÉeEöoßzñøØåÅœæ0123456789 .-\'/&%$,()"½²®™'];
const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii' }),
  fc.string({ unit: fc.constantFrom(...emails), maxLength: 10 }),
);

test('the database compares texts as the storefront does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 20, maxLength: 60 }), async (pairs) => {
      const { rows } = await sql<{ compared: number }>`
        select case when l = r collate catalogue_order then 0 when l < r collate catalogue_order then -1 else 1 end as compared
        from unnest(${pairs.map(([left]) => left)}::text[], ${pairs.map(([, right]) => right)}::text[])
          with ordinality as pair (l, r, place)
        order by place`.execute(testDatabase.database);
      expect(rows.map(({ compared }) => compared)).toEqual(
        pairs.map(([left, right]) => Math.sign(compareText(left, right))),
      );
    }),
  );
});

test('indexes that another release of ICU made are made again at the next start, and only then', async () => {
  const { url, database } = testDatabase;
  const indexFile = async () => {
    const { rows } = await sql<{ file: string }>`
      select pg_relation_filepath('product_by_description') as file`.execute(database);
    return rows[0]?.file;
  };
  const made = await indexFile();
  await migrateToLatest(url);
  expect(await indexFile()).toBe(made);
  await sql`update pg_collation set collversion = '1' where collname = 'catalogue_order'`.execute(database);
  await migrateToLatest(url);
  const madeAgain = await indexFile();
  expect(madeAgain).not.toBe(made);
  await migrateToLatest(url);
  expect(await indexFile()).toBe(madeAgain);
});
