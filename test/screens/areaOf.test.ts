import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accountParts } from '../../src/areas/account/accountParts.ts';
import { adminParts } from '../../src/areas/admin/adminParts.ts';
import type { AreaParts } from '../../src/areas/area.ts';
import { areaOf } from '../../src/areas/areaOf.ts';
import { AREAS } from '../../src/areas/areas.ts';
import { guidesParts } from '../../src/areas/guides/guidesParts.ts';
import { historyParts } from '../../src/areas/history/historyParts.ts';
import { landingParts } from '../../src/areas/landing/landingParts.ts';
import { orderingParts } from '../../src/areas/ordering/orderingParts.ts';
import { reportsParts } from '../../src/areas/reports/reportsParts.ts';
import type { AreaServices } from '../../src/page/areaServices.ts';
import { buyer, guest } from '../machines/samples.ts';
import { shopSample } from '../machines/shop/shopSamples.ts';
import { colourful } from '../machines/themeSamples.ts';

const host = {
  addressTabs: { tell: () => undefined, listen: () => undefined },
  storages: {},
} as unknown as AreaServices;
const { shop } = shopSample();
const Nothing = () => null;

function inputsOf({ pages }: AreaParts, name: string, params: Readonly<Record<string, string | null>> = {}, of = shop) {
  const flows = Object.entries(pages.flowsOf({ name, params }, of) ?? {});
  return Object.fromEntries(flows.map(([id, { input }]) => [id, input]));
}

describe('what the flows of a page are opened with', () => {
  const history = historyParts(host);
  const today = shop.environment.today();

  test('is the number of the order in its address, or the newest order by default', () => {
    const into = { settings: shop.shopper.configuration.settings, cart: shop.cart, newId: shop.environment.newId };
    expect(inputsOf(history, 'order', { orderNumber: '500103' })).toEqual({
      orderAgain: { orderNumber: '500103', ...into },
    });
    expect(inputsOf(history, 'lastOrder')).toEqual({ orderAgain: { orderNumber: null, ...into } });
  });

  const ordering = orderingParts(host);

  test('is the product of the address, which buyers may order where it is shown', () => {
    const product = (shopper: typeof buyer) =>
      inputsOf(ordering, 'product', { productKey: '12' }, shopSample(shopper).shop).productDetail;
    expect(product(buyer)).toEqual({ productKey: 12, ordering: expect.objectContaining({ cart: expect.anything() }) });
    expect(product(guest)).toEqual({ productKey: 12, ordering: null });
  });

  test('is the cart of the shop', () => {
    const rows = { surroundings: expect.objectContaining({ cart: shop.cart }) };
    expect(inputsOf(ordering, 'cart')).toEqual({ cartRows: rows, cartPage: { cart: shop.cart } });
    expect(inputsOf(ordering, 'products')).toMatchObject({
      cartRows: rows,
      quickEntry: { owner: { username: shop.shopper.user?.username }, newId: shop.environment.newId },
    });
  });

  test('is the guide of the address, to edit it', () => {
    const rounding = shop.shopper.configuration.settings.orderQuantityRoundingFlag;
    expect(inputsOf(guidesParts(host), 'guideEdit', { guide: 'Weekly' })).toEqual({
      guideEdit: { name: 'Weekly', rounding, catalogueRef: shop.catalogue },
    });
  });

  test('is today, by the clock that the shop was given', () => {
    const account = accountParts(host);
    expect(inputsOf(history, 'orderHistory')).toEqual({ orderHistory: { today } });
    expect(inputsOf(history, 'productHistory')).toEqual({ productHistory: { today, finder: expect.any(Function) } });
    expect(inputsOf(account, 'accountDetail')).toEqual({ accountDetail: { today } });
    expect(inputsOf(reportsParts(host), 'reports')).toEqual({ reportCards: { today } });
  });

  test('is the kind of each card, of the pages with several', () => {
    const admin = adminParts(host);
    expect(inputsOf(admin, 'options')).toMatchObject({
      defaultLayout: { kind: 'layout' },
      defaultSort: { kind: 'sort' },
    });
    expect(inputsOf(admin, 'siteSettings')).toEqual({
      siteConfiguration: { topic: 'site' },
      userConfiguration: { topic: 'user' },
    });
    expect(inputsOf(admin, 'deliveryAreas')).toEqual({
      deliveryAreas: { topic: 'zips' },
      charges: { topic: 'charges' },
    });
  });
});

test('the card of the theme runs for those who may choose colors', () => {
  const runFor = (shopper: typeof buyer) =>
    Object.keys(inputsOf(accountParts(host), 'settings', {}, shopSample(shopper).shop));
  expect([runFor(buyer), runFor(colourful)]).toEqual([
    ['twoFactor', 'devices'],
    ['themeEdit', 'twoFactor', 'devices'],
  ]);
});

test('the text of quick entry, and the content of the landing page, stay when the page is left', () => {
  const lastingIn = ({ pages }: AreaParts, name: string) =>
    Object.entries(pages.flowsOf({ name, params: {} }, shop) ?? {}).flatMap(([id, { lasts }]) => (lasts ? [id] : []));
  expect([lastingIn(orderingParts(host), 'products'), lastingIn(landingParts(host), 'landing')]).toEqual([
    ['quickEntry'],
    ['landing'],
  ]);
});

test('after checkout stock and last sales are requested again', async () => {
  const { pages } = orderingParts(host);
  const visit = { name: 'checkout', params: {} };
  await pages.load(visit);
  const { shop: open, heardByPrices } = shopSample();
  const { logic, input } = pages.flowsOf(visit, open)?.forgettingPrices ?? {};
  if (!logic) throw new Error('nothing forgets them');
  const flow = createActor(logic, { input }).start();
  expect(heardByPrices()).toEqual([]);
  flow.stop();
  expect(heardByPrices()).toEqual([{ type: 'prices.forget' }]);
});

test.each(AREAS.map((area) => [area.name, area] as const))('every page of %s has its parts', async (_, area) => {
  const { screenOf } = (await area.load())(host);
  const late = ['landingEditing', 'makePayment', 'checkout'];
  const names = area.pages.map(({ name }) => name);
  const missing = names.filter((name) => screenOf(name) === null && !late.includes(name));
  expect(missing, `list them in src/areas/${area.name}/${area.name}Parts.ts`).toEqual([]);
});

test('a late page is there once it was loaded, and made once', async () => {
  let made = 0;
  const page = () => {
    made += 1;
    return { Screen: Nothing, flows: { clock: { logic: fromPromise(async () => 1) } } };
  };
  const { pages, screenOf } = areaOf(host, { late: { load: async () => page } });
  const visit = { name: 'late', params: {} };
  expect([pages.flowsOf(visit, shop), screenOf('late')]).toEqual([null, null]);
  await Promise.all([pages.load(visit), pages.load(visit)]);
  expect([Object.keys(pages.flowsOf(visit, shop) ?? {}), screenOf('late') === Nothing, made]).toEqual([
    ['clock'],
    true,
    1,
  ]);
});
