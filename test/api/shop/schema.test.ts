import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';
import { schemaText } from '../../../scripts/schema/schemaText.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

test('The types of the tables are those that the migrations left (npm run schema writes them)', async () => {
  const written = await readFile(join(import.meta.dirname, '../../../server/platform/database/schema.ts'), 'utf8');
  expect(written).toBe(await schemaText(testDatabase.database));
});

test('A column of an unexpected type is named', async () => {
  const { database } = testDatabase;
  await sql`create table parcel (size point)`.execute(database);
  await expect(schemaText(database)).rejects.toThrow('parcel.size is of the type point, which has no form here yet');
  await sql`drop table parcel`.execute(database);
});
