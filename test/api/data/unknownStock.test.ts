import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getUncommitted } from '#domain/api/products.ts';
import { stockTarget } from '#server/modules/dataImport/write/unitsTarget.ts';
import { up } from '#server/platform/database/migrations/050_unknown_stock.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const importStock = async (rows: string[], isComplete = false) => {
  const { results } = await importRows(api.database, 'stock', ['product,available', ...rows].join('\n'), {
    isComplete,
  });
  return results.map(rowText);
};
const stockOf = async (productKey: number) =>
  (await api.call(getUncommitted, { token: tokenOf('chef'), body: [productKey] })).body[productKey]?.uncommitted_Stk;

test('stock that was never stated is unknown, and left out', async () => {
  await api.database.updateTable('product').set({ uncommitted: null }).where('product_key', '=', 101).execute();
  const { body } = await api.call(getUncommitted, { token: tokenOf('chef'), body: [101, 112] });
  expect(body).toEqual({ 112: { uncommitted_Stk: 0, uncommitted_Alt: 0 } });
});

test('a site that does not track stock states none', async () => {
  await sql`update site set settings = settings || '{"stockTracking": false}'`.execute(api.database);
  expect(await stockOf(112)).toBeUndefined();
  await sql`update site set settings = settings - 'stockTracking'`.execute(api.database);
  expect(await stockOf(112)).toBe(0);
});

test('an empty cell makes stock unknown, and unknown stock is exported as an empty cell', async () => {
  expect(await importStock(['P101,', 'P112,7'])).toEqual(['2 changed', '3 changed']);
  expect([await stockOf(101), await stockOf(112)]).toEqual([undefined, 7]);
  const file = await exported(api.database, stockTarget);
  expect(file).toContain('\r\nP101,\r\n');
  expect((await importRows(api.database, 'stock', file)).counts).toMatchObject({ same: 12, changed: 0, refused: 0 });
});

test('a product missing from a complete file is out of stock, unless its stock is unknown', async () => {
  await importStock(['P101,', 'P103,5', 'P112,7']);
  await importStock(['P112,7'], true);
  expect([await stockOf(101), await stockOf(103), await stockOf(112)]).toEqual([undefined, 0, 7]);
});

test('a new product has unknown stock', async () => {
  const file = 'code,description,category,unit\nP900,Saffron,1101,EA\n';
  const { results } = await importRows(api.database, 'products', file);
  expect(results.map(rowText)).toEqual(['2 new']);
  const { uncommitted } = await api.database
    .selectFrom('product')
    .select('uncommitted')
    .where('product_code', '=', 'P900')
    .executeTakeFirstOrThrow();
  expect(uncommitted).toBeNull();
});

const audit = (action: string, subject: string, detail: string | null = null) =>
  sql`insert into audit (at, action, subject, detail) values (${FIXTURE_NOW}, ${action}, ${subject}, ${detail})`;
const run = (state: string, counts: object) =>
  sql`insert into import_run (id, kind, file_name, is_dry_run, is_complete, options, state, counts, asked_by, asked_at)
    overriding system value values (900, 'stock', 'a.csv', false, false, '{}', ${state}, ${JSON.stringify(counts)}, 2, now())`;

const refused = { new: 0, changed: 0, same: 0, refused: 3, deactivated: null };

test.each<[string, RawBuilder<unknown>[], number | undefined]>([
  ['nothing', [], undefined],
  ['the stock of another product', [sql`update product set uncommitted = 5 where product_key = 103`], 0],
  ['a call', [audit('integration.stock', 'changed 2, refused 1')], 0],
  ['a call of which every row was refused', [audit('integration.stock', 'refused 3')], undefined],
  ['a call about prices', [audit('integration.prices', 'changed 2')], undefined],
  ['a file of the command', [audit('data.import', 'stock', '0 new, 2 changed, 10 same, 0 refused')], 0],
  ['a file of the command, all refused', [audit('data.import', 'stock', '0 new, 0 changed, 12 refused')], undefined],
  ['a file of the page', [audit('data.import', 'stock 900'), run('done', { ...refused, same: 9 })], 0],
  ['a file of the page that is long gone', [audit('data.import', 'stock 900')], 0],
  ['a file of the page that failed', [audit('data.import', 'stock 900'), run('failed', {})], undefined],
  ['a file of the page, all refused', [audit('data.import', 'stock 900'), run('done', refused)], undefined],
  ['a file of another kind', [audit('data.import', 'prices 900')], undefined],
  ['a file that was only checked', [audit('data.tryImport', 'stock 900')], undefined],
])('a 0 of an older release, after %s', async (_, evidence, expected) => {
  for (const statement of evidence) await statement.execute(api.database);
  await up(api.database);
  expect(await stockOf(112)).toBe(expected);
});
