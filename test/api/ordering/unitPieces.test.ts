import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putCustomers, putPrices, putUnits } from '#domain/api/integrationData.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function take(kind: string, lines: readonly string[]) {
  const { results, counts } = await importRows(api.database, kind, lines.join('\n'));
  return { rows: results.map(rowText), counts };
}

async function read(query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(api.database)).rows;
}

test('units with pieces are converted by the units of the product, in the shop or in the file; other pieces are refused', async () => {
  const { rows: results } = await take('units', [
    'product,unit,holds',
    'P103,BX,50 ea',
    'P103,PL,4 BX',
    'P103,TN,500 g',
    'P103,JR,2.5 kg',
    'P101,SL,12 EA',
    'P101,EA,0.0833',
    'P101,PR,0.5 EA',
    'P101,CT,3 CT',
  ]);
  expect(results).toEqual([
    '2 new holds 50 ea: holds "50 ea": 1 EA holds 1: read as 50',
    '3 new holds 4 BX: holds "4 BX": 1 BX holds 50: read as 200',
    '4 refused holds 500 g: holds "500 g" counts in g, which is not a unit of product P103: Import the unit g of this product first, or enter how many stock units it holds, such as 12',
    expect.stringContaining('5 refused holds 2.5 kg: '),
    '6 new holds 12 EA: holds "12 EA": 1 EA holds 0.0833: read as 0.9996',
    '7 changed',
    '8 new holds 0.5 EA: holds "0.5 EA": 1 EA holds 0.0833: read as 0.04165',
    '9 refused holds 3 CT: holds "3 CT" counts CT in CT: Enter how many stock units it holds, such as 12',
  ]);
  expect(
    await read(`select unit, stock_conversion::float as holds from product_unit join product using (product_key)
        where unit in ('BX', 'PL', 'SL', 'TN', 'JR') order by 1`),
  ).toEqual([
    { unit: 'BX', holds: 50 },
    { unit: 'PL', holds: 200 },
    { unit: 'SL', holds: 0.9996 },
  ]);
});

test('an export writes three decimals so that they can be read in one way only', async () => {
  await take('units', ['product,unit,holds', 'P103,BX,1.1250']);
  const stored = importTarget('units');
  if (!stored) throw new Error('there are no units');
  const file = await exported(api.database, stored);
  expect(file).toContain('P103,BX,1.1250,');
  const { counts } = await importRows(api.database, 'units', file);
  expect([counts.changed, counts.refused]).toEqual([0, 0]);
});

test('calls of other programs follow the same rules, with a code beside the sentence', async () => {
  const token = await addTestToken(api);
  const codes = (answer: { body: RowResult[] }) => answer.body.map(({ result, code }) => [result, code]);
  const units = [
    { product: 'P103', unit: 'TN', holds: '500 g' },
    { product: 'P103', unit: 'BX', holds: '4 EA' },
  ];
  expect(codes(await api.call(putUnits, { token, body: units }))).toEqual([
    ['refused', 'unknownUnit'],
    ['new', undefined],
  ]);
  const prices = ['12.125', '1,250'].map((price) => ({ product: 'P101', unit: 'CS', price }));
  const [dotted, grouped] = await Promise.all(prices.map((row) => api.call(putPrices, { token, body: [row] })));
  expect([dotted && codes(dotted), grouped && codes(grouped)]).toEqual([
    [['changed', undefined]],
    [['refused', 'ambiguousNumber']],
  ]);
  const customers = [
    { code: 'C1001', priceFactor: 95 },
    { code: 'C1001', priceFactor: 4.5 },
    { code: 'C1002', priceFactor: 4.5, override: true },
  ];
  expect(codes(await api.call(putCustomers, { token, body: customers }))).toEqual([
    ['refused', 'aboveMost'],
    ['refused', 'unusualPriceFactor'],
    ['changed', undefined],
  ]);
});
