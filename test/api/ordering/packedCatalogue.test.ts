import { gunzipSync } from 'node:zlib';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as endpoints from '#domain/api/products.ts';
import { saveSynonyms } from '#domain/api/siteConfiguration.ts';
import { tableWithChanges } from '#domain/catalog/changedTable.ts';
import { PackedCatalogue } from '#domain/catalog/packedCatalogue.ts';
import { tableOfPacked, unpackCatalogue } from '#domain/catalog/packedTable.ts';
import type { Product, ProductWithDetails } from '#domain/product/product.ts';
import { FOOD_SERVICE_SYNONYMS } from '#domain/search/synonyms.ts';
import { startCatalogueBuilds } from '#server/modules/catalog/catalogueBuilds.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { TIDE, tokenOf } from '#test/support/api/fixture.ts';
import { addManyProducts, FIRST_KEY } from '#test/support/api/manyProducts.ts';
import { createTestDatabase, shareTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

let testDatabase: TestDatabase;
let api: Api;
const chef = { token: tokenOf('chef') };
const FINDS_CALLER = 1;
const LISTED = 11;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  api = await startApi(testDatabase);
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function ask(query: { since?: number } = {}): Promise<PackedCatalogue> {
  const { status, body } = await api.call(endpoints.getCatalogue, { ...chef, query });
  expect(status).toBe(200);
  return body;
}

async function rename(productKey: number, description: string) {
  await api.database.updateTable('product').set({ description }).where('product_key', '=', productKey).execute();
}

function withoutDetails(product: ProductWithDetails): Product {
  const { catalogDescription: _text, detailImages: _images, scanDocuments: _scans, ...listed } = product;
  return listed;
}

/** The catalogue after differences, ordered by key. */
function laidOver(whole: PackedCatalogue, changes: PackedCatalogue): Product[] {
  const table = tableWithChanges(tableOfPacked(whole), changes);
  return table.byDescription.map(table.at).toSorted((left, right) => left.productKey - right.productKey);
}

async function listed(): Promise<Product[]> {
  const { body } = await api.call(endpoints.listProducts, chef);
  return body.map(withoutDetails);
}

test('the catalog has every listed product as the list returns it, without its details', async () => {
  const packed = await ask();
  expect(Compile(PackedCatalogue).Check(packed)).toBe(true);
  expect({ since: packed.since, removedKeys: packed.removedKeys }).toEqual({ since: null, removedKeys: [] });
  expect(unpackCatalogue(packed)).toEqual(await listed());
});

test('a catalogue without products is one', async () => {
  await api.database.updateTable('product').set({ is_active: false }).execute();
  expect(unpackCatalogue(await ask())).toEqual([]);
  expect((await api.call(endpoints.listProducts, chef)).body).toEqual([]);
});

test('it is the same bytes for every customer, whatever categories are excluded for them', async () => {
  const bytes = async (headers: Record<string, string>) => {
    const { rawPayload } = await api.app.inject({ url: '/api/product/catalogue', headers });
    return rawPayload.toString('base64');
  };
  const own = await bytes({ authorization: `Bearer ${tokenOf('chef')}` });
  expect(await bytes({ authorization: `Bearer ${tokenOf('rep')}`, 'x-customer-key': String(TIDE) })).toBe(own);
  expect(await bytes({})).toBe(own);
});

describe('a client with the newest version', () => {
  test.each(['/api/product/catalogue', '/api/product/list', '/api/product/list?page=1&pageSize=5'])(
    'gets that answer at the cost of admission alone: %s',
    async (url) => {
      const authorization = `Bearer ${tokenOf('chef')}`;
      const first = await api.app.inject({ url, headers: { authorization } });
      const etag = String(first.headers.etag);
      for (const held of [etag, `"other", ${etag}`, etag.replace('W/', '')]) {
        const statements = await api.countStatements(async () => {
          const again = await api.app.inject({ url, headers: { authorization, 'if-none-match': held } });
          expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
        });
        expect(statements).toBe(FINDS_CALLER);
      }
      await rename(101, 'Brown eggs');
      const changed = await api.app.inject({ url, headers: { authorization, 'if-none-match': etag } });
      expect([changed.statusCode, changed.body.includes('Brown eggs')]).toEqual([200, true]);
      const refused = await api.app.inject({ url, headers: { authorization: 'Bearer x', 'if-none-match': etag } });
      expect(refused.statusCode).toBe(401);
    },
  );

  test('keeps it while only stock and prices change', async () => {
    const { version } = await ask();
    await api.database.updateTable('product').set({ uncommitted: '5' }).execute();
    await api.database.updateTable('product_unit').set({ list_price: '5' }).execute();
    expect((await ask()).version).toBe(version);
  });
});

test('it is built once for all who ask, and costs the others no more than their admission', async () => {
  await ask();
  const statements = await api.countStatements(() => Promise.all([ask(), ask(), ask()]));
  expect(statements).toBeLessThanOrEqual(3 * FINDS_CALLER);
});

describe('the search words', () => {
  const groups = [{ typed: ['wabbit'], finds: ['egg'] }];
  const write = (version: number, words: object[]) =>
    api.call(saveSynonyms, { token: tokenOf('admin'), body: { version, groups: words } as never });

  test('of the shop come with the catalog, and no product again to who has kept it', async () => {
    const whole = await ask();
    expect(whole.synonyms).toBeNull();
    await write(0, groups);
    const changes = await ask({ since: whole.version });
    expect([changes.synonyms, unpackCatalogue(changes), changes.removedKeys]).toEqual([groups, [], []]);
    expect(changes.version).toBeGreaterThan(whole.version);
    expect(await ask()).toMatchObject({ synonyms: groups });
  });

  test('leaves out lists that have not changed since; the list that every shop begins with is not a separate list', async () => {
    await write(0, groups);
    const whole = await ask();
    await rename(101, 'Brown eggs');
    expect(await ask({ since: whole.version })).not.toHaveProperty('synonyms');
    await write(1, [...FOOD_SERVICE_SYNONYMS]);
    expect(await ask({ since: whole.version })).toMatchObject({ synonyms: null });
  });
});

describe('since a version', () => {
  test('only changes are sent, and give the current list', async () => {
    const whole = await ask();
    await rename(101, 'Brown eggs');
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 103).execute();
    await api.database.updateTable('product').set({ is_active: true }).where('product_key', '=', 108).execute();
    await api.database.deleteFrom('product_unit').where('product_key', '=', 112).execute();
    const changes = await ask({ since: whole.version });
    expect(changes).toMatchObject({ since: whole.version, removedKeys: [103] });
    expect(unpackCatalogue(changes).map((product) => product.productKey)).toEqual([101, 108, 112]);
    expect(laidOver(whole, changes)).toEqual(await listed());
    await api.database.deleteFrom('product').where('product_key', '=', 112).execute();
    const later = await ask({ since: changes.version });
    expect([later.removedKeys, unpackCatalogue(later)]).toEqual([[112], []]);
    expect(laidOver(whole, await ask({ since: whole.version }))).toEqual(await listed());
  });

  test('that is the newest nothing is sent', async () => {
    const { version } = await ask();
    expect(await ask({ since: version })).toMatchObject({ version, since: version, columns: { codes: [] } });
  });

  test('sends the whole list when the version is unknown, or when more than half has changed since', async () => {
    const { version } = await ask();
    for (const since of [0, version - 1, version + 1000]) {
      expect(await ask({ since })).toMatchObject({ since: null, columns: { codes: { length: LISTED } } });
    }
    await api.database.updateTable('product').set({ brand: 'Kettle' }).where('product_key', '<', 106).execute();
    expect((await ask({ since: version })).since).toBe(version);
    await api.database.updateTable('product').set({ brand: 'Cove' }).where('product_key', '<', 107).execute();
    expect((await ask({ since: version })).since).toBeNull();
  });

  test('answers that were built cost no statement of their own', async () => {
    const { version } = await ask();
    await rename(101, 'Brown eggs');
    await ask({ since: version });
    expect(await api.countStatements(() => ask({ since: version }))).toBe(FINDS_CALLER);
  });

  test.each(['-1', '1.5', 'x', ''])('%j is refused', async (since) => {
    const headers = { authorization: `Bearer ${tokenOf('chef')}` };
    const { statusCode } = await api.app.inject({ url: '/api/product/catalogue', query: { since }, headers });
    expect(statusCode).toBe(400);
  });
});

