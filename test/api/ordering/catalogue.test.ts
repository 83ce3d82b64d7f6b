import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as endpoints from '#domain/api/products.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, TIDE, tokenOf } from '#test/support/api/fixture.ts';

let api: Api;
const chef = { token: tokenOf('chef') };
const rep = { token: tokenOf('rep') };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

function pick<T extends object, K extends keyof T>(value: T | undefined, names: readonly K[]) {
  return Object.fromEntries(names.map((name) => [name, value?.[name]]));
}

async function keysOf(query: { page?: number; pageSize?: number }): Promise<number[]> {
  const { body } = await api.call(endpoints.listProducts, { ...chef, query });
  return body.map((product) => product.productKey);
}

const FINDS_CALLER = 1;
const LISTED = [101, 102, 103, 104, 105, 106, 107, 109, 110, 111, 112];

test('a product is listed with its units, pictures, documents and categories', async () => {
  await api.database
    .updateTable('product')
    .set({
      brand: 'Kettle Cove',
      list_image: 'egg-1-list.webp',
      card_image: 'egg-1-card.webp',
      detail_images: ['egg-1-detail.webp', 'egg-2-detail.webp'],
      sequence: 7,
      default_quantity: '2.5',
    })
    .where('product_key', '=', 101)
    .execute();
  await api.database
    .insertInto('product_scan')
    .values([
      { product_key: 101, position: 2, key: 'B', name: 'Allergens', body: 'Eggs.' },
      { product_key: 101, position: 1, key: 'A', name: 'Specification', body: 'Large.' },
    ])
    .execute();
  const { body } = await api.call(endpoints.listProducts, chef);
  const [eggs] = body;
  expect(eggs).toEqual({
    productKey: 101,
    productCode: 'P101',
    formattedProductCode: 'P-101',
    description: 'Eggs',
    catalogDescription: 'Eggs',
    pricingUM: 'CS',
    warehouseCode: 'W1',
    sellBys: [
      { unitOfMeasure: 'EA', stockConversion: 1, isPricing: true, sellByMultiple: 0 },
      { unitOfMeasure: 'CS', stockConversion: 24, isPricing: true, sellByMultiple: 0 },
    ],
    priceBys: [
      { unitOfMeasure: 'EA', stockConversion: 1, priceDecimals: 4 },
      { unitOfMeasure: 'CS', stockConversion: 24, priceDecimals: 2 },
    ],
    defaultQuantity: { orderQuantity: 2.5, unitOfMeasure: 'CS' },
    listImage: 'egg-1-list.webp',
    mobileImage: null,
    cardImage: 'egg-1-card.webp',
    detailImages: ['egg-1-detail.webp', 'egg-2-detail.webp'],
    scanDocuments: [
      { key: 'A', name: 'Specification' },
      { key: 'B', name: 'Allergens' },
    ],
    categoryDescription: 'Groceries',
    mainCategoryDescription: 'Food',
    productCategoryCode: '1101',
    productMainCategoryCode: '11',
    productSequence: 7,
    additional: { k0: 'P101', k1: 'Kettle Cove' },
  });
  const details = await api.call(endpoints.getProductDetails, { ...chef, body: [101, 110, 9, 108, 99_999_999_999] });
  expect(details.body).toEqual({
    101: pick(eggs, ['catalogDescription', 'detailImages', 'scanDocuments']),
    110: { catalogDescription: 'Oysters', detailImages: [], scanDocuments: [] },
  });
});

test('a product names its sort code and its brand, also where they are empty', async () => {
  await api.database.updateTable('product').set({ brand: null }).where('product_key', '=', 101).execute();
  const { body } = await api.call(endpoints.listProducts, chef);
  expect(body.find(({ productKey }) => productKey === 101)?.additional).toEqual({ k0: 'P101', k1: null });
  await api.reset();
});

test('the details of many products are loaded in one statement', async () => {
  const statements = await api.countStatements(() => api.call(endpoints.getProductDetails, { ...chef, body: LISTED }));
  expect(statements).toBe(FINDS_CALLER + 1);
});

test('neither product 9 nor a removed one is ever listed, priced, counted or converted', async () => {
  expect(await keysOf({})).toEqual(LISTED);
  const prices = await api.call(endpoints.getPrices, { ...chef, body: { 9: [], 108: [] } });
  expect(prices.body).toEqual({});
  const uncommitted = await api.call(endpoints.getUncommitted, { ...chef, body: [9, 108] });
  expect(uncommitted.body).toEqual({});
  for (const productKey of [9, 108]) {
    for (const to of ['EA', '$']) {
      const query = { productKey, from: 'EA', to };
      expect((await api.call(endpoints.getConversion, { ...chef, query })).status).toBe(404);
    }
  }
});

