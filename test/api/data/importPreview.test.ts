import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getImport, startImport } from '#domain/api/imports.ts';
import { importFile } from '#server/modules/dataImport/importJob.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { tokenOf } from '#test/support/api/fixture.ts';

const admin = { token: tokenOf('admin') };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function previewOf(kind: string, file: string) {
  const { body } = await api.call(startImport, {
    ...admin,
    query: { kind, dryRun: true },
    body: Buffer.from(file) as never,
  });
  await importFile(api.services).run({ run: body.id });
  return (await api.call(getImport, { ...admin, params: { id: body.id } })).body.preview;
}

test('a check shows what is stored beside what the row would write', async () => {
  const [stored] = await api.database
    .selectFrom('product')
    .select(['description', 'brand'])
    .where('product_code', '=', 'P101')
    .execute();
  expect(await previewOf('products', 'code,description,brand\nP101,Bartlett Pears,\n')).toEqual([
    {
      line: 2,
      result: 'changed',
      name: null,
      values: [
        { column: 'code', before: 'P101', after: 'P101' },
        { column: 'description', before: stored?.description, after: 'Bartlett Pears' },
        { column: 'brand', before: stored?.brand ?? null, after: null },
      ],
    },
  ]);
});

test('a new row shows what the shop fills in, and its code is shown with the name of the product', async () => {
  const [added] = await previewOf('products', 'code,description,category,defaultUnit\nN1,Figs,1101,CS\n');
  expect(added?.values).toContainEqual({ column: 'taxable', before: null, after: 'no' });
  expect(added?.values).toContainEqual({ column: 'formattedCode', before: null, after: 'N1' });
  const [priced] = await previewOf('stock', 'product,available\nP101,7\n');
  expect(priced).toMatchObject({ name: expect.stringMatching(/\w/), result: 'changed' });
});

test('money has two decimals or more, and a price its unit', async () => {
  const [price] = await previewOf('prices', 'product,unit,price\nP101,CS,84.5\n');
  expect(price?.values.at(-1)).toEqual({ column: 'price', before: '48.00 / CS', after: '84.50 / CS' });
  const [exact] = await previewOf('prices', 'product,unit,price\nP101,CS,0.4527\n');
  expect(exact?.values.at(-1)?.after).toBe('0.4527 / CS');
  const [item] = await previewOf('openItems', 'customer,document,date,amount\nC1001,A,2026-03-05,1250.5\n');
  expect(item?.values).toContainEqual({ column: 'amount', before: null, after: '1250.50' });
});

test('a refused row shows what was read, and replaces nothing', async () => {
  expect(await previewOf('stock', 'product,available\nP101,x\nNOPE,4\n')).toEqual([
    {
      line: 2,
      result: 'refused',
      name: expect.any(String),
      values: [{ column: 'product', before: null, after: 'P101' }],
    },
    {
      line: 3,
      result: 'refused',
      name: null,
      values: [
        { column: 'product', before: null, after: 'NOPE' },
        { column: 'available', before: null, after: '4' },
      ],
    },
  ]);
});

test('a long file shows its first rows, its last ones, and changes in between', async () => {
  const lines = Array.from({ length: 2500 }, (_, at) => (at === 1200 ? 'P101,7' : `X${at},1`));
  const preview = await previewOf('stock', `product,available\n${lines.join('\n')}\n`);
  expect(preview.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 1202, 2497, 2498, 2499, 2500, 2501]);
});
