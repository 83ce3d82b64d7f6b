import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOrderGuides } from '#domain/api/orderGuides.ts';
import * as endpoints from '#domain/api/products.ts';
import { browse } from '#domain/catalog/browse.ts';
import { type Catalogue, NO_FILTERS, prepareCatalogue, type ShownFilters } from '#domain/catalog/catalogue.ts';
import { tableOf } from '#domain/product/productTable.ts';
import { SORT_FIELDS, type SortField } from '#domain/settings/preferences.ts';
import { GILDED_OYSTER, PINE_AND_TIDE } from '#server/app/demoData/customers/knownCustomers.ts';
import { loadDemoData, standardSize } from '#server/app/demoData/loadDemoData.ts';
import { emptyEveryTable } from '#server/app/demoData/replaceDemoData.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW } from '#test/support/api/fixture.ts';

let api: Api;
const PAGE_SIZE = 97;

beforeAll(async () => {
  api = await startApi();
  await emptyEveryTable(api.database);
  await loadDemoData(api.database, { ...standardSize, orders: 0, documents: 0 }, () => undefined);
});
afterAll(() => api.stop());

async function signIn(customerKey: number): Promise<{ token: string }> {
  const token = `of-${customerKey}`;
  const { id } = await api.database
    .selectFrom('app_user')
    .select('id')
    .where('customer_key', '=', customerKey)
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = new Date(FIXTURE_NOW);
  const session = { token_hash: hashToken(token), user_id: id, created_at: now, last_used_at: now };
  await api.database.insertInto('session').values(session).execute();
  return { token };
}

async function load(caller: { token: string }): Promise<Catalogue> {
  const [products, mainCategories, categories, guides] = [
    (await api.call(endpoints.listProducts, caller)).body,
    (await api.call(endpoints.listMainCategories, caller)).body,
    (await api.call(endpoints.listCategories, caller)).body,
    (await api.call(listOrderGuides, caller)).body,
  ];
  return prepareCatalogue({ products: tableOf(products), mainCategories, categories, guides });
}

/** The codes of all pages, in their order, and the total that each page returned. */
async function pages(caller: { token: string }, { mainCategory, category, guide }: ShownFilters, sortBy: SortField) {
  const filters = {
    sortBy,
    ...(mainCategory === null ? {} : { mainCategory }),
    ...(category === null ? {} : { category }),
    ...(guide === null ? {} : { guide: guide.name.toUpperCase() }),
  };
  const codes: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: PAGE_SIZE, ...filters };
    const { body, headers } = await api.call(endpoints.listProducts, { ...caller, query });
    codes.push(...body.map((product) => product.productCode));
    if (body.length < PAGE_SIZE) return { codes, total: Number(headers['x-total-count']) };
  }
}

function everyFilter({ mainCategories, categories, guides }: Catalogue): ShownFilters[] {
  const all = { ...NO_FILTERS, guide: null };
  const first = <Value>(values: readonly Value[]) => values.slice(0, 3);
  return [
    all,
    ...first(mainCategories).map(({ code }) => ({ ...all, mainCategory: code })),
    ...first(categories).map(({ code, parent }) => ({ ...all, category: code, mainCategory: parent })),
    ...guides.map((guide) => ({ ...all, guide })),
    ...guides.map((guide) => ({ ...all, guide, mainCategory: mainCategories[0]?.code ?? '' })),
  ];
}

describe.each([GILDED_OYSTER, PINE_AND_TIDE])('the pages of the demo shop for customer %i', (customerKey) => {
  let caller: { token: string };
  let catalogue: Catalogue;
  beforeAll(async () => {
    caller = await signIn(customerKey);
    catalogue = await load(caller);
  });

  test.each(SORT_FIELDS)('have what a browser would list, in its order: by %s', async (sortBy) => {
    for (const shown of everyFilter(catalogue)) {
      const found = browse(catalogue, shown, sortBy);
      const expected = Array.from({ length: found.length }, (_, index) => found.at(index)?.productCode);
      expect(await pages(caller, shown, sortBy)).toEqual({ codes: expected, total: expected.length });
    }
  });
});
