import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs, eggsLine, oysters, statusAndBody } from '#test/support/api/buyer.ts';
import { OYSTER } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');
const rep = buyerAt(() => api, 'rep', OYSTER);

const times = <T>(count: number, run: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => run(place)));

describe('changes at the same time', () => {
  test('loses none: twenty adds of one product make one line of twenty', async () => {
    const replies = await times(20, () => chef.add(eggs));
    expect(new Set(replies.map((reply) => reply.body.version)).size).toBe(20);
    expect(await chef.cart()).toMatchObject({ lines: [{ id: 1, orderQuantity: 20 }], version: 21 });
  });

  test('a cart is made once, though twenty wanted to make it', async () => {
    await times(20, (place) => chef.add({ ...eggs, productText1: `note ${place}` }));
    expect(await api.database.selectFrom('cart').selectAll().execute()).toHaveLength(1);
    expect((await chef.cart()).lines).toHaveLength(20);
  });

  test('with the version they saw, one is made and the others get the newest', async () => {
    await chef.add(eggs);
    const replies = await times(10, () => chef.add(oysters, { cartVersion: 2 }));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await chef.cart()).lines).toMatchObject([{ orderQuantity: 1 }, { orderQuantity: 10 }]);
  });
});

describe('a stale version', () => {
  const stale = (cart: unknown) => ({
    status: 409,
    body: {
      message: 'The cart was changed in another tab or device. Your change was not saved.',
      errors: ['The cart was changed in another tab or device. Your change was not saved.'],
      code: 'staleCart',
      cart,
    },
  });

  test.each([
    ['add', () => chef.add(eggs, { cartVersion: 1 })],
    ['addAll', () => chef.addAll([eggs], { cartVersion: 1 })],
    ['update', () => chef.update(1, eggs, { cartVersion: 1 })],
    ['remove', () => chef.remove(1, { cartVersion: 1 })],
    ['clear', () => chef.clear({ cartVersion: 1 })],
    ['changeHeader', () => chef.changeHeader({ notes: 'x' }, { cartVersion: 1 })],
  ])('is refused with the newest cart, and nothing is changed: %s', async (_, write) => {
    await chef.add(eggs);
    const before = await chef.cart();
    expect(statusAndBody(await write())).toEqual(stale(before));
    expect(await chef.cart()).toEqual(before);
  });

  test('without a version the change is applied to the cart as it is', async () => {
    await chef.add(eggs);
    await chef.add(oysters);
    expect((await chef.update(1, { ...eggs, orderQuantity: 4 })).status).toBe(200);
    expect((await chef.remove(2)).body).toEqual({ isSuccess: true, version: 5 });
  });

  test.each(['1.5', '-1', 'x', ''])('must be a whole number, not %j', async (version) => {
    expect((await chef.add(eggs, { headers: { 'x-cart-version': version } })).status).toBe(400);
    expect((await chef.cart()).version).toBe(1);
  });
});

describe('an add that is repeated under its key', () => {
  test('is done once and answered twice, at the same time too', async () => {
    const replies = await times(10, () => chef.add(eggs, { idempotencyKey: 'a' }));
    expect(new Set(replies.map((reply) => JSON.stringify(statusAndBody(reply)))).size).toBe(1);
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });

  test('repeats a mixed answer of many lines, with the sent values, even those that no text can hold', async () => {
    const lines = [eggs, { ...eggs, unitOfMeasure: '\u0000\ud800' }];
    const first = await chef.addAll(lines, { idempotencyKey: 'a' });
    expect(first.body.data.map((item) => item.isSuccess)).toEqual([true, false]);
    expect(statusAndBody(await chef.addAll(lines, { idempotencyKey: 'a' }))).toEqual(statusAndBody(first));
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });

  test('an old version does not stop the repetition', async () => {
    const first = await chef.add(eggs, { idempotencyKey: 'a', cartVersion: 1 });
    await chef.add(oysters);
    expect(statusAndBody(await chef.add(eggs, { idempotencyKey: 'a', cartVersion: 1 }))).toEqual(statusAndBody(first));
  });

  test('a refused one is tried again', async () => {
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', 101).execute();
    expect((await chef.add(eggs, { idempotencyKey: 'a' })).status).toBe(409);
    await api.database.updateTable('product').set({ is_active: true }).where('product_key', '=', 101).execute();
    expect((await chef.add(eggs, { idempotencyKey: 'a' })).status).toBe(200);
  });

  test.each([
    ['another quantity', () => chef.add({ ...eggs, orderQuantity: 2 }, { idempotencyKey: 'a' })],
    ['another call', () => chef.addAll([eggs], { idempotencyKey: 'a' })],
    ['another user', () => rep.add(eggs, { idempotencyKey: 'a' })],
  ])('is refused for %s', async (_, again) => {
    await chef.add(eggs, { idempotencyKey: 'a' });
    expect(statusAndBody(await again())).toMatchObject({ status: 409, body: { code: 'idempotencyKeyReused' } });
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });

  test('the same fields in another order are the same request', async () => {
    await chef.add({ productKey: 101, unitOfMeasure: 'CS', orderQuantity: 1 }, { idempotencyKey: 'a' });
    const again = await chef.add({ orderQuantity: 1, unitOfMeasure: 'CS', productKey: 101 }, { idempotencyKey: 'a' });
    expect(again.status).toBe(200);
    expect((await chef.cart()).lines).toEqual([eggsLine]);
  });
});
