import { RawNode, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Query } from '#domain/api/endpoint.ts';
import * as endpoints from '#domain/api/products.ts';
import { SORT_FIELDS } from '#domain/settings/preferences.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import { findProductPage } from '#server/modules/catalog/productPageRepository.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine } from '#test/support/api/guideCalls.ts';
import { addManyProducts } from '#test/support/api/manyProducts.ts';

type Asked = Query<typeof endpoints.listProducts>;

let api: Api;
const chef = { token: tokenOf('chef') };
const guides = guideCallsOf(() => api, 'chef');
const ALL = { page: 1, pageSize: 100 };
const FINDS_CALLER = 1;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const ask = (query: Asked, caller: object = chef) => api.call(endpoints.listProducts, { ...caller, query });

async function list(query: Asked, caller: object = chef) {
  const { body, headers } = await ask({ ...ALL, ...query }, caller);
  return { keys: body.map((product) => product.productKey), total: Number(headers['x-total-count']) };
}

async function set(productKey: number, values: { description?: string; brand?: string | null; sequence?: number }) {
  await api.database.updateTable('product').set(values).where('product_key', '=', productKey).execute();
}

describe('a page is sorted', () => {
  test('by description without regard to case and accents, numbers by their value, equal ones by key', async () => {
    const descriptions = ['éclair', 'Pan 10"', 'pan 9"', 'Eclair', 'ÉCLAIR', 'apple'];
    for (const [index, description] of descriptions.entries()) await set(101 + index, { description });
    const { keys } = await list({ sortBy: 'description', mainCategory: '11', pageSize: 5 });
    expect(keys).toEqual([101, 104, 105, 107, 110]);
    expect((await list({ sortBy: 'description' })).keys).toEqual([
      106, 101, 104, 105, 107, 110, 103, 102, 111, 109, 112,
    ]);
  });

  test('by product code, numbers by their value', async () => {
    for (const [code, productKey] of [
      ['a9', 112],
      ['A10', 101],
      ['Q1', 104],
    ] as const) {
      await api.database
        .updateTable('product')
        .set({ product_code: code })
        .where('product_key', '=', productKey)
        .execute();
    }
    const { keys } = await list({ sortBy: 'productCode' });
    expect(keys).toEqual([112, 101, 102, 103, 105, 106, 107, 109, 110, 111, 104]);
  });

  test('by brand, those without one last, equal ones by description', async () => {
    await api.database.updateTable('product').set({ brand: null }).execute();
    for (const [productKey, brand] of [
      [103, 'Zest'],
      [112, 'cove'],
      [101, 'Cove'],
      [106, ''],
    ] as const) {
      await set(productKey, { brand });
    }
    const { keys } = await list({ sortBy: 'brand' });
    expect(keys).toEqual([106, 101, 112, 103, 104, 105, 107, 110, 111, 109, 102]);
  });

  test('by sequence, one that is not set as 9999, equal ones by description', async () => {
    for (const [productKey, sequence] of [
      [112, 2],
      [101, 2],
      [107, 1],
      [103, 10_000],
      [109, 9999],
    ] as const) {
      await set(productKey, { sequence });
    }
    const { keys } = await list({ sortBy: 'sequence' });
    expect(keys).toEqual([107, 101, 112, 104, 105, 110, 111, 109, 102, 106, 103]);
  });
});

describe('a page is of', () => {
  test('a category, a main category or both, also of what the customer may not buy', async () => {
    const groceries = [101, 102, 103, 104, 105, 107, 109, 110, 111, 112];
    expect(await list({ category: '1101' })).toEqual({ keys: groceries, total: 10 });
    expect(await list({ mainCategory: '12' })).toEqual({ keys: [106], total: 1 });
    expect(await list({ mainCategory: '11', category: '1101', page: 2, pageSize: 8 })).toEqual({
      keys: [111, 112],
      total: 10,
    });
    const none = { keys: [], total: 0 };
    expect(await list({ mainCategory: '12', category: '1101' })).toEqual(none);
    expect(await list({ category: 'Nothing' })).toEqual(none);
  });

  test("one of the customer's guides, named in any case, in the guide's own order", async () => {
    const lines = [
      guideLine(112, 1, 'LB', 3),
      guideLine(101, 1, 'CS', 3),
      guideLine(110, 1, 'EA', 1),
      guideLine(107, 1, 'EA', 20_000),
    ];
    await guides.create('Été İ ΣΑΣ', lines);
    await set(112, { sequence: 1 });
    const shown = await list({ guide: 'éTÉ İ σας', sortBy: 'sequence' });
    expect(shown).toEqual({ keys: [110, 101, 112, 107], total: 4 });
    await guides.patch('Été İ ΣΑΣ', { lines: [guideLine(107, 1, 'EA', 2)] });
    expect((await list({ guide: 'Été İ ΣΑΣ', sortBy: 'sequence' })).keys).toEqual([110, 107, 101, 112]);
    expect(await list({ guide: 'Été İ ΣΑΣ', pageSize: 3 })).toEqual({ keys: [101, 107, 110], total: 4 });
    expect(await list({ guide: 'Été İ ΣΑΣ', category: '1204' })).toEqual({ keys: [], total: 0 });
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 110).execute();
    expect((await list({ guide: 'Été İ ΣΑΣ' })).total).toBe(3);
  });

  test('no guide that the caller does not have', async () => {
    await guides.create('Weekly', [guideLine(101, 1, 'CS')]);
    const rep = { token: tokenOf('rep') };
    expect((await ask({ ...ALL, guide: 'Weekly' }, { ...rep, customerKey: 1001 })).status).toBe(200);
    for (const [caller, guide] of [
      [chef, 'Nothing'],
      [chef, ''],
      [chef, 'Weekly '],
      [{ ...rep, customerKey: TIDE }, 'Weekly'],
      [{ token: tokenOf('baker') }, 'Weekly'],
      [{}, 'Weekly'],
    ] as const) {
      expect(await ask({ ...ALL, guide }, caller)).toMatchObject({
        status: 404,
        body: { message: guidesText('guide.guides.absent') },
      });
    }
  });
});

