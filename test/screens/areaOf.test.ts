import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import { accountParts } from '../../src/areas/account/accountParts.ts';
import { adminParts } from '../../src/areas/admin/adminParts.ts';
import type { AreaParts } from '../../src/areas/area.ts';
import { areaOf } from '../../src/areas/areaOf.ts';
import { AREAS } from '../../src/areas/areas.ts';
import { guidesParts } from '../../src/areas/guides/guidesParts.ts';
import { historyParts } from '../../src/areas/history/historyParts.ts';
import { reportsParts } from '../../src/areas/reports/reportsParts.ts';
import type { AreaHost } from '../../src/page/areaHost.ts';
import { buyer } from '../machines/samples.ts';
import { shopSample } from '../machines/shop/shopSamples.ts';
import { colourful } from '../machines/themeSamples.ts';

const host = { addressTabs: { tell: () => undefined, listen: () => undefined }, storages: {} } as unknown as AreaHost;
const { shop } = shopSample();
const Nothing = () => null;

function inputsOf({ pages }: AreaParts, name: string, params: Readonly<Record<string, string | null>> = {}, of = shop) {
  const flows = Object.entries(pages?.flowsOf({ name, params }, of) ?? {});
  return Object.fromEntries(flows.map(([id, { input }]) => [id, input]));
}

describe('what the flows of a page are opened with', () => {
  const history = historyParts(host);
  const today = shop.environment.today();

  test('is the number of the order in its address; without one the newest is meant', () => {
    const into = { settings: shop.shopper.configuration.settings, cart: shop.cart, newId: shop.environment.newId };
    expect(inputsOf(history, 'order', { orderNumber: '500103' })).toEqual({
      orderAgain: { orderNumber: '500103', ...into },
    });
    expect(inputsOf(history, 'lastOrder')).toEqual({ orderAgain: { orderNumber: null, ...into } });
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
    expect(inputsOf(admin, 'siteSettings')).toEqual({ siteRules: { topic: 'site' }, userRules: { topic: 'user' } });
    expect(inputsOf(admin, 'rules')).toEqual({ zipRules: { topic: 'zips' }, chargeRules: { topic: 'charges' } });
  });
});

test('the card of the theme runs for those who may choose colors', () => {
  const runFor = (shopper: typeof buyer) =>
    Object.keys(inputsOf(accountParts(host), 'settings', {}, shopSample(shopper).shop));
  expect([runFor(buyer), runFor(colourful)]).toEqual([[], ['themeEdit']]);
});

test('every page in the table of an area has its parts', () => {
  const made = {
    account: accountParts,
    admin: adminParts,
    guides: guidesParts,
    history: historyParts,
    reports: reportsParts,
  };
  for (const [area, partsOf] of Object.entries(made)) {
    const names = AREAS.find(({ name }) => name === area)?.pages.map(({ name }) => name) ?? [];
    const { screenOf } = partsOf(host);
    const late = ['landingEditing', 'makePayment'];
    expect(names.filter((name) => screenOf(name) === null && !late.includes(name))).toEqual([]);
  }
});

test('a late page is there once it was loaded, and made once', async () => {
  let made = 0;
  const page = () => {
    made += 1;
    return { Screen: Nothing, flows: { clock: { logic: fromPromise(async () => 1) } } };
  };
  const { pages, screenOf } = areaOf(host, { late: { load: async () => page } });
  const visit = { name: 'late', params: {} };
  expect([pages?.flowsOf(visit, shop), screenOf('late')]).toEqual([null, null]);
  await Promise.all([pages?.load(visit), pages?.load(visit)]);
  expect([Object.keys(pages?.flowsOf(visit, shop) ?? {}), screenOf('late') === Nothing, made]).toEqual([
    ['clock'],
    true,
    1,
  ]);
});
