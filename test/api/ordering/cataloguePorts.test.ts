import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getPageDefaults } from '#domain/api/settings.ts';
import { cataloguePorts } from '#src/catalog/cataloguePorts.ts';
import { tomatoes } from '#test/machines/samples.ts';
import { OYSTER, QUIET, tokenOf } from '#test/support/api/fixture.ts';
import { guideCallsOf, guideLine } from '#test/support/api/guideCalls.ts';
import { placeOrders } from '#test/support/api/placedOrders.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';

let shop: ServedClient;

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(() => shop.reset());
afterAll(() => shop?.stop());

const ports = (isGuest = false) => cataloguePorts(shop.client, () => isGuest);
const guideCalls = guideCallsOf(() => shop.server, 'chef');

describe('the categories and guides of the catalog', () => {
  test("of a buyer is the categories, with what their customer may not buy, and the buyer's guides", async () => {
    await guideCalls.create('Weekly', [guideLine(101, 2, 'CS')]);
    shop.signInAs({ token: tokenOf('chef') });
    const { mainCategories, categories, guides } = await ask(ports().loadSurroundings, { seesGuides: true });
    expect(mainCategories.map(({ code }) => code)).toEqual(['11', '12']);
    expect(categories.filter(({ isExcluded }) => isExcluded).map(({ code }) => code)).toEqual(['1204']);
    expect(guides.map(({ name }) => name)).toEqual(['Weekly']);
    expect(await ask(ports().loadGuides, { seesGuides: true })).toEqual(guides);
  });

  test.each([
    ['a guest', {}],
    ['a consumer', { token: tokenOf('shopper') }],
  ])('of %s, who sees no guides, has none, and requests none', async (_, identity) => {
    shop.signInAs(identity);
    const { guides, categories } = await ask(ports(true).loadSurroundings, { seesGuides: false });
    expect([guides, categories.length > 0]).toEqual([[], true]);
    expect(await ask(ports(true).loadGuides, { seesGuides: false })).toEqual([]);
    expect(shop.answered.filter((call) => call.includes('orderguide'))).toEqual([]);
  });
});

test('long product texts are returned by key, with the products that are not listed any more', async () => {
  shop.signInAs({ token: tokenOf('chef') });
  expect(await ask(ports().loadDetails, { productKeys: [101, 9, 108] })).toEqual({
    101: { catalogDescription: expect.any(String), detailImages: expect.any(Array), scanDocuments: expect.any(Array) },
    9: null,
    108: null,
  });
});

describe('the prices of products', () => {
  const wanted = { productKeys: [101, 110] };

  test('are those of the customer, beside the stock', async () => {
    shop.signInAs({ token: tokenOf('chef') });
    expect(await ask(ports().loadPrices, wanted)).toMatchObject({
      101: { prices: { EA: 2.0825, CS: 48 }, uncommitted: { uncommitted_Stk: expect.any(Number) } },
      110: { prices: { EA: 3.1, CS: 20 } },
    });
    const product = { ...tomatoes, productKey: 101 };
    expect(await ask(ports().loadLinePrices, { product })).toEqual({ EA: 2.0825, CS: 48 });
  });

  test('are missing for users who see no prices', async () => {
    shop.signInAs({ token: tokenOf('rep'), customerKey: QUIET });
    const loaded = await ask(ports().loadPrices, wanted);
    expect([loaded[101]?.prices, loaded[110]?.prices]).toEqual([{}, {}]);
    expect(await ask(ports().loadLinePrices, { product: { ...tomatoes, productKey: 101 } })).toEqual({});
  });

  test('at the last sale come in the name of the customer acted for', async () => {
    await placeOrders(shop.server.database);
    shop.signInAs({ token: tokenOf('rep'), customerKey: OYSTER });
    expect(await ask(ports().loadLastSales, wanted)).toMatchObject({
      101: { invoiceDate: '2026-03-02', price: 48, unitOfMeasure_Prc: 'CS' },
      110: null,
    });
  });
});

test.each([
  [{ layout: 'quickEntry' } as const, { defaultPageLayout: 2, defaultPageSortBy: null }],
  [{ sortBy: 'productCode' } as const, { defaultPageLayout: null, defaultPageSortBy: 2 }],
  [{ layout: 'grid', sortBy: 'description' } as const, { defaultPageLayout: 0, defaultPageSortBy: 0 }],
])('the defaults %j are saved as their codes, and other values are not changed', async (chosen, kept) => {
  const chef = { token: tokenOf('chef') };
  shop.signInAs(chef);
  expect(await ask(ports().saveDefaults, chosen)).toMatchObject({ isSuccess: true });
  expect((await shop.server.call(getPageDefaults, chef)).body).toEqual(kept);
});
