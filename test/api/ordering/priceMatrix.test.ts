import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchOrders } from '#domain/api/integration.ts';
import { putPrices, putUnits } from '#domain/api/integrationData.ts';
import { getPrices } from '#domain/api/products.ts';
import { openPriceList } from '#domain/api/reports.ts';
import { decimal } from '#domain/decimal.ts';
import type { PriceBreak } from '#domain/product/price.ts';
import { priceAt } from '#domain/product/priceAt.ts';
import { importTarget } from '#server/modules/dataImport/write/importTargets.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { exported, importRows } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  token = await addTestToken(api);
  await api.call(putUnits, { token, body: [{ product: 'P101', unit: 'TR', holds: '1/3', sell: 'no', price: 'yes' }] });
  const { body } = await api.call(putPrices, { token, body: SENT });
  expect(body.map(({ result }) => result)).not.toContain('refused');
});
afterAll(() => api.stop());

const eggs = { product: 'P101' };
const ofOyster = { ...eggs, customer: 'C1001' };
const SENT = [
  { ...eggs, unit: 'EA', price: 2.2, from: '2026-04-01' },
  { ...eggs, unit: 'EA', price: 2.0825, to: '2026-03-31' },
  { ...eggs, unit: 'EA', price: 2, fromQuantity: 240 },
  { ...eggs, unit: 'CS', price: 44, fromQuantity: 10, from: '2026-04-01', to: '2026-04-30' },
  { ...eggs, unit: 'TR', price: 0.75 },
  { ...eggs, unit: 'TR', price: 0.7, fromQuantity: 720, to: '2026-04-30' },
  { ...ofOyster, unit: 'CS', price: 46, from: '2026-04-01', to: '2026-04-30' },
  { ...ofOyster, unit: 'TR', price: 0.6, fromQuantity: 72, from: '2026-05-01' },
];

const UNITS = ['EA', 'CS', 'TR'] as const;
/** How many of each unit are 24 EA. */
const IN_24 = { EA: 24, CS: 1, TR: 72 };

/** The last half hour of March and the first of April where the distributor is. */
const INSTANTS = {
  '2026-03-31': '2026-04-01T03:30:00Z',
  '2026-04-01': '2026-04-01T04:30:00Z',
  '2026-05-01': '2026-05-01T16:00:00Z',
};
type Day = keyof typeof INSTANTS;

const chef = buyerAt(() => api, 'chef');
const baker = buyerAt(() => api, 'baker');

/** Of 24 EA and of 240 EA, by EA, CS and TR. The baker pays 95 percent of list prices and has no contract. */
const MATRIX: [Day, string, typeof chef, readonly [number[], number[]]][] = [
  [
    '2026-03-31',
    'chef',
    chef,
    [
      [2.0825, 48, 0.75],
      [2, 48, 0.7],
    ],
  ],
  [
    '2026-04-01',
    'chef',
    chef,
    [
      [2.2, 46, 0.75],
      [2, 46, 0.7],
    ],
  ],
  [
    '2026-05-01',
    'chef',
    chef,
    [
      [2.2, 48, 0.6],
      [2, 48, 0.6],
    ],
  ],
  [
    '2026-03-31',
    'baker',
    baker,
    [
      [1.9784, 45.6, 0.7125],
      [1.9, 45.6, 0.665],
    ],
  ],
  [
    '2026-04-01',
    'baker',
    baker,
    [
      [2.09, 45.6, 0.7125],
      [1.9, 41.8, 0.665],
    ],
  ],
  [
    '2026-05-01',
    'baker',
    baker,
    [
      [2.09, 45.6, 0.7125],
      [1.9, 45.6, 0.7125],
    ],
  ],
];

const reached = (breaks: readonly PriceBreak[], unit: (typeof UNITS)[number], times: number) =>
  priceAt(breaks, decimal(IN_24[unit]).times(times))?.toNumber();

async function listed(buyer: typeof chef, query: { date?: string }): Promise<unknown> {
  const { body } = await buyer.call(getPrices, { body: { 101: [] }, query: { ...query, breaks: true } });
  const prices = (body as unknown as Record<string, Record<string, PriceBreak[]>>)[101] ?? {};
  return [1, 10].map((times) => UNITS.map((unit) => reached(prices[unit] ?? [], unit, times)));
}

async function reported(buyer: typeof chef, effectiveDate: string): Promise<unknown> {
  const { body } = await buyer.call(openPriceList, { query: { effectiveDate, allProducts: true, format: 'csv' } });
  const { body: text } = await api.app.inject({ url: `/doc/${body.id}` });
  const rows = parse<Record<string, string>>(text, { columns: true, bom: true }).filter(({ Item }) => Item === 'P-101');
  const breaksOf = (unit: string) =>
    rows
      .filter((row) => row['Price Unit'] === unit)
      .map((row) => ({ fromQuantity: Number(row['From Quantity']), price: Number(row.Price) }));
  return [1, 10].map((times) => UNITS.map((unit) => reached(breaksOf(unit), unit, times)));
}

