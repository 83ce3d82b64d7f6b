import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { PortFailure } from '#machines/lib/failure.ts';
import { catalogueMachine } from '#machines/shop/catalogue/catalogueMachine.ts';
import { historyPorts } from '#src/history/historyPorts.ts';
import { type CatalogueSample, failures, loadedCatalogue, tomatoes } from '#test/machines/samples.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import {
  BEFORE_PERIOD,
  FIRST_OF_PERIOD,
  FOREIGN_ORDER,
  INVOICED_ORDER,
  OPEN_ORDER,
  placeOrders,
} from '#test/support/api/placedOrders.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';
import { catalogueActors } from '#test/support/walks/catalogueActors.ts';

let shop: ServedClient;

beforeAll(async () => {
  shop = await startServedClient();
  await placeOrders(shop.server.database);
});
beforeEach(() => shop.signInAs({ token: tokenOf('chef') }));
afterAll(() => shop?.stop());

/** A catalog that returns the next of these at each request. */
function catalogueOf(...answers: (CatalogueSample | PortFailure)[]) {
  const left = [...answers];
  const actors = catalogueActors(async () => {
    const answer = left.shift();
    if (!answer || answer instanceof PortFailure) throw answer;
    return answer;
  });
  return createActor(catalogueMachine.provide({ actors }), { input: { seesGuides: true } }).start();
}

const portsWith = (catalogue?: ReturnType<typeof catalogueOf>) => historyPorts(shop.client, () => catalogue);
const numbersOf = (rows: readonly { orderNumber: string }[]) => rows.map(({ orderNumber }) => orderNumber);

describe('the rows of a history', () => {
  test('are those from the chosen date on, of orders as of sold lines', async () => {
    const { loadOrders, loadSales } = portsWith();
    const since = '2026-02-27';
    expect(numbersOf(await ask(loadOrders, { since }))).toEqual([OPEN_ORDER, INVOICED_ORDER]);
    expect(numbersOf(await ask(loadOrders, { since: '2026-02-28' }))).toEqual([OPEN_ORDER]);
    expect(numbersOf(await ask(loadSales, { since }))).toEqual([INVOICED_ORDER, INVOICED_ORDER]);
    expect(await ask(loadSales, { since: '2026-03-03' })).toEqual([]);
  });

  test('are all that there ever were without a date, not those of a year', async () => {
    const { loadOrders, loadSales } = portsWith();
    expect(numbersOf(await ask(loadOrders, { since: '' }))).toEqual([
      OPEN_ORDER,
      INVOICED_ORDER,
      FIRST_OF_PERIOD,
      BEFORE_PERIOD,
    ]);
    expect(numbersOf(await ask(loadSales, { since: '' })).at(-1)).toBe(BEFORE_PERIOD);
  });
});

describe('an order of the history', () => {
  test('has its lines', async () => {
    const found = await ask(portsWith().loadOrder, { orderNumber: OPEN_ORDER });
    expect(found).toMatchObject({
      order: { orderNumber: OPEN_ORDER },
      lines: [{ productKey: 102 }, { productKey: 107 }],
    });
  });

  test('does not find an order that does not exist, or of another customer', async () => {
    const { loadOrder } = portsWith();
    expect([
      await ask(loadOrder, { orderNumber: '999999' }),
      await ask(loadOrder, { orderNumber: FOREIGN_ORDER }),
    ]).toEqual([null, null]);
  });

  test('that the reader may not open is a failure, not a missing order', async () => {
    shop.signInAs({ token: tokenOf('rep'), customerKey: 1004 });
    await expect(ask(portsWith().loadOrder, { orderNumber: FOREIGN_ORDER })).rejects.toMatchObject({
      failure: { kind: 'unexpected', status: 403 },
    });
  });
});

describe('lines that can be ordered again today', () => {
  const wanted = { productKeys: [101, 110, 9] };

  test('is the catalog, at the prices of this customer', async () => {
    const excluded = [{ code: 'VEG', description: 'Vegetables', parent: 'PRO', isExcluded: true }];
    const catalogue = catalogueOf({ ...loadedCatalogue, categories: excluded });
    const { productByKey, excludedCategories, prices } = await ask(portsWith(catalogue).loadToday, wanted);
    expect([productByKey.get(11), [...excludedCategories]]).toEqual([tomatoes, ['VEG']]);
    expect(prices).toEqual({ 101: { EA: 2.0825, CS: 48 }, 110: { EA: 3.1, CS: 20 } });
  });

  test('is requested again where the catalog was not loaded', async () => {
    const catalogue = catalogueOf(failures.offline, loadedCatalogue);
    await waitFor(catalogue, (snapshot) => snapshot.hasTag('failed'));
    const { productByKey } = await ask(portsWith(catalogue).loadToday, wanted);
    expect(productByKey.get(11)).toEqual(tomatoes);
  });

  test('is not known while the catalogue does not come, nor without a shop', async () => {
    const silent = portsWith(catalogueOf(failures.offline, failures.unavailable));
    await expect(ask(silent.loadToday, wanted)).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
    await expect(ask(portsWith().loadToday, wanted)).rejects.toMatchObject({ failure: { kind: 'unavailable' } });
  });
});
