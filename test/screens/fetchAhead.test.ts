import { expect, test } from 'vitest';
import type { SessionRef } from '#machines/app/session/sessionMachine.ts';
import type { AreaName } from '#machines/shop/visit.ts';
import type { AreaLoader } from '../../src/app/areas/areaLoader.ts';
import { fetchAreaOf, fetchAreasWhenIdle } from '../../src/app/areas/fetchAhead.ts';
import { buyer, guest } from '../machines/samples.ts';
import { emptyPages } from '../support/screens/areaPages.ts';
import { answer, quietShopRef } from '../support/screens/quietShop.ts';

function fetching() {
  const asked: AreaName[] = [];
  const loader: AreaLoader = {
    loaded: () => null,
    load: (area) => {
      asked.push(area);
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  };
  return { asked, loader };
}

test('pointing at a link loads the area of its address; an unknown address requests nothing', () => {
  const { asked, loader } = fetching();
  fetchAreaOf(loader, '/history/orders');
  fetchAreaOf(loader, '/no/such/page');
  expect(asked).toEqual(['history']);
});

test.each([
  ['a buyer whose menu has only the common entries', buyer, {}, ['landing', 'account']],
  ['a guest', guest, {}, ['landing', 'ordering']],
  ['a guest', guest, { connection: { saveData: false } }, ['landing', 'ordering']],
  ['a guest who saves data', guest, { connection: { saveData: true } }, []],
])(
  'once a page is on screen and nothing else is to do, %s gets the next area in advance',
  (_, shopper, navigator, areas) => {
    const { asked, loader } = fetching();
    const shop = quietShopRef({ shopper });
    const idle: (() => void)[] = [];
    const browser = { navigator, requestIdleCallback: (work: () => void) => idle.push(work) } as unknown as Window;
    const session = {
      subscribe: (hear: (snapshot: unknown) => void) => hear({ children: { shop } }),
    } as unknown as SessionRef;
    fetchAreasWhenIdle(loader, session, browser);
    shop.send({ type: 'page.enter', visit: { area: 'ordering', page: { name: 'products', params: {} } } });
    expect(idle).toEqual([]);
    answer(shop, 'loadArea', emptyPages);
    expect(asked).toEqual([]);
    for (const work of idle) work();
    expect(asked).toEqual(areas);
  },
);