test('another server on the same database returns a change at once, from either server', async () => {
  const other = await startApi(shareTestDatabase(testDatabase));
  try {
    const before = await ask();
    expect((await other.call(endpoints.getCatalogue, chef)).body).toEqual(before);
    await other.database
      .updateTable('product')
      .set({ description: 'Duck eggs' })
      .where('product_key', '=', 101)
      .execute();
    const answers = await Promise.all([ask(), other.call(endpoints.getCatalogue, chef)]);
    expect(answers[0]).toEqual(answers[1].body);
    expect(unpackCatalogue(answers[0])[0]).toMatchObject({ description: 'Duck eggs' });
    expect(answers[0].version).toBeGreaterThan(before.version);
  } finally {
    await other.stop();
  }
});

test('a list of as many products as one batch is complete, without another batch', async () => {
  await addManyProducts(api.database, 2_000 - LISTED);
  const { payload, headers } = await api.app.inject({ url: '/api/product/list' });
  const products: Product[] = JSON.parse(payload);
  expect([products.length, Number(headers['x-total-count'])]).toEqual([2_000, 2_000]);
});

describe('a thousand products', () => {
  beforeEach(() => addManyProducts(api.database, 1000));

  test('take no more than 40 bytes each, compressed', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { rawPayload, headers: answered } = await api.app.inject({ url: '/api/product/catalogue', headers });
    expect(answered['content-encoding']).toBe('br');
    expect(rawPayload.length / (1000 + LISTED)).toBeLessThan(40);
  });

  test.each([undefined, 'identity', 'gzip', 'br, gzip', 'br;q=0, gzip'])(
    'are the same list for a client that accepts %s',
    async (encoding) => {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const { rawPayload, headers: answered } = await api.app.inject({ url: '/api/product/list', headers });
      const expected = encoding?.startsWith('br,') ? 'br' : encoding?.includes('gzip') ? 'gzip' : undefined;
      expect([answered['content-encoding'], answered['x-total-count']]).toEqual([expected, '1011']);
      if (expected === 'br') return;
      const text = String(expected === 'gzip' ? gunzipSync(rawPayload) : rawPayload);
      const keys = (JSON.parse(text) as ProductWithDetails[]).map((product) => product.productKey);
      expect([keys.length, keys.at(-1)]).toEqual([1011, FIRST_KEY + 999]);
    },
  );

  test('come in pages of which each is read once', async () => {
    const page = (page: number) => api.call(endpoints.listProducts, { ...chef, query: { page, pageSize: 24 } });
    expect(await api.countStatements(() => page(1))).toBe(FINDS_CALLER + 1);
    expect(await api.countStatements(() => page(2))).toBe(FINDS_CALLER + 1);
    expect(await api.countStatements(() => page(2))).toBe(FINDS_CALLER);
  });
});

test('a build that cannot reach the database fails', async () => {
  const builds = startCatalogueBuilds('postgres://nobody:nothing@127.0.0.1:1/none');
  await expect(builds.build({ form: 'list' })).rejects.toThrow();
  await builds.close();
});
