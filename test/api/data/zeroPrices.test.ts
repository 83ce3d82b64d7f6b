import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const file = ['product,unit,price', 'P101,CS,0', 'P101,EA,0.00', 'P103,EA,0.35', 'NONE,EA,0'].join('\n');

test('prices of 0 are noted and counted, unless the site sells at 0', async () => {
  const { results, remarks } = await importRows(api.database, 'prices', file);
  expect(results.map(rowText).slice(0, 3)).toEqual([
    '2 changed price 0: price is 0: It cannot be ordered; buyers see Call for price',
    '3 changed price 0: price is 0: It cannot be ordered; buyers see Call for price',
    '4 same',
  ]);
  expect(remarks).toEqual(['2 prices are 0.00. Their products cannot be ordered; buyers see Call for price.']);
  await sql`update site set settings = settings || '{"sellAtZero": true}'`.execute(api.database);
  expect((await importRows(api.database, 'prices', file)).remarks).toEqual([]);
});
