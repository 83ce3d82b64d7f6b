import { describe, expect, test } from 'vitest';
import { MENU_KEYS, type MenuItem, type MenuKey } from '#domain/settings/menu.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import type { Shopper } from '#machines/shop/shopper.ts';
import type { Visit } from '#machines/shop/visit.ts';
import { emptyPages } from '../../support/screens/areaPages.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { buyer, environment, failures, guest } from '../samples.ts';
import { cartPage, ordersPage, productsPage } from './shop.walk.ts';

const openMenu = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));

function withMenu(shopper: Shopper, menu: readonly MenuItem[]): Shopper {
  const { configuration } = shopper;
  return { ...shopper, configuration: { ...configuration, settings: { ...configuration.settings, menu: [...menu] } } };
}

function opened(shopper = buyer) {
  const stage = new Stage(shopMachine, { shopper, environment: environment() });
  const heard: [string, string][] = [];
  stage.actor.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event' || inspected.sourceRef !== stage.actor) return;
    const to = 'id' in inspected.actorRef ? String(inspected.actorRef.id) : '';
    const { type, visit } = inspected.event as { type: string; visit?: { name: string } };
    heard.push([to, visit ? `${type} ${visit.name}` : type]);
  });
  const heardBy = (area: string) =>
    heard.filter(([to, type]) => to === area && type !== 'xstate.init').map(([, type]) => type);
  const visit = async (page: Visit) => {
    stage.send({ type: 'page.enter', visit: page });
    if (stage.isAsking('loadArea')) await stage.answer('loadArea', emptyPages);
  };
  return { stage, visit, heardBy };
}

describe('the shop:', () => {
  test('an area is fetched when its first page is visited, once, and is given the shop', async () => {
    const { stage, visit } = opened();
    expect(stage.asked('loadArea')).toEqual([]);
    await visit(productsPage);
    await visit(cartPage);
    expect(stage.asked('loadArea')).toEqual([{ area: 'ordering' }]);
    expect(stage.asked('ordering')).toEqual([{ shop: stage.snapshot.context.shop, pages: emptyPages }]);
  });

  test('an area enters each page that is visited, and the same page only once', async () => {
    const { visit, heardBy } = opened();
    await visit(productsPage);
    await visit(productsPage);
    await visit(cartPage);
    expect(heardBy('ordering')).toEqual(['page.enter products', 'page.leave', 'page.enter cart']);
  });

  test('an area that was left stays as it is: nothing that was typed in it is lost', async () => {
    const { stage, visit, heardBy } = opened();
    await visit(productsPage);
    await visit(ordersPage);
    expect(heardBy('ordering')).toEqual(['page.enter products', 'page.leave']);
    expect([stage.isAsking('ordering'), stage.isAsking('history')]).toEqual([true, true]);
    await visit(productsPage);
    expect(stage.asked('ordering')).toHaveLength(1);
  });

  test('an area that cannot be loaded shows an error, and is loaded again on request', async () => {
    const { stage, heardBy } = opened();
    stage.send({ type: 'page.enter', visit: cartPage });
    await stage.fail('loadArea', failures.offline);
    expect(stage.snapshot.value).toBe('areaUnreachable');
    stage.send({ type: 'page.retry' });
    await stage.answer('loadArea', emptyPages);
    expect([stage.snapshot.value, heardBy('ordering')]).toEqual(['visiting', ['page.enter cart']]);
  });

  test('a user who moves on while an area loads gets the page that was requested last', async () => {
    const { stage, visit, heardBy } = opened();
    stage.send({ type: 'page.enter', visit: cartPage });
    await visit(ordersPage);
    expect([heardBy('history'), stage.asked('ordering')]).toEqual([['page.enter orderHistory'], []]);
  });

  test('an error in the area on screen affects that area: it is shown, and restarted on request', async () => {
    const { stage, visit } = opened();
    await visit(ordersPage);
    await visit(cartPage);
    await stage.fail('ordering', new TypeError('no page'));
    expect(stage.snapshot.value).toBe('areaBroken');
    expect([stage.isAsking('history'), stage.isAsking('cart'), stage.isAsking('dialogs')]).toEqual([true, true, true]);
    stage.send({ type: 'page.retry' });
    await stage.answer('loadArea', emptyPages);
    expect([stage.snapshot.value, stage.asked('ordering').length]).toEqual(['visiting', 2]);
  });

  test('an error in an area that is not on screen is not seen; its next visit restarts it', async () => {
    const { stage, visit } = opened();
    await visit(cartPage);
    await visit(ordersPage);
    await stage.fail('ordering', new TypeError('no page'));
    expect(stage.snapshot.value).toBe('visiting');
    await visit(cartPage);
    expect([stage.snapshot.value, stage.asked('ordering').length]).toEqual(['visiting', 2]);
  });

  test("a guest's choices of layout and sort are not saved, a buyer's are", () => {
    const saves = [opened(), opened(guest)].flatMap(({ stage }) => stage.asked('productList'));
    expect(saves).toMatchObject([{ savesDefaults: true }, { savesDefaults: false }]);
  });

  test.each<[string, readonly MenuKey[], boolean]>([
    ['the list of products, which can be narrowed to one', ['ViewProducts'], true],
    ['the page of guides', ['OrderGuides'], true],
    ['every page but these', MENU_KEYS.filter((key) => key !== 'ViewProducts' && key !== 'OrderGuides'), false],
  ])('guides are loaded for users with a page that shows them: with %s', (_, open, seesGuides) => {
    const closed = [
      { isVisible: false, isLocked: false },
      { isVisible: true, isLocked: true },
    ];
    const asked = closed.flatMap((how) => {
      const menu = openMenu.map((item) => (open.includes(item.key) ? item : { ...item, ...how }));
      return opened(withMenu(buyer, menu)).stage.asked('catalogue');
    });
    expect(asked).toEqual([{ seesGuides }, { seesGuides }]);
  });

  test('guests and consumers see no guides, whatever their menu has', () => {
    const asked = [guest, { ...buyer, userType: 'Consumer' as const }].flatMap((shopper) =>
      opened(withMenu(shopper, openMenu)).stage.asked('catalogue'),
    );
    expect(asked).toEqual([{ seesGuides: false }, { seesGuides: false }]);
  });

  test('every choice from the menu is sent to the server, once', () => {
    const { stage } = opened();
    stage.send({ type: 'menu.choose', entry: 'ViewCart' }, { type: 'menu.choose', entry: 'OrderHistory' });
    expect(stage.paramsOf('logMenuEntry')).toEqual([{ entry: 'ViewCart' }, { entry: 'OrderHistory' }]);
  });

  test('catalog, prices, cart, list and dialogs live as long as the shop, whatever page is on screen', async () => {
    const { stage, visit } = opened();
    await visit(productsPage);
    await visit(ordersPage);
    stage.send({ type: 'page.enter', visit: null });
    const shared: (keyof Shop)[] = ['catalogue', 'prices', 'cart', 'productList', 'dialogs'];
    for (const id of shared) expect([stage.asked(id).length, stage.isAsking(id)]).toEqual([1, true]);
  });
});