const lines = (times: number) =>
  UNITS.map((unit) => ({
    productKey: 101,
    unitOfMeasure: 'EA',
    unitOfMeasure_Prc: unit,
    orderQuantity: 24 * times,
  }));

async function inCart(buyer: typeof chef, times: number): Promise<unknown> {
  await buyer.clear();
  await buyer.addAll(lines(times));
  return (await buyer.cart()).lines.map(({ unitPrice }) => unitPrice);
}

async function ordered(buyer: typeof chef): Promise<unknown> {
  await buyer.changeHeader({ customer_PO: 'PO-1' });
  const { body } = await buyer.submit();
  const { body: orders } = await api.call(fetchOrders, { token, query: {} });
  const order = orders.find(({ orderNumber }) => orderNumber === body.orderNumber);
  return order?.lines.map(({ unitPrice }) => unitPrice);
}

describe.each(MATRIX)('on %s for the %s', (day, _, buyer, prices) => {
  test('prices are the same in the list, the cart, the order and the order that goes out', async () => {
    expect(await listed(buyer, { date: day })).toEqual(prices);
    await api.travelTo(INSTANTS[day]);
    expect(await listed(buyer, {})).toEqual(prices);
    for (const [place, times] of [1, 10].entries()) {
      expect(await inCart(buyer, times)).toEqual(prices[place]);
      expect(await ordered(buyer)).toEqual(prices[place]);
    }
  });

  test('RPT-05: the price list has the prices of its effective date, whenever it is opened', async () => {
    expect(await reported(buyer, day)).toEqual(prices);
  });

  test('an export of prices brings them back', async () => {
    const files: [string, string][] = [];
    for (const kind of ['prices', 'contractPrices']) {
      const target = importTarget(kind);
      if (target) files.push([kind, await exported(api.database, target)]);
    }
    await sql`update product_unit set list_price = null`.execute(api.database);
    await sql`delete from customer_price`.execute(api.database);
    await sql`delete from conditional_price`.execute(api.database);
    for (const [kind, file] of files) {
      const { counts } = await importRows(api.database, kind, file);
      expect([kind, counts.refused]).toEqual([kind, 0]);
      const target = importTarget(kind);
      expect(target && (await exported(api.database, target))).toBe(file);
    }
    expect(await listed(buyer, { date: day })).toEqual(prices);
  });
});

test('a price that begins at midnight is told in the cart and asks for consent', async () => {
  await api.travelTo(INSTANTS['2026-03-31']);
  await chef.add({ productKey: 101, unitOfMeasure: 'EA', unitOfMeasure_Prc: 'EA', orderQuantity: 24 });
  expect((await chef.cart()).lines).toMatchObject([{ unitPrice: 2.0825, previousUnitPrice: null }]);
  await api.travelTo(INSTANTS['2026-04-01']);
  expect((await chef.cart()).lines).toMatchObject([{ unitPrice: 2.2, previousUnitPrice: 2.0825, extension: 52.8 }]);
  expect((await chef.submit()).body).toMatchObject({ accepted: false, codes: ['pricesRose', 'pricesRose'] });
  await api.travelTo('2026-04-01T04:40:00Z');
  expect((await chef.submit()).body).toMatchObject({ accepted: true, estimatedTotal: 67.8 });
});

test('a new quantity changes the default price of its line, and never an override', async () => {
  const rep = buyerAt(() => api, 'rep', 1001);
  const sent = { productKey: 101, unitOfMeasure: 'EA', unitOfMeasure_Prc: 'EA', orderQuantity: 24 };
  const { body } = await rep.add(sent);
  const id = body.cartLineItem.id ?? 0;
  const more = async (change: object) => {
    await rep.update(id, { ...sent, ...change });
    const [line] = (await rep.cart()).lines;
    return [line?.unitPrice, line?.isOverridePrice, line?.previousUnitPrice];
  };
  expect(await more({ orderQuantity: 240 })).toEqual([2, false, null]);
  expect(await more({ orderQuantity: 239.99 })).toEqual([2.0825, false, null]);
  expect(await more({ orderQuantity: 24, overridePrice: 1.5 })).toEqual([1.5, true, null]);
  expect(await more({ orderQuantity: 240, overridePrice: 1.5 })).toEqual([1.5, true, null]);
  await rep.clear();
  await rep.addAll([
    { ...sent, orderQuantity: 200 },
    { ...sent, orderQuantity: 40 },
  ]);
  expect((await rep.cart()).lines).toMatchObject([{ orderQuantity: 240, unitPrice: 2, previousUnitPrice: null }]);
});

test('without breaks each unit has the price of one, and a date must be one', async () => {
  const { body } = await chef.call(getPrices, { body: { 101: [] }, query: { date: '2026-04-01' } });
  expect(body).toEqual({ 101: { EA: 2.2, CS: 46, TR: 0.75 } });
  expect((await chef.call(getPrices, { body: {}, query: { date: 'tomorrow' } })).status).toBe(400);
});
