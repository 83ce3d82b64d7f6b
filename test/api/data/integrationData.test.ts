import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { putCustomers, putPrices, putProducts, putStock, putUnits } from '#domain/api/integrationData.ts';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { beginImport } from '#server/modules/dataImport/importLock.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { heldUp } from '#test/support/database/heldUp.ts';
import { rowText } from '#test/support/files/importedRows.ts';
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

const chef = buyerAt(() => api, 'chef');
const answered = ({ body }: { body: readonly RowResult[] }) => body.map(rowText);
const product = { code: 'N1', description: 'Squid ink', category: '1101', defaultUnit: 'CS' };

test('a product with its unit, price and stock is ordered at the price of the customer', async () => {
  expect(answered(await api.call(putProducts, { token, body: [{ ...product, key: 7001 }] }))).toEqual(['1 new']);
  const priced = [
    { product: 'N1', unit: 'CS', price: 60 },
    { customer: 'C1001', product: 'N1', unit: 'CS', price: '52.50' },
  ];
  expect(answered(await api.call(putPrices, { token, body: priced }))).toEqual(['1 changed', '2 new']);
  expect(answered(await api.call(putStock, { token, body: [{ product: 'N1', available: 12 }] }))).toEqual([
    '1 changed',
  ]);
  await chef.add({ productKey: 7001, unitOfMeasure: 'CS', orderQuantity: 2 });
  expect((await chef.cart()).lines).toMatchObject([{ unitPrice: 52.5, extension: 105 }]);
});

test('a repeated row is unchanged, and a refused row does not block the others', async () => {
  const batch = [product, { ...product, code: 'N2', category: 'nowhere' }, product];
  expect(answered(await api.call(putProducts, { token, body: batch }))).toEqual([
    '1 new',
    expect.stringMatching(/^2 refused category nowhere: /),
    expect.stringMatching(/^3 refused {2}N1: /),
  ]);
  expect(answered(await api.call(putProducts, { token, body: [product] }))).toEqual(['1 same']);
});

test('a name that is not known refuses its row', async () => {
  expect(answered(await api.call(putProducts, { token, body: [{ ...product, colour: 'black' }] }))).toEqual([
    '1 refused colour : unknown field "colour": Use the names in the API reference, or remove it',
  ]);
});

test('units have conversions, and customers names', async () => {
  const units = [
    { product: 'P101', unit: 'PAL', holds: 40 },
    { product: 'P101', unit: 'BOX', holds: 0 },
  ];
  expect(answered(await api.call(putUnits, { token, body: units }))).toEqual([
    '1 new',
    expect.stringMatching(/^2 refused holds 0: /),
  ]);
  const customers = [
    { code: 'C1001', name: 'The Gilded Oyster, Portland' },
    { code: 'C7', name: 'x'.repeat(300) },
  ];
  expect(answered(await api.call(putCustomers, { token, body: customers }))).toEqual([
    '1 changed',
    expect.stringMatching(/^2 refused name x+…: /),
  ]);
});

test('a batch of more than a thousand rows is refused as a whole', async () => {
  const body = Array.from({ length: 1001 }, (_, at) => ({ product: `P${at}`, available: 1 }));
  expect((await api.call(putStock, { token, body })).status).toBe(400);
});

test('a batch waits until a file is imported, whatever its rows are', async () => {
  const answer = await heldUp({
    database: api.database,
    lock: beginImport,
    rivals: 1,
    run: () => api.call(putStock, { token, body: [{ product: 'P101', available: 12 }] }),
  });
  expect(answered(answer)).toEqual(['1 changed']);
});

test('a batch takes as many statements for many rows as for one', async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ ...product, code: `N${count}-${at}` }));
  const statements = (count: number) => api.countStatements(() => api.call(putProducts, { token, body: rows(count) }));
  expect(await statements(500)).toBe(await statements(1));
});

test('a customer has a language, which is one of the shop', async () => {
  const put = async (language: string | null) =>
    answered(await api.call(putCustomers, { token, body: [{ code: 'C1001', language }] }));
  expect(await put('ES')).toEqual(['1 changed']);
  expect(await put('es')).toEqual(['1 same']);
  expect(await put('fr')).toEqual([expect.stringMatching(/^1 refused language fr: .*en.*es/)]);
  expect(await put(null)).toEqual(['1 changed']);
});
