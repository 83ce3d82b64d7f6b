import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putUnits } from '#domain/api/integrationData.ts';
import { getCatalogue, getConversion, getUncommitted, listProducts } from '#domain/api/products.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { exported, importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await take('units', 'product,unit,holds,price', 'P104,FT,1/3,no');
  await take('prices', 'product,unit,price', 'P104,LB,12');
});
afterAll(() => api.stop());

const chef = buyerAt(() => api, 'chef');
const inFeet = { productKey: 104, unitOfMeasure: 'FT', unitOfMeasure_Prc: 'LB', orderQuantity: 30 };

async function take(kind: string, ...lines: string[]) {
  const { results } = await importRows(api.database, kind, lines.join('\n'));
  return results.map(rowText);
}

test('30 FT of a third of a yard cost ten yards, in the cart and in the order', async () => {
  const { body } = await chef.add(inFeet);
  expect(body).toMatchObject({ cartLineItem: { extension: 120, priceConversion: 0.3333, isEstimate: false } });
  await chef.submit();
  const { rows } =
    await sql`select l.extension::float, l.price_conversion::float as factor from sales_order_line l`.execute(
      api.database,
    );
  expect(rows).toEqual([{ extension: 120, factor: 0.33333333 }]);
});

test('the list has the fraction beside its four decimals, for units that need it alone', async () => {
  const { body } = await chef.call(listProducts);
  expect(body.find(({ productKey }) => productKey === 104)?.sellBys).toEqual([
    { unitOfMeasure: 'LB', stockConversion: 1, isPricing: true, sellByMultiple: 0.25 },
    { unitOfMeasure: 'FT', stockConversion: 0.3333, exactConversion: '1/3', isPricing: false, sellByMultiple: 0 },
  ]);
  const factor = async (from: string, to: string) =>
    (await chef.call(getConversion, { query: { productKey: 104, from, to } })).body;
  expect([await factor('FT', 'LB'), await factor('LB', 'FT')]).toEqual([{ factor: 0.3333 }, { factor: 3 }]);
});

test('stock in the second unit is counted by the fraction', async () => {
  await sql`update product set uncommitted = 10, alternate_unit = 'FT' where product_key = 104`.execute(api.database);
  const { body } = await chef.call(getUncommitted, { body: [104] });
  expect(body).toEqual({ 104: { uncommitted_Stk: 10, uncommitted_Alt: 30 } });
});

test('a fraction that replaces its four decimals is a new version of the catalog', async () => {
  await take('units', 'product,unit,holds', 'P104,FT,0.3333');
  const before = (await chef.call(getCatalogue)).headers.etag;
  expect(await take('units', 'product,unit,holds', 'P104,FT,1/3')).toEqual([
    '2 changed holds 1/3: holds "1/3" is a fraction: read as 1/3',
  ]);
  expect((await chef.call(getCatalogue)).headers.etag).not.toBe(before);
});

test('an export writes what an import reads as the same, and pieces of fractions stay exact', async () => {
  const token = await addTestToken(api);
  const body = [
    { product: 'P104', unit: 'FT', holds: '2/6' },
    { product: 'P104', unit: 'RL', holds: '4 FT' },
    { product: 'P104', unit: 'G', holds: 0.00220462262 },
  ];
  const answer = await api.call(putUnits, { token, body });
  expect(answer.body.map(({ result, hint }) => [result, hint])).toEqual([
    ['same', 'read as 1/3'],
    ['new', 'read as 1 1/3'],
    ['new', 'read as 0.0022046226'],
  ]);
  const stored = importTarget('units');
  if (!stored) throw new Error('there are no units');
  const file = await exported(api.database, stored);
  for (const line of ['P104,FT,1/3,', 'P104,RL,1 1/3,', 'P104,G,0.0022046226,']) expect(file).toContain(line);
  const { counts } = await importRows(api.database, 'units', file);
  expect([counts.changed, counts.refused]).toEqual([0, 0]);
});

test('an order from a file is priced by the fraction where it states no amount', async () => {
  await take(
    'orders',
    'order,line,customer,date,product,quantity,unit,price,priceUnit',
    'H1,1,C1001,2026-01-05,P104,9000000,FT,12,LB',
  );
  const { rows } = await sql`select extension::text from sales_order_line where order_id =
    (select id from sales_order where order_number = 'H1')`.execute(api.database);
  expect(rows).toEqual([{ extension: '36000000.00' }]);
});
