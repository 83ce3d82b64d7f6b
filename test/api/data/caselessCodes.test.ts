import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putInvoices, putOrders } from '#domain/api/integration.ts';
import { putCustomers, putPrices, putProducts, putUnits } from '#domain/api/integrationData.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  token = await addTestToken(api);
});
afterAll(() => api.stop());

async function take(kind: string, ...lines: string[]) {
  const { results } = await importRows(api.database, kind, lines.join('\n'));
  return results.map(rowText);
}

async function codesLike(table: string, column: string, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select ${sql.ref(column)} as code from ${sql.table(table)}
    where lower(${sql.ref(column)}) = ${code.toLowerCase()} order by 1`.execute(api.database);
  return rows.map((row) => row.code);
}

const readAs = (column: string, typed: string, code: string) =>
  `${column} ${typed}: ${column} "${typed}" and ${code} differ by case alone: read as ${code}`;

test('a file names what the shop has in any case, and makes no second one', async () => {
  expect(await take('products', 'code,description', 'p101,Brown eggs', 'P101,Eggs')).toEqual([
    `2 changed ${readAs('code', 'p101', 'P101')}`,
    '3 refused  P101: P101 is already in line 2: Remove one of them. The first one is used',
  ]);
  expect(await take('products', 'code,description,category,um', 'New1,One,1101,EA', 'NEW1,Other,1101,EA')).toEqual([
    '2 new',
    '3 refused  New1: New1 is already in line 2: Remove one of them. The first one is used',
  ]);
  expect(await take('customers', 'code,name', 'c1001,Oyster')).toEqual([
    `2 changed ${readAs('code', 'c1001', 'C1001')}`,
  ]);
  expect(await take('units', 'product,unit,holds', 'p101,cs,24', 'P103,Bx,5', 'P103,BX,6')).toEqual([
    `2 same ${readAs('product', 'p101', 'P101')}`,
    `2 same ${readAs('unit', 'cs', 'CS')}`,
    '3 new',
    '4 refused  P103, Bx: P103, Bx is already in line 3: Remove one of them. The first one is used',
  ]);
  expect(await take('shipTos', 'customer,code,city', 'c1001,main,Bath')).toEqual([
    `2 changed ${readAs('customer', 'c1001', 'C1001')}`,
    `2 changed ${readAs('code', 'main', 'MAIN')}`,
  ]);
  expect(await take('prices', 'product,unit,price', 'p101,Cs,48')).toEqual([
    `2 same ${readAs('product', 'p101', 'P101')}`,
    `2 same ${readAs('unit', 'Cs', 'CS')}`,
  ]);
  expect([
    await codesLike('product', 'product_code', 'P101'),
    await codesLike('customer', 'customer_code', 'c1001'),
  ]).toEqual([['P101'], ['C1001']]);
});

test('categories, their parents and excluded ones are named in any case', async () => {
  const head = 'code,description,parent';
  expect(await take('categories', head, 'Fr,Fruit,', 'fr1,Apples,FR', 'FR1,Pears,Fr')).toEqual([
    '2 new',
    `3 new ${readAs('parent', 'FR', 'Fr')}`,
    '4 refused  fr1: fr1 is already in line 3: Remove one of them. The first one is used',
  ]);
  expect(await take('customers', 'code,excludedCategories', 'C1001,FR1;fR1')).toEqual(['2 changed']);
  expect(await take('customers', 'code,excludedCategories', 'C1001,fr1')).toEqual(['2 same']);
});

test('an order number in another case is the same order, and its file is unchanged when it comes again', async () => {
  const head = 'order,line,customer,date,product,description,quantity,unit,price';
  const lines = ['h-1,1,c1001,2026-01-05,p101,Eggs,1,cs,48', 'H-1,2,C1001,2026-01-05,frt,Freight,1,EA,5'];
  expect((await take('orders', head, ...lines)).filter((text) => text.includes('new'))).not.toEqual([]);
  expect(await codesLike('sales_order', 'order_number', 'H-1')).toEqual(['h-1']);
  await take('products', 'code,description,category,um', 'FRT,Freight,1101,EA');
  const again = await importRows(api.database, 'orders', [head, ...lines].join('\n'));
  expect(again.counts).toMatchObject({ same: 2, refused: 0 });
  const body = [{ orderNumber: 'H-1', status: 'Shipped' }];
  expect((await api.call(putOrders, { token, body })).body[0]?.result).toBe('changed');
});

test('calls follow the same rule', async () => {
  const results = ({ body }: { body: RowResult[] }) => body.map(({ line, result }) => [line, result]);
  const products = [{ code: 'p101', description: 'Eggs' }];
  expect(results(await api.call(putProducts, { token, body: products }))).toEqual([[1, 'same']]);
  const customers = [
    { code: 'X1', name: 'One' },
    { code: 'x1', name: 'Other' },
  ];
  expect(results(await api.call(putCustomers, { token, body: customers }))).toEqual([
    [1, 'new'],
    [2, 'refused'],
  ]);
  const unit = { product: 'P101', unit: 'ea', holds: 1 };
  expect(results(await api.call(putUnits, { token, body: [unit] }))).toEqual([[1, 'same']]);
  const lines = [{ productCode: 'p101', quantity: 1, unit: 'cs', unitPrice: 48, extension: 48 }];
  const invoice = {
    code: 'A',
    kind: 'invoice',
    customerCode: 'c1001',
    issuedOn: '2026-03-04',
    lineTotal: 48,
    total: 48,
    lines,
  };
  for (const result of ['new', 'same'])
    expect((await api.call(putInvoices, { token, body: [invoice] })).body[0]?.result).toBe(result);
});

test('stored codes that differ by case alone stay, are matched exactly, and no other spelling of them is guessed', async () => {
  await take('products', 'code,description,category,um', 'Q1,Queso,1101,EA');
  await take('products', 'code,description,category,um', 'Q2,Quince,1101,EA');
  await sql`update product set product_code = 'q1' where product_code = 'Q2'`.execute(api.database);
  expect(await take('products', 'code,description', 'q1,Quinces', 'Q1,Queso')).toEqual(['2 changed', '3 same']);
  expect(await codesLike('product', 'product_code', 'q1')).toEqual(['Q1', 'q1']);
  await sql`update product set product_code = 'QQ' where product_code = 'Q1'`.execute(api.database);
  await sql`update product set product_code = 'qq' where product_code = 'q1'`.execute(api.database);
  const prices = [{ product: 'Qq', unit: 'EA', price: 1 }];
  expect((await api.call(putPrices, { token, body: prices })).body).toMatchObject([
    { result: 'refused', column: 'product', code: 'ambiguousCode' },
  ]);
});
