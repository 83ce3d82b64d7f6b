import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getCart } from '#domain/api/cart.ts';
import { getOrder } from '#domain/api/history.ts';
import { putProducts } from '#domain/api/integrationData.ts';
import {
  getCatalogue,
  getProductDetails,
  listCategories,
  listMainCategories,
  listProducts,
} from '#domain/api/products.ts';
import { unpackCatalogue } from '#domain/catalog/packedTable.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { importRows, rowText } from '#test/support/files/importedRows.ts';
import { addTestToken } from '#test/support/partners/smallErp.ts';

let api: Api;
const chef = { token: tokenOf('chef') };
const cookie = { headers: { cookie: 'language=es' } };
const buyer = buyerAt(() => api, 'chef');

async function put(rows: object[]) {
  const token = await addTestToken(api);
  return (await api.call(putProducts, { token, body: rows })).body.map(rowText);
}

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await put([
    { code: 'P101', descriptionEs: 'Huevos', textEs: 'Huevos frescos' },
    { code: 'P110', descriptionEs: 'Ostras' },
  ]);
});
afterAll(() => api.stop());

const listed = async (query: object) =>
  (await api.call(listProducts, { ...chef, query: { page: 1, pageSize: 100, sortBy: 'description', ...query } })).body;
const namesOf = (products: readonly { description: string }[]) => products.map(({ description }) => description);

describe('products are shown in the language of the reader', () => {
  test('in lists, sorted by it, with the main text where there is none', async () => {
    const spanish = namesOf(await listed({ language: 'es' }));
    expect(spanish).toEqual(
      namesOf(await listed({}))
        .map((name) => ({ Eggs: 'Huevos', Oysters: 'Ostras' })[name] ?? name)
        .toSorted(),
    );
    expect(spanish).toContain('Huevos');
    expect(spanish).toContain('Cheddar');
  });

  test('on the product page', async () => {
    const details = async (headers: object) =>
      (await api.call(getProductDetails, { ...chef, ...headers, body: [101, 110] })).body;
    const textsOf = async (headers: object) =>
      Object.values(await details(headers)).map(({ catalogDescription }) => catalogDescription);
    expect(await textsOf(cookie)).toEqual(['Huevos frescos', 'Oysters']);
    expect(await textsOf({})).toEqual(['Eggs', 'Oysters']);
  });

  test('in the catalog, which has the main texts for the search besides', async () => {
    const { body } = await api.call(getCatalogue, { ...chef, query: { language: 'es' } });
    const names = namesOf(unpackCatalogue(body));
    expect(names).toEqual(expect.arrayContaining(['Huevos', 'Ostras', 'Cheddar']));
    expect(body.columns.mainDescriptions?.filter((text) => text !== '')).toEqual(['Eggs', 'Oysters']);
  });

  test('in messages of the cart', async () => {
    await buyer.add({ productKey: 101, unitOfMeasure: 'CS', orderQuantity: 1 });
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 101).execute();
    const { body } = await api.call(getCart, { ...chef, ...cookie });
    expect(body.messages).toEqual([expect.stringMatching(/^P-101 Huevos/)]);
  });
});

describe('the catalog of one language is never that of another', () => {
  const asked = (query: object, tag?: string) =>
    api.call(getCatalogue, { ...chef, query, headers: tag === undefined ? {} : { 'if-none-match': tag } });

  test('its address has the language, and the cookie has no say', async () => {
    const { body } = await api.call(getCatalogue, { ...chef, ...cookie });
    expect(body.columns).not.toHaveProperty('mainDescriptions');
    expect(namesOf(unpackCatalogue(body))).toContain('Eggs');
  });

  test('its tag is of the language', async () => {
    const english = String((await asked({})).headers.etag);
    const spanish = String((await asked({ language: 'es' })).headers.etag);
    expect(spanish).not.toBe(english);
    expect((await asked({ language: 'es' }, spanish)).status).toBe(304);
    expect((await asked({}, spanish)).status).toBe(200);
    expect((await asked({ language: 'es' }, english)).status).toBe(200);
  });

  test('changes since a version are in the language', async () => {
    const { body: before } = await asked({ language: 'es' });
    await put([{ code: 'P110', descriptionEs: 'Ostiones' }]);
    const { body } = await asked({ since: before.version, language: 'es' });
    expect([body.since, namesOf(unpackCatalogue(body))]).toEqual([before.version, ['Ostiones']]);
    expect(namesOf(unpackCatalogue((await asked({ since: before.version })).body))).toEqual(['Oysters']);
  });

  test('an unknown language is refused', async () => {
    const { statusCode, body } = await api.app.inject({
      url: '/api/product/catalogue?language=fr',
      headers: { authorization: `Bearer ${chef.token}` },
    });
    expect([statusCode, body]).toEqual([400, expect.stringContaining('language')]);
  });
});

test('categories are shown in the language of the reader', async () => {
  await importRows(api.database, 'categories', 'code,descriptionEs\n11,Alimentos\n1101,Abarrotes\n');
  const mains = async (headers: object) => namesOf((await api.call(listMainCategories, { ...chef, ...headers })).body);
  const all = async (headers: object) => namesOf((await api.call(listCategories, { ...chef, ...headers })).body);
  expect([await mains(cookie), await all(cookie)]).toEqual([
    ['Alimentos', 'Supplies'],
    ['Abarrotes', 'Spirits'],
  ]);
  expect([await mains({}), await all({})]).toEqual([
    ['Food', 'Supplies'],
    ['Groceries', 'Spirits'],
  ]);
  const { body } = await api.call(listProducts, { ...chef, query: { page: 1, pageSize: 1, language: 'es' } });
  expect(body).toMatchObject([{ categoryDescription: 'Abarrotes', mainCategoryDescription: 'Alimentos' }]);
});

test('an order keeps the main text, and its reader sees the product in their language until it has another name', async () => {
  await buyer.add({ productKey: 101, unitOfMeasure: 'CS', orderQuantity: 1 });
  const { orderNumber } = (await buyer.submit()).body;
  const linesOf = async (headers: object) =>
    namesOf(
      (await api.call(getOrder, { ...chef, ...headers, params: { orderNumber: String(orderNumber) } })).body.lines,
    );
  const stored = await api.database.selectFrom('sales_order_line').select('description').execute();
  expect(stored).toEqual([{ description: 'Eggs' }]);
  expect([await linesOf(cookie), await linesOf({})]).toEqual([['Huevos'], ['Eggs']]);
  await put([{ code: 'P101', description: 'Eggs, large', descriptionEs: 'Huevos grandes' }]);
  expect([await linesOf(cookie), await linesOf({})]).toEqual([['Eggs'], ['Eggs']]);
});

test('a text in another language can be changed, kept and removed', async () => {
  expect(await put([{ code: 'P101', descriptionEs: 'Huevos' }])).toEqual(['1 same']);
  expect(await put([{ code: 'P101', brand: 'Hen' }])).toEqual(['1 changed']);
  expect(namesOf(await listed({ language: 'es' }))).toContain('Huevos');
  expect(await put([{ code: 'P101', descriptionEs: '', textEs: null }])).toEqual(['1 changed']);
  expect(namesOf(await listed({ language: 'es' }))).toContain('Eggs');
  const { translations } = await api.database
    .selectFrom('product')
    .select('translations')
    .where('product_key', '=', 101)
    .executeTakeFirstOrThrow();
  expect(translations).toEqual({});
  expect(await put([{ code: 'P101', descriptionEs: 'x'.repeat(256) }])).toEqual([
    expect.stringMatching(/^1 refused descriptionEs/),
  ]);
});
