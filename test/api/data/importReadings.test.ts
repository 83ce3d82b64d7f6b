import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Query } from '#domain/api/endpoint.ts';
import { getImport, getResultFile, startImport } from '#domain/api/imports.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';

const admin = { token: tokenOf('admin') };
const STOCK = 'product,available\nP101,7\nP110,x\nP103,3\n';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const send = (query: Query<typeof startImport>, file: string | Buffer) =>
  api.call(startImport, { ...admin, query, body: Buffer.from(file as Buffer) as never });
const look = (id: number, query: Query<typeof getImport> = {}) =>
  api.call(getImport, { ...admin, params: { id }, query });
/** What a server's worker does of the job. */
const work = (run: number) => importFile(api.services).run({ run });

async function stockOf(code: string): Promise<number> {
  const row = await api.database
    .selectFrom('product')
    .select('uncommitted')
    .where('product_code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(row.uncommitted);
}

test('a file in which two headings can be the code is refused as a whole until one is chosen', async () => {
  const file = 'Item,SKU,Available\nP102,P101,4\n';
  await send({ kind: 'stock' }, file);
  await work(1);
  const { state, failure, reading } = (await look(1)).body;
  expect([state, failure]).toEqual(['failed', 'Several headings can be product: "Item", "SKU". Choose the column.']);
  expect(reading?.columns.map(({ column }) => column)).toEqual([null, null, 'available']);
  await send({ kind: 'stock', columns: '{"SKU":"product"}' }, file);
  await work(2);
  expect([(await look(2)).body.state, await stockOf('P101')]).toEqual(['done', 4]);
});

test('chosen columns are stored for files with the same headings', async () => {
  const file = 'Artikel,Bestand\nP101,4\n';
  await send({ kind: 'stock' }, file);
  await work(1);
  expect((await look(1)).body).toMatchObject({
    state: 'failed',
    failure: 'There is no column for product. The headings are "Artikel", "Bestand". Choose the column.',
    reading: {
      format: 'csv',
      delimiter: ',',
      columns: [
        { heading: 'Artikel', column: null, reason: null, samples: ['P101'] },
        { heading: 'Bestand', column: null, reason: null, samples: ['4'] },
      ],
    },
  });
  await send({ kind: 'stock', columns: '{"Artikel":"product","Bestand":"available"}' }, file);
  await work(2);
  await send({ kind: 'stock' }, 'Bestand,Artikel\n9,P101\n');
  await work(3);
  expect([(await look(3)).body.counts.changed, await stockOf('P101')]).toEqual([1, 9]);
});

test('a column that the file lacks can have one value in all rows', async () => {
  const file = 'Item,Price\nP101,4\nP102,5\n';
  await send({ kind: 'prices', constants: '{"unit":"CS"}' }, file);
  await send({ kind: 'prices', constants: '{"units":"CS"}' }, file);
  await send({ kind: 'prices', constants: '{"unit":"a unit that is too long"}' }, file);
  for (const run of [1, 2, 3]) await work(run);
  expect((await look(1)).body).toMatchObject({
    state: 'done',
    reading: { constants: [{ column: 'unit', value: 'CS' }] },
  });
  expect([(await look(2)).body.failure, (await look(3)).body.failure]).toEqual([
    'There is no column units to set for all rows. The columns are product, unit, price, fromQuantity, from, to.',
    'The value for all rows cannot be used: unit has 23 characters. Shorten it to at most 10.',
  ]);
  for (const constants of ['unit=CS', '["CS"]', '{"unit":4}', '{"unit":" "}'])
    expect(await send({ kind: 'prices', constants }, file)).toMatchObject({ status: 400 });
});

test('columns that were chosen for a file do not apply to other headings or to another kind', async () => {
  const rows = 'P102,P101,4\n';
  await send({ kind: 'stock', columns: '{"SKU":"product"}' }, `Item,SKU,Available\n${rows}`);
  await send({ kind: 'stock' }, `Item,SKU,Stock\n${rows}`);
  await send({ kind: 'prices' }, `Item,SKU,Available\n${rows}`);
  for (const run of [1, 2, 3]) await work(run);
  const unclear = 'Several headings can be product: "Item", "SKU". Choose the column.';
  expect([(await look(1)).body.state, (await look(2)).body.failure, (await look(3)).body.failure]).toEqual([
    'done',
    unclear,
    unclear,
  ]);
});

test('a row whose value can be read in two ways has the code of that in the file of results', async () => {
  await send({ kind: 'stock' }, 'product,available\nP101,"1,250"\n');
  await work(1);
  const { body } = await api.call(getResultFile, { ...admin, params: { id: 1 } });
  const [headings, row] = String(body).split('\r\n');
  expect([headings?.endsWith(',hint,code'), row?.endsWith(',ambiguousNumber')]).toEqual([true, true]);
});

test('rows whose numbers can be read in two ways are refused with a code until the format is chosen, with the question', async () => {
  const file = 'product,available\nP101,"1,250"\nP103,3\n';
  await send({ kind: 'stock' }, file);
  await work(1);
  const { body } = await look(1);
  expect([body.results[0], body.counts, body.reading]).toMatchObject([
    { line: 2, result: 'refused', code: 'ambiguousNumber', reason: 'available "1,250" could be 1250 or 1.250' },
    { changed: 1, refused: 1 },
    {
      decimal: null,
      questions: [{ about: 'decimal', column: 'available', values: [{ value: '1,250', meanings: ['1250', '1.250'] }] }],
    },
  ]);
  expect(body.results[1]).not.toHaveProperty('code');
  await send({ kind: 'stock', decimal: 'point' }, file);
  await work(2);
  expect([(await look(2)).body.reading, await stockOf('P101')]).toMatchObject([
    { decimal: 'point', questions: [] },
    1250,
  ]);
});

test('dates are read in the chosen order', async () => {
  const file = 'customer,document,date,amount\nC1001,NEW-1,10/02/2025,5\n';
  const codes: unknown[] = [];
  for (const [run, options] of [
    [1, {}],
    [2, { dateOrder: 'dayFirst' }],
  ] as const) {
    await send({ kind: 'openItems', dryRun: true, ...options }, file);
    await work(run);
    const { body } = await look(run);
    codes.push([body.results[0]?.code, body.counts.new, body.reading?.dateOrder]);
  }
  expect(codes).toEqual([
    ['ambiguousDate', 0, null],
    [undefined, 1, 'dayFirst'],
  ]);
});

test('a run of an earlier version, whose reading says less, is still listed', async () => {
  await send({ kind: 'stock' }, STOCK);
  await work(1);
  const before = { format: 'csv', encoding: 'utf-8', delimiter: ',', decimal: 'point' };
  const columns = [{ heading: 'product', column: 'product' }];
  await api.database
    .updateTable('import_run')
    .set({ reading: JSON.stringify({ ...before, columns }) })
    .execute();
  expect((await look(1)).body.reading).toEqual({
    ...before,
    columns: [{ heading: 'product', column: 'product', reason: null, samples: [] }],
    ...{ dateOrder: null, questions: [], remarks: [], constants: [] },
  });
});