test.each([
  { sortBy: 'description' },
  { category: '1101' },
  { mainCategory: '11' },
  { guide: 'Weekly' },
  { page: 1, sortBy: 'brand' },
  { ...ALL, sortBy: 'price' },
  { ...ALL, sortBy: '' },
  { ...ALL, category: 'x'.repeat(101) },
  { ...ALL, category: '\0' },
])('%o is refused', async (query) => {
  const { statusCode } = await api.app.inject({
    url: '/api/product/list',
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { authorization: `Bearer ${chef.token}` },
  });
  expect(statusCode).toBe(400);
});

test('fields unknown to the contract change nothing', async () => {
  const headers = { authorization: `Bearer ${chef.token}` };
  expect((await api.app.inject({ url: '/api/product/list?search=eggs', headers })).statusCode).toBe(200);
});

describe('among a thousand products', () => {
  beforeEach(() => addManyProducts(api.database, 1000));

  test('a page is read once for a version, and its list counted with the first', async () => {
    const statements = (query: Asked) => api.countStatements(() => ask({ page: 1, pageSize: 24, ...query }));
    for (const sortBy of SORT_FIELDS) {
      for (const filter of [{}, { category: '1101' }, { mainCategory: '11' }]) {
        expect(await statements({ sortBy, ...filter })).toBe(FINDS_CALLER + 1);
        expect(await statements({ sortBy, ...filter })).toBe(FINDS_CALLER);
      }
    }
    const keysNow = async () => (await list({ sortBy: 'description', category: '1101', pageSize: 2 })).keys;
    expect(await keysNow()).toEqual([104, 105]);
    await set(10_500, { description: 'Ale' });
    expect(await keysNow()).toEqual([10_500, 104]);
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '>', 10_900).execute();
    const { total } = await list({ sortBy: 'description', category: '1101', pageSize: 2 });
    expect(total).toBe(910);
  });

  test('a page of a guide is one statement, and is read each time', async () => {
    await guides.create('Weekly', [guideLine(101, 1, 'CS'), guideLine(10_100, 1, 'EA')]);
    for (const _ of [1, 2]) {
      const statements = await api.countStatements(async () => {
        const { headers } = await ask({ ...ALL, guide: 'Weekly', sortBy: 'brand' });
        expect([headers['cache-control'], headers['x-total-count']]).toEqual(['no-store', '2']);
      });
      expect(statements).toBe(FINDS_CALLER + 1);
    }
  });

  test.each([
    { category: null, index: 'product_by_description' },
    { category: '1204', index: 'product_of_category' },
  ])(
    'the products of a page by description are found in an index (category $category)',
    async ({ category, index }) => {
      const { database } = api;
      await database.updateTable('product').set({ category_code: '1204' }).where('product_key', '>', 10_500).execute();
      await sql`analyze product`.execute(database);
      const plan: string[] = [];
      const explained = database.withPlugin({
        transformQuery: ({ node }) => {
          if (!RawNode.is(node)) throw new Error('a page is not asked for in SQL');
          return { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] };
        },
        transformResult: async ({ result }) => {
          plan.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
          return result;
        },
      });
      const filters = { mainCategory: null, category, sortBy: 'description' as const };
      await findProductPage(explained, filters, { page: 1, pageSize: 24 }, 1011);
      expect(plan.join('\n')).toMatch(new RegExp(`Limit.*\n *-> *Index Scan using ${index} on product`));
    },
  );
});
