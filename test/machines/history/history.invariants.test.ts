import { describe, expect, test } from 'vitest';
import { historyMachine } from '#machines/history/historyMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { shopSample } from '../shop/shopSamples.ts';

function opened() {
  const { shop } = shopSample();
  return { stage: new Stage(historyMachine, { shop }), shop };
}

const order = { type: 'order.enter', orderNumber: '500103' } as const;
const bug = new TypeError('no page');

describe('history promises:', () => {
  test('nothing runs before a page is entered, and nothing after the last was left', () => {
    const { stage } = opened();
    stage.send(order, { type: 'page.leave' });
    expect([stage.asked('orderHistory'), stage.isAsking('orderAgain'), stage.snapshot.value]).toEqual([
      [],
      false,
      'away',
    ]);
  });

  test('the histories end today, by the clock that the shop was given', () => {
    const { stage, shop } = opened();
    const today = shop.environment.today();
    stage.send({ type: 'orderHistory.enter' }, { type: 'productHistory.enter' });
    expect([stage.asked('orderHistory'), stage.asked('productHistory')]).toMatchObject([[{ today }], [{ today }]]);
  });

  test('an order is ordered again into the cart of the shop', () => {
    const { stage, shop } = opened();
    stage.send(order);
    expect(stage.asked('orderAgain')).toMatchObject([{ orderNumber: '500103', cart: shop.cart }]);
  });

  test('another order begins anew', () => {
    const { stage } = opened();
    stage.send(order, { type: 'order.enter', orderNumber: '500104' });
    expect(stage.asked('orderAgain')).toMatchObject([{ orderNumber: '500103' }, { orderNumber: '500104' }]);
  });

  test('a bug in the flow of a page costs that page: it is said, and the page begins anew when asked', async () => {
    const { stage } = opened();
    stage.send(order);
    await stage.fail('orderAgain', bug);
    expect(stage.snapshot.value).toBe('broken');
    stage.send({ type: 'page.retry' });
    expect(stage.asked('orderAgain')).toMatchObject([{ orderNumber: '500103' }, { orderNumber: '500103' }]);
  });

  test('from a page that stopped every other page can be entered', async () => {
    const { stage } = opened();
    stage.send({ type: 'orderHistory.enter' });
    await stage.fail('orderHistory', bug);
    stage.send({ type: 'productHistory.enter' });
    expect(stage.snapshot.value).toBe('readingProducts');
  });
});
