import { describe, expect, test } from 'vitest';
import { orderingMachine } from '#machines/ordering/orderingMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { shopSample } from '../shop/shopSamples.ts';

function opened() {
  const { shop, heardByPrices } = shopSample();
  return { stage: new Stage(orderingMachine, { shop }), shop, heardByPrices };
}

const bug = new TypeError('no page');

describe('ordering promises:', () => {
  test('a page has its own flow, which ends when the page is left', async () => {
    const { stage, shop } = opened();
    const { shopper, cart, environment } = shop;
    const flows = [
      {
        page: { type: 'product.enter', productKey: 11 },
        id: 'productDetail',
        input: { productKey: 11, ordering: expect.objectContaining({ cart }) },
      },
      {
        page: { type: 'products.enter' },
        id: 'cartRows',
        input: { surroundings: expect.objectContaining({ cart }) },
      },
      { page: { type: 'cart.enter' }, id: 'cartPage', input: { cart } },
      { page: { type: 'checkout.enter' }, id: 'checkout', input: { shopper, cart, newId: environment.newId } },
    ] as const;
    for (const { page, id, input } of flows) {
      stage.send(page);
      if (stage.isAsking('loadCheckout')) await stage.answer('loadCheckout');
      expect([stage.isAsking(id), stage.asked(id)]).toEqual([true, [input]]);
      stage.send({ type: 'page.leave' });
      expect([stage.isAsking(id), stage.snapshot.value]).toEqual([false, 'away']);
    }
  });

  test('another product begins anew', () => {
    const { stage } = opened();
    stage.send({ type: 'product.enter', productKey: 11 }, { type: 'product.enter', productKey: 12 });
    expect(stage.asked('productDetail')).toMatchObject([{ productKey: 11 }, { productKey: 12 }]);
  });

  test('quick entry outlives its page: what was typed is there when one comes back', () => {
    const { stage } = opened();
    stage.send({ type: 'products.enter' }, { type: 'cart.enter' }, { type: 'page.leave' }, { type: 'products.enter' });
    expect([stage.asked('quickEntry').length, stage.isAsking('quickEntry')]).toEqual([1, true]);
  });

  test('after checkout stock and last sales are asked for again', async () => {
    const { stage, heardByPrices } = opened();
    stage.send({ type: 'cart.enter' }, { type: 'checkout.enter' });
    await stage.answer('loadCheckout');
    expect(heardByPrices()).toEqual([]);
    stage.send({ type: 'page.leave' });
    expect(heardByPrices()).toEqual([{ type: 'prices.forget' }]);
  });

  test('a bug in the flow of a page costs that page: it is said, and the page begins anew when asked', async () => {
    const { stage } = opened();
    stage.send({ type: 'product.enter', productKey: 12 });
    await stage.fail('productDetail', bug);
    expect([stage.snapshot.value, stage.isAsking('quickEntry')]).toEqual(['broken', true]);
    stage.send({ type: 'page.retry' });
    expect(stage.snapshot.value).toBe('viewingProduct');
    expect(stage.asked('productDetail')).toMatchObject([{ productKey: 12 }, { productKey: 12 }]);
  });

  test('checkout comes when it is first entered; where it does not come that is said, and it is asked for again', async () => {
    const { stage } = opened();
    expect(stage.asked('loadCheckout')).toEqual([]);
    stage.send({ type: 'checkout.enter' });
    expect([[...stage.snapshot.tags], stage.isAsking('checkout')]).toEqual([['fetching'], false]);
    await stage.fail('loadCheckout', new TypeError('Failed to fetch dynamically imported module'));
    expect(stage.snapshot.value).toBe('unreachable');
    stage.send({ type: 'page.retry' });
    await stage.answer('loadCheckout');
    expect(stage.isAsking('checkout')).toBe(true);
  });

  test('from a page that stopped every other page can be entered', async () => {
    const { stage } = opened();
    stage.send({ type: 'checkout.enter' });
    await stage.answer('loadCheckout');
    await stage.fail('checkout', bug);
    stage.send({ type: 'cart.enter' });
    expect(stage.snapshot.value).toBe('viewingCart');
  });
});
