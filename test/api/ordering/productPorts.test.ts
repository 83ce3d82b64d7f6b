import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveSynonyms } from '#domain/api/siteConfiguration.ts';
import { NO_FILTERS } from '#domain/catalog/catalogue.ts';
import type { ProductEdition } from '#domain/catalog/productEdition.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import type { WantedRows } from '#machines/shop/catalogue/catalogue.ts';
import { productPorts } from '#src/catalog/productPorts.ts';
import type { KeptCatalogue, ProductStore } from '#src/catalog/productStore.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine } from '#test/support/api/guideCalls.ts';
import { placeOrders } from '#test/support/api/placedOrders.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';

const LISTED = [101, 102, 103, 104, 105, 106, 107, 109, 110, 111, 112];
const CATALOGUE = '/api/product/catalogue';

let shop: ServedClient;
let kept: KeptCatalogue | null;

/** The store of a browser, without the browser. */
const store: ProductStore = {
  read: async () => kept && structuredClone(kept),
  keepWhole: async (whole) => {
    kept = { whole, changes: null };
  },
  keepChanges: async (changes) => {
    if (kept) kept = { ...kept, changes };
  },
};

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  shop.signInAs({ token: tokenOf('chef') });
  kept = null;
});
afterAll(() => shop?.stop());

const visit = (isGuest = false) => productPorts(shop.client, store, () => isGuest);
const keysOf = ({ products }: ProductEdition) => products.byDescription.map(products.keyAt).toSorted();
const asked = () => shop.answered.filter((call) => call.includes(CATALOGUE));

async function rename(productKey: number, description: string) {
  const { database } = shop.server;
  await database.updateTable('product').set({ description }).where('product_key', '=', productKey).execute();
}

/** A visit that leaves the catalogue behind. */
async function firstVisit(): Promise<ProductEdition> {
  const ports = visit();
  expect(await ask(ports.readKeptProducts)).toBeNull();
  return await ask(ports.loadProducts, { held: null });
}

describe('the products', () => {
  test('of a first visit are all that are listed, and are kept', async () => {
    expect(keysOf(await firstVisit())).toEqual(LISTED);
    expect(kept?.whole.answer.columns.codes).toHaveLength(LISTED.length);
  });

  test('of the next one are those of the last, and nothing unchanged is sent', async () => {
    const first = await firstVisit();
    const ports = visit();
    const opened = await ask(ports.readKeptProducts);
    expect(opened && [opened.version, keysOf(opened)]).toEqual([first.version, LISTED]);
    expect(await ask(ports.loadProducts, { held: opened })).toBe(opened);
    expect(asked()).toEqual([`GET ${CATALOGUE} 200`, `GET ${CATALOGUE}?since=${first.version} 304`]);
  });

  test('that changed since are applied to those, and stay so for the next visit', async () => {
    const first = await firstVisit();
    await rename(103, 'Aubergine, striped');
    await shop.server.database
      .updateTable('product')
      .set({ is_active: false })
      .where('product_key', '=', 112)
      .execute();
    const ports = visit();
    const opened = await ask(ports.readKeptProducts);
    const changed = await ask(ports.loadProducts, { held: opened });
    const factsOf = (edition: ProductEdition | null) => {
      const place = edition?.products.placeOf(103);
      return [
        place === undefined ? null : edition?.products.at(place).description,
        edition?.products.placeOf(112),
        edition?.changeCount,
        edition?.whole.version,
      ];
    };
    expect(factsOf(changed)).toEqual(['Aubergine, striped', undefined, 2, first.version]);
    expect(factsOf(await ask(visit().readKeptProducts))).toEqual(factsOf(changed));
    expect(await ask(ports.loadProducts, { held: changed })).toBe(changed);
    await rename(104, 'Beans, runner');
    const again = await ask(ports.loadProducts, { held: changed });
    expect(factsOf(again)).toEqual(['Aubergine, striped', undefined, 3, first.version]);
  });

  test('are sent completely where most of them changed, and replace the stored ones', async () => {
    await firstVisit();
    await shop.server.database.updateTable('product').set({ warehouse_code: '2' }).execute();
    const ports = visit();
    const changed = await ask(ports.loadProducts, { held: await ask(ports.readKeptProducts) });
    expect([changed.changeCount, keysOf(changed)]).toEqual([0, LISTED]);
    expect([kept?.whole.answer.version, kept?.changes]).toEqual([changed.version, null]);
  });

  test('that were stored damaged are ignored', async () => {
    await firstVisit();
    if (kept) kept.whole.answer.columns.brands = kept.whole.answer.columns.brands.map(() => 999);
    expect(await ask(visit().readKeptProducts)).toBeNull();
  });

  test('fail when they do not come', async () => {
    shop.goDown();
    await expect(ask(visit().loadProducts, { held: null })).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });
});

