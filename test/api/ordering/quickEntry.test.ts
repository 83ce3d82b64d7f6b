import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LineItem, SentLine } from '#domain/cart/cart.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { buyerAt, eggs, statusAndBody, sweets } from '#test/support/api/buyer.ts';
import { addManyProducts, FIRST_KEY } from '#test/support/api/manyProducts.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await addManyProducts(api.database, 1000);
});
afterAll(() => api?.stop());

const chef = buyerAt(() => api, 'chef');

const COUNT = 60;
/** Temporary ids as quick entry gives them: minus the product key. */
const typed = (count: number): SentLine[] =>
  Array.from({ length: count }, (_, place) => {
    const productKey = FIRST_KEY + place;
    return { ...sweets, id: -productKey, productKey, orderQuantity: String(place + 1) };
  });
const withdrawn = { ...sweets, id: -108, productKey: 108 };
/** A further line of a product: its id lies below all product keys. */
const offMultiple = { id: -2_147_483_649, productKey: 103, unitOfMeasure: 'EA', orderQuantity: '13' };
const [first, ...others] = typed(COUNT - 2);
const sixty = [...(first ? [first] : []), withdrawn, ...others.slice(0, 30), offMultiple, ...others.slice(30)];
const good = sixty.filter((line) => line !== withdrawn && line !== offMultiple);
const refusals = [
  [-108, 'This product is unavailable.'],
  [-2_147_483_649, 'Invalid quantity of 13. Please enter a multiple of 12'],
];
const idsAndTexts = (items: readonly LineItem[]) =>
  items.map(({ cartLineItem, message }) => [cartLineItem.id, message]);
const content = (lines: readonly SentLine[]) => lines.map((line) => [line.productKey, Number(line.orderQuantity)]);

describe('60 typed lines, two of which are refused', () => {
  test('the check names these two by the ids they were sent with, in their order, and writes nothing', async () => {
    expect(sixty).toHaveLength(COUNT);
    const { status, body } = await chef.validate(sixty);
    expect([status, idsAndTexts(body.errors)]).toEqual([200, refusals]);
    expect(await chef.cart()).toMatchObject({ lines: [], version: 1 });
    expect((await chef.validate(good)).body.errors).toEqual([]);
  });

  test('the addition answers every line in its place, and the cart has the others in the order they were sent', async () => {
    const { status, body } = await chef.addAll(sixty, { idempotencyKey: 'a' });
    expect([status, body.errors]).toEqual([200, []]);
    expect(body.data.map((item) => item.cartLineItem.productKey)).toEqual(sixty.map((line) => line.productKey));
    expect(idsAndTexts(body.data.filter((item) => !item.isSuccess))).toEqual(refusals);
    const cart = await chef.cart();
    expect(content(cart.lines)).toEqual(content(good));
    const added = body.data.filter((item) => item.isSuccess).map((item) => item.cartLineItem.id);
    expect(added).toEqual(cart.lines.map((line) => line.id));
    expect(added.every((id) => id !== undefined && id > 0)).toBe(true);
  });

  test('checked lines are checked again: a product removed in between is refused alone', async () => {
    expect((await chef.validate(good)).body.errors).toEqual([]);
    const late = FIRST_KEY + 7;
    await api.database.updateTable('product').set({ is_active: false }).where('product_key', '=', late).execute();
    const { body } = await chef.addAll(good);
    expect(idsAndTexts(body.data.filter((item) => !item.isSuccess))).toEqual([[-late, 'This product is unavailable.']]);
    expect(await chef.cart()).toMatchObject({ lines: { length: good.length - 1 } });
  });
});

describe('lines repeated because their answer was lost', () => {
  test('count once and return the first answer, refusals and ids included, whatever happened to the cart since', async () => {
    const first = await chef.addAll(sixty, { idempotencyKey: 'a', cartVersion: 1 });
    await chef.add(eggs);
    await chef.remove((await chef.cart()).lines[0]?.id ?? 0);
    const before = await chef.cart();
    const again = await chef.addAll(sixty, { idempotencyKey: 'a', cartVersion: 1 });
    expect(statusAndBody(again)).toEqual(statusAndBody(first));
    expect(await chef.cart()).toEqual(before);
  });

  test('count once when they overtake each other', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => chef.addAll(sixty, { idempotencyKey: 'a' })));
    expect(new Set(replies.map((reply) => JSON.stringify(statusAndBody(reply)))).size).toBe(1);
    expect(content((await chef.cart()).lines)).toEqual(content(good));
  });

  test('the next ones count again under another key', async () => {
    await chef.addAll(good, { idempotencyKey: 'a' });
    await chef.addAll(good, { idempotencyKey: 'b' });
    expect(content((await chef.cart()).lines)).toEqual(
      content(good).map(([key, quantity]) => [key, 2 * Number(quantity)]),
    );
  });
});

test('one product in two lines has an item each, and one line in the cart where the units agree', async () => {
  const [line] = typed(1);
  const pair = [line, { ...line, id: -2_147_483_650, orderQuantity: '4' }] as SentLine[];
  expect((await chef.validate(pair)).body.errors).toEqual([]);
  const { body } = await chef.addAll(pair);
  expect(body.data.map((item) => item.isSuccess)).toEqual([true, true]);
  expect(content((await chef.cart()).lines)).toEqual([[FIRST_KEY, 5]]);
});

test('checking, adding and repeating 1,000 lines takes as many statements as one', async () => {
  async function statementsOf(count: number) {
    const lines = [...typed(count), withdrawn];
    const counts = [];
    for (const call of [
      () => chef.validate(lines),
      () => chef.addAll(lines, { idempotencyKey: `a${count}` }),
      () => chef.addAll(lines, { idempotencyKey: `a${count}` }),
    ]) {
      counts.push(await api.countStatements(call));
    }
    return counts;
  }
  await chef.changeHeader({ notes: 'a cart is there' });
  const one = await statementsOf(1);
  await chef.clear();
  expect(await statementsOf(1000)).toEqual(one);
});