test('the list comes in pages with the length of the whole list', async () => {
  expect(await keysOf({ page: 1, pageSize: 4 })).toEqual(LISTED.slice(0, 4));
  expect(await keysOf({ page: 3, pageSize: 4 })).toEqual(LISTED.slice(8));
  for (const query of [{}, { page: 2, pageSize: 4 }, { page: 9, pageSize: 1000 }]) {
    const { headers } = await api.call(endpoints.listProducts, { ...chef, query });
    expect(headers['x-total-count']).toBe(String(LISTED.length));
  }
  expect(await keysOf({ page: 9, pageSize: 1000 })).toEqual([]);
});

test.each([
  { page: 1 },
  { pageSize: 10 },
  { page: 0, pageSize: 10 },
  { page: 1, pageSize: 1001 },
  { page: 1.5, pageSize: 5 },
])('the page %o is refused', async (query) => {
  expect((await api.call(endpoints.listProducts, { ...chef, query })).status).toBe(400);
});

test.each(['identity', 'gzip', 'br'])('an unchanged list costs no bytes (%s)', async (encoding) => {
  const headers = { 'accept-encoding': encoding, authorization: `Bearer ${tokenOf('chef')}` };
  const first = await api.app.inject({ url: '/api/product/list', headers });
  const etag = String(first.headers.etag);
  expect({ status: first.statusCode, control: first.headers['cache-control'] }).toEqual({
    status: 200,
    control: 'private, no-cache',
  });
  const again = await api.app.inject({ url: '/api/product/list', headers: { ...headers, 'if-none-match': etag } });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  await api.database.updateTable('product').set({ description: 'Brown eggs' }).where('product_key', '=', 101).execute();
  const changed = await api.app.inject({ url: '/api/product/list', headers: { ...headers, 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
});

test("prices are the customer's own, else the list price times their factor, rounded to the unit's decimals", async () => {
  const body = { 101: [], 102: ['LB', 'CS'], 109: [], 110: ['EA', 'CS'], 424242: [], 99999999999999: ['EA'] };
  const own = await api.call(endpoints.getPrices, { ...chef, body });
  expect({ status: own.status, body: own.body }).toEqual({
    status: 200,
    body: { 101: { EA: 2.0825, CS: 48 }, 102: { LB: 12.5 }, 110: { EA: 3.1, CS: 20 } },
  });
  const factored = await api.call(endpoints.getPrices, { ...rep, customerKey: TIDE, body });
  expect(factored.body).toEqual({ 101: { EA: 1.9784, CS: 45.6 }, 102: { LB: 11.88 }, 110: { EA: 3.325, CS: 19 } });
});

test('with hidden prices every requested product has no price', async () => {
  const { body } = await api.call(endpoints.getPrices, { token: tokenOf('quiet'), body: { 101: ['EA'], 110: [] } });
  expect(body).toEqual({ 101: {}, 110: {} });
  const query = { productKey: 101, from: 'EA', to: '$' };
  expect((await api.call(endpoints.getConversion, { token: tokenOf('quiet'), query })).status).toBe(403);
});

test('a product that the customer may not buy has no price for them', async () => {
  const body = { 106: [], 110: ['EA'] };
  const query = { productKey: 106, from: 'EA', to: '$' };
  expect((await api.call(endpoints.getPrices, { ...chef, body })).body).toEqual({ 110: { EA: 3.1 } });
  expect((await api.call(endpoints.getConversion, { ...chef, query })).status).toBe(404);
  const allowed = { ...rep, customerKey: TIDE };
  expect(Object.keys((await api.call(endpoints.getPrices, { ...allowed, body })).body)).toEqual(['106', '110']);
  expect((await api.call(endpoints.getConversion, { ...allowed, query })).status).toBe(200);
});

test('guests see list prices, or no prices', async () => {
  const ask = () => api.call(endpoints.getPrices, { body: { 110: ['EA'] } });
  expect((await ask()).body).toEqual({ 110: { EA: 3.5 } });
  await api.database.updateTable('site').set({ show_guest_prices: false }).execute();
  expect((await ask()).body).toEqual({ 110: {} });
  await api.database
    .updateTable('site')
    .set({ show_guest_prices: true, user_settings: JSON.stringify({ hidePricing: true }) })
    .execute();
  expect((await ask()).body).toEqual({ 110: {} });
});

test('a thousand products are priced in one statement', async () => {
  const keys = Array.from({ length: 1000 }, (_, index) => 10_000 + index);
  await api.database
    .insertInto('product')
    .values(
      keys.map((product_key) => ({
        product_key,
        product_code: `M${product_key}`,
        formatted_product_code: `M${product_key}`,
        description: 'One of many',
        catalog_description: '',
        brand: null,
        pricing_um: 'EA',
        warehouse_code: 'W1',
        default_unit: 'EA',
        category_code: '1101',
        sequence: null,
        list_image: null,
        mobile_image: null,
        card_image: null,
        alternate_unit: 'EA',
        push_sequence: null,
      })),
    )
    .execute();
  await api.database
    .insertInto('product_unit')
    .values(
      keys.map((product_key) => ({
        product_key,
        unit: 'EA',
        stock_conversion: '1',
        position: 1,
        is_sell: true,
        is_price: true,
        list_price: '1.2345',
      })),
    )
    .execute();
  const body = Object.fromEntries(keys.map((key) => [key, ['EA']]));
  const statements = await api.countStatements(async () => {
    const { body: prices } = await api.call(endpoints.getPrices, { ...chef, body });
    expect(prices).toEqual(Object.fromEntries(keys.map((key) => [key, { EA: 1.2345 }])));
  });
  expect(statements).toBe(FINDS_CALLER + 1);
});

test.each([{ body: [] }, { body: 'all' }, { body: { 101: 'CS' } }, { body: { 101: [5] } }, {}])(
  'the price request %o is refused',
  async (options) => {
    expect((await api.call(endpoints.getPrices, { ...chef, ...options })).status).toBe(400);
  },
);

test('uncommitted stock is returned in the stock unit and in the alternate unit', async () => {
  await api.database.updateTable('product').set({ uncommitted: '-100.5' }).where('product_key', '=', 101).execute();
  const { status, body } = await api.call(endpoints.getUncommitted, {
    ...chef,
    body: [101, 112, 424_242, 99_999_999_999],
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      101: { uncommitted_Stk: -100.5, uncommitted_Alt: -4.19 },
      112: { uncommitted_Stk: 0, uncommitted_Alt: 0 },
    },
  });
});

test("API-13: a unit without a price of its own converts to '$' by its share of the pricing unit", async () => {
  await api.database
    .updateTable('product_unit')
    .set({ list_price: null })
    .where('product_key', '=', 101)
    .where('unit', '=', 'EA')
    .execute();
  const { body } = await api.call(endpoints.getConversion, {
    ...chef,
    query: { productKey: 101, from: 'EA', to: '$' },
  });
  const cases = await api.call(endpoints.getConversion, { ...chef, query: { productKey: 101, from: 'CS', to: '$' } });
  expect(body).toEqual({ factor: Math.round(((cases.body as { factor: number }).factor / 24) * 10_000) / 10_000 });
});

test('units are converted with 4 decimals, and to the price of one', async () => {
  const convert = async (productKey: number, from: string, to: string) => {
    const { status, body } = await api.call(endpoints.getConversion, { ...chef, query: { productKey, from, to } });
    return status === 200 ? body : status;
  };
  expect(await convert(101, 'CS', 'EA')).toEqual({ factor: 24 });
  expect(await convert(101, 'EA', 'CS')).toEqual({ factor: 0.0417 });
  expect(await convert(101, 'EA', '$')).toEqual({ factor: 2.0825 });
  for (const [from, to] of [
    ['EA', 'LB'],
    ['LB', 'EA'],
    ['LB', '$'],
  ] as const) {
    expect(await convert(101, from, to)).toBe(409);
  }
  expect(await convert(424_242, 'EA', 'CS')).toBe(404);
  expect(await convert(99_999_999_999, 'EA', 'CS')).toBe(400);
});

test('categories list what the customer may not buy, to that customer only', async () => {
  const main = await api.call(endpoints.listMainCategories, chef);
  expect(main.body).toEqual([
    { code: '11', description: 'Food' },
    { code: '12', description: 'Supplies' },
  ]);
  const groceries = { code: '1101', description: 'Groceries', parent: '11', isExcluded: false };
  const spirits = { code: '1204', description: 'Spirits', parent: '12' };
  for (const [caller, isExcluded] of [
    [chef, true],
    [{ ...rep, customerKey: OYSTER }, true],
    [{ ...rep, customerKey: TIDE }, false],
    [{}, false],
  ] as const) {
    const categories = await api.call(endpoints.listCategories, caller);
    expect(categories.body).toEqual([groceries, { ...spirits, isExcluded }]);
    const excluded = await api.call(endpoints.listExcludedCategories, caller);
    expect(excluded.body).toEqual(isExcluded ? ['1204'] : []);
  }
  expect(await keysOf({})).toContain(106);
});

test("products that the distributor promotes come in the distributor's order", async () => {
  for (const [productKey, push_sequence] of [
    [112, 1],
    [101, 2],
    [108, 3],
    [9, 4],
  ] as const) {
    await api.database.updateTable('product').set({ push_sequence }).where('product_key', '=', productKey).execute();
  }
  const { body } = await api.call(endpoints.listPushProductKeys, chef);
  expect(body).toEqual([
    { productKey: 112, sequence: 1 },
    { productKey: 101, sequence: 2 },
  ]);
});