describe('the first rows of a list', () => {
  const shown = { ...NO_FILTERS, guide: null };
  const rows = async (wanted: WantedRows) =>
    (await ask(visit().loadFirstRows, wanted)).products.map(({ productKey }) => productKey);

  test('are those that the complete catalog begins with, of a category or a guide too', async () => {
    await guideCallsOf(() => shop.server, 'chef').create('Weekly', [guideLine(110, 2, 'CS'), guideLine(101, 2, 'CS')]);
    const { products } = await firstVisit();
    const inOrder = products.byDescription.map(products.keyAt);
    expect(await rows({ shown, sortBy: 'description' })).toEqual(inOrder);
    const weekly = { name: 'Weekly', isPrimary: false, isReadOnly: false, products: [], version: 1 };
    expect(await rows({ shown: { ...shown, guide: weekly }, sortBy: 'sequence' })).toEqual([110, 101]);
    const category = products.categoryAt(products.placeOf(110) ?? 0).productCategoryCode;
    const ofCategory = inOrder.filter(
      (key) => products.categoryAt(products.placeOf(key) ?? 0).productCategoryCode === category,
    );
    expect(await rows({ shown: { ...shown, category }, sortBy: 'description' })).toEqual(ofCategory);
  });
});

test('searching is prepared once for the same products', async () => {
  const { products } = await firstVisit();
  const { prepareSearch } = visit();
  const finder = await ask(prepareSearch, { products, synonyms: null });
  expect(await ask(prepareSearch, { products, synonyms: null })).toBe(finder);
  const { scores } = finder.find('oystter', { among: () => true });
  expect([...scores.keys()].map((place) => products.at(place).description)).toEqual(
    expect.arrayContaining([expect.stringMatching(/oyster/i)]),
  );
});

test('purchases are requested after the search that is ranked by them, and never for a guest', async () => {
  await placeOrders(shop.server.database);
  const { products } = await firstVisit();
  const calls = () => shop.answered.filter((call) => call.includes('/api/product/bought'));
  expect((await ask(visit(true).loadBought, { products })).size).toBe(0);
  expect(calls()).toEqual([]);
  const bought = await ask(visit().loadBought, { products });
  expect(bought.get(101)).toMatchObject({ productKey: 101, orders: expect.any(Number) });
  expect(calls()).toEqual(['GET /api/product/bought 200']);
});

test('search words of the shop reach a browser that has kept the catalog, and go again', async () => {
  const ports = visit();
  const first = await firstVisit();
  const found = async (edition: ProductEdition) => {
    const finder = await ask(ports.prepareSearch, edition);
    return [...finder.find('wabbit', { among: () => true }).scores.keys()].map((place) =>
      edition.products.keyAt(place),
    );
  };
  const write = (version: number, groups: object[]) =>
    shop.server.call(saveSynonyms, { token: tokenOf('admin'), body: { version, groups } as never });
  expect(await found(first)).toEqual([]);
  await write(0, [{ typed: ['wabbit'], finds: ['oyster'] }]);
  const second = await ask(ports.loadProducts, { held: first });
  expect([second.products === first.products, (await found(second)).length > 0]).toEqual([true, true]);
  const next = await ask(visit().readKeptProducts);
  expect(next?.synonyms).toEqual([{ typed: ['wabbit'], finds: ['oyster'] }]);
  await write(1, [...FOOD_SERVICE_SYNONYMS]);
  expect(await found(await ask(ports.loadProducts, { held: second }))).toEqual([]);
});
