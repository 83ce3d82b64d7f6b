import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPrices } from '#server/modules/catalog/priceRepository.ts';
import { connect } from '#server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

test('a marked statement is prepared once for a connection, whatever it queries; others are not', async () => {
  const database = connect(testDatabase.url, { connections: 1 });
  try {
    for (const units of [[], ['EA', 'CS']]) {
      await findPrices(database, { customerKey: null, day: '2026-01-31' }, [{ productKey: 101, units }]);
    }
    await database.selectFrom('product').select('product_key').where('product_key', '=', 101).execute();
    const { rows } = await sql<{ name: string; runs: number }>`
      select name, generic_plans + custom_plans as runs from pg_prepared_statements order by name`.execute(database);
    expect(rows).toEqual([{ name: 'find_prices', runs: 2 }]);
  } finally {
    await database.destroy();
  }
});
