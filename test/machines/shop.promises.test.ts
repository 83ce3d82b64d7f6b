import { describe, expect, test } from 'vitest';
import type { Page } from '#machines/shop/page.ts';
import { shopMachine } from '#machines/shop/shopMachine.ts';
import { Stage } from '../support/puppets.ts';
import { guideBuyer } from './guideDialogSamples.ts';
import { buyer, configuration, environment, guest, tomatoes, twoCases, unsold } from './samples.ts';

function opened(shopper = buyer) {
  return new Stage(shopMachine, { shopper, environment: environment() });
}

function enter(page: Page) {
  return { type: 'page.enter', page } as const;
}

const add = { type: 'cartLine.add', product: tomatoes } as const;
const edit = { type: 'cartLine.edit', product: tomatoes, line: twoCases } as const;
const tomatoesPage = enter({ name: 'product', productKey: 11 });

describe('the shop promises:', () => {
  test('there is one dialog at most: what is asked for while one is open is not opened', () => {
    const stage = opened();
    stage.send(add, edit, { type: 'cartLine.add', product: unsold });
    expect(stage.asked('cartLineDialog')).toMatchObject([{ product: tomatoes, line: null }]);
  });

  test('a dialog that closed makes room for the next', async () => {
    const stage = opened();
    stage.send(add);
    await stage.answer('cartLineDialog');
    stage.send(edit);
    const cart = stage.snapshot.context.cart;
    expect(stage.asked('cartLineDialog')[1]).toMatchObject({
      product: tomatoes,
      line: twoCases,
      settings: configuration.settings,
      cart,
    });
  });

  test('a guest who adds to the cart reads that an account is required, and gets no dialog', () => {
    const stage = opened(guest);
    stage.send(add);
    expect(stage.snapshot.value).toMatchObject({ dialog: 'accountRequired' });
    stage.send({ type: 'accountRequired.close' }, edit);
    expect(stage.snapshot.value).toMatchObject({ dialog: 'none' });
    expect(stage.asked('cartLineDialog')).toEqual([]);
  });

  test('order guides are offered to whoever keeps them, and to nobody else', () => {
    const opens = [buyer, guideBuyer, { ...guideBuyer, userType: 'Consumer' as const }].map((shopper) => {
      const stage = opened(shopper);
      stage.send({ type: 'guide.addProduct', product: tomatoes, guides: [] });
      return stage.asked('addToGuide');
    });
    const added = { product: tomatoes, guides: [], rounding: 'None' };
    expect(opens).toMatchObject([[], [added], []]);
  });

  test('after checkout stock and last sales are asked for again', () => {
    const stage = opened();
    const heard: string[] = [];
    stage.actor.system.inspect((inspected) => {
      const { prices } = stage.snapshot.context;
      if (inspected.type === '@xstate.event' && inspected.actorRef === prices) heard.push(inspected.event.type);
    });
    stage.send(enter({ name: 'cart' }), enter({ name: 'checkout' }));
    expect(heard).toEqual([]);
    stage.send(enter({ name: 'other' }));
    expect(heard).toEqual(['prices.forget']);
  });

  test("a guest's choices of layout and sort are not saved, a buyer's are", () => {
    const saves = [opened(), opened(guest)].flatMap((stage) => stage.asked('productList'));
    expect(saves).toMatchObject([{ savesDefaults: true }, { savesDefaults: false }]);
  });

  test('a page has its own flow, which ends when the page is left', () => {
    const stage = opened();
    const { cart, shopper, environment: world } = stage.snapshot.context;
    const flows = [
      { page: { name: 'product', productKey: 11 }, id: 'productDetail', input: { productKey: 11 } },
      { page: { name: 'cart' }, id: 'cartPage', input: { cart } },
      { page: { name: 'checkout' }, id: 'checkout', input: { shopper, cart, newId: world.newId } },
      { page: { name: 'orderHistory' }, id: 'orderHistory', input: { today: '2026-03-04' } },
    ] as const;
    const running = () => flows.map((flow) => flow.id).filter((id) => stage.isAsking(id));
    expect(running()).toEqual([]);
    for (const { page, id, input } of flows) {
      stage.send(enter(page), enter(page));
      expect([running(), stage.asked(id)]).toEqual([[id], [input]]);
      stage.send(enter({ name: 'other' }), enter(page), enter({ name: 'other' }), enter(page));
      expect([running(), stage.asked(id)]).toEqual([[id], [input, input, input]]);
    }
    stage.send(enter({ name: 'other' }));
    expect(running()).toEqual([]);
  });

  test('every choice from the menu is told to the server, once', () => {
    const stage = opened();
    stage.send({ type: 'menu.choose', entry: 'ViewCart' }, { type: 'menu.choose', entry: 'OrderHistory' });
    expect(stage.told('logMenuEntry')).toMatchObject([{ entry: 'ViewCart' }, { entry: 'OrderHistory' }]);
  });

  test('another product begins anew, the same one goes on', () => {
    const stage = opened();
    stage.send(tomatoesPage, tomatoesPage, enter({ name: 'product', productKey: 12 }));
    expect(stage.asked('productDetail')).toEqual([{ productKey: 11 }, { productKey: 12 }]);
  });

  test('catalogue, prices, cart and list live as long as it does, whatever page is on screen', () => {
    const stage = opened();
    stage.send(tomatoesPage, enter({ name: 'cart' }), enter({ name: 'orderHistory' }), enter({ name: 'other' }));
    for (const id of ['catalogue', 'prices', 'cart', 'productList']) {
      expect(stage.asked(id)).toHaveLength(1);
      expect(stage.isAsking(id)).toBe(true);
    }
  });

  test('the page under a dialog may change without the dialog', () => {
    const stage = opened();
    stage.send(add, tomatoesPage);
    expect(stage.snapshot.value).toEqual({ page: 'viewingProduct', dialog: 'editingCartLine' });
    expect(stage.asked('cartLineDialog')).toHaveLength(1);
  });
});
