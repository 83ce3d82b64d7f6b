import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import type { CartCommand } from '#domain/cart/command.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { cartPorts } from '#src/cart/cartPorts.ts';
import { buyerAt, cups, eachEggs, eggs, eggsLine, oysters } from '#test/support/api/buyer.ts';
import { tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';

let shop: ServedClient;

beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  shop.signInAs({ token: tokenOf('chef') });
});
afterAll(() => shop?.stop());

/** The same buyer elsewhere. */
const elsewhere = buyerAt(() => shop.server, 'chef');
const rum = { productKey: 106, unitOfMeasure: 'EA', orderQuantity: 1 };

const actorsOf = (isGuest = false) => cartPorts(shop.client, () => isGuest).actors;
const load = () => ask(actorsOf().loadCart);
/** Asks for a change against the newest cart, or against that of this version. */
const write = async (command: CartCommand, version?: number) =>
  await ask(actorsOf().writeCart, { command, version: version ?? (await load()).version });
const add = (line: object = eggs, idempotencyKey = 'key-1') =>
  ({ kind: 'add', line, idempotencyKey }) as Extract<CartCommand, { kind: 'add' }>;
const addMany = (lines: readonly object[], idempotencyKey = 'key-1') =>
  ({ kind: 'addMany', lines, idempotencyKey }) as Extract<CartCommand, { kind: 'addMany' }>;

describe('a change of the cart that was made', () => {
  test('of one line returns the newest cart', async () => {
    expect(await write(add())).toEqual({ kind: 'done', cart: await load() });
    expect((await load()).lines).toEqual([eggsLine]);
  });

  test('of many lines returns the result of each', async () => {
    const answer = await write(addMany([eggs, rum, { ...cups, orderQuantity: 13 }]));
    expect(answer).toMatchObject({ kind: 'done', cart: { lines: [eggsLine] } });
    expect(answer).toMatchObject({
      items: [
        { isSuccess: true },
        { isSuccess: false, message: 'Excluded for this customer' },
        { isSuccess: false, message: 'Invalid quantity of 13. Please enter a multiple of 12' },
      ],
    });
  });

  test('of a line that is there sets its quantity', async () => {
    await elsewhere.add(eggs);
    const answer = await write({ kind: 'update', line: { ...eggs, id: 1, orderQuantity: '3' }, seen: eggsLine });
    expect(answer).toMatchObject({ kind: 'done', cart: { lines: [{ id: 1, orderQuantity: 3 }] } });
  });

  test('removes one line, and clears the rest', async () => {
    await elsewhere.addAll([eggs, oysters]);
    expect(await write({ kind: 'remove', seen: eggsLine, description: 'Eggs' })).toMatchObject({
      kind: 'done',
      cart: { lines: [{ id: 2, productKey: 110 }] },
    });
    expect(await write({ kind: 'clear', seenLineIds: [2] })).toMatchObject({ kind: 'done', cart: { lines: [] } });
  });

  test('that puts a removed line back gives it its place and its notes again, once', async () => {
    const salty = { ...eggs, productText1: 'salty' };
    await elsewhere.addAll([salty, oysters]);
    const line = (await load()).lines[0];
    if (!line) throw new Error('nothing in the cart');
    const removed = { line, description: 'Eggs', otherIds: [2] };
    await write({ kind: 'remove', seen: line, description: 'Eggs' });
    for (const _ of ['once', 'again']) await write({ kind: 'restore', removed, idempotencyKey: 'restore-1' });
    const back = (await load()).lines;
    expect(back).toMatchObject([
      { productKey: line.productKey, orderQuantity: line.orderQuantity, productText1: 'salty', place: 1 },
      { id: 2, productKey: 110 },
    ]);
  });

  test('that puts back a line removed for the second time gives it the place of the first', async () => {
    await elsewhere.addAll([eggs, oysters]);
    for (const key of ['first', 'second']) {
      const [line] = (await load()).lines;
      if (!line) throw new Error('nothing in the cart');
      await write({ kind: 'remove', seen: line, description: 'Eggs' });
      await write({ kind: 'restore', removed: { line, description: 'Eggs', otherIds: [2] }, idempotencyKey: key });
    }
    expect((await load()).lines.map(({ productKey }) => productKey)).toEqual([eggs.productKey, 110]);
  });

  test('of the header is in the cart', async () => {
    const { header } = await load();
    expect(await write({ kind: 'header', change: { customer_PO: 'PO-7' }, seen: header })).toMatchObject({
      kind: 'done',
      cart: { header: { customer_PO: 'PO-7', customerShipToCode: 'MAIN' } },
    });
  });

  test('is made once, however often it is sent under its key', async () => {
    for (const command of [add(), addMany([oysters], 'key-2')]) {
      await write(command);
      await write(command);
    }
    expect((await load()).lines).toMatchObject([
      { productKey: 101, orderQuantity: 1 },
      { productKey: 110, orderQuantity: 10 },
    ]);
  });

  test('is already done where the line to remove is gone', async () => {
    expect(await write({ kind: 'remove', seen: eggsLine, description: 'Eggs' })).toEqual({
      kind: 'done',
      cart: await load(),
    });
  });
});

describe('a change of the cart that was refused', () => {
  test.each([
    ['a product of an excluded category', add(rum), 'Excluded for this customer'],
    [
      'a quantity that is not a multiple',
      add({ ...cups, orderQuantity: 13 }),
      'Invalid quantity of 13. Please enter a multiple of 12',
    ],
    ['a unit it is not sold by', add({ ...oysters, unitOfMeasure: 'LB' }), 'This product is not sold by LB.'],
  ])('for %s shows why, with the cart unchanged', async (_, command, text) => {
    expect(await write(command)).toEqual({ kind: 'refused', text, cart: await load() });
  });

  test('of a line shows the reason, and returns the newest cart', async () => {
    await elsewhere.add(eggs);
    const refused = await write({ kind: 'update', line: { ...eachEggs, id: 1 }, seen: eggsLine });
    expect(refused).toEqual({
      kind: 'refused',
      text: 'The units of a line cannot be changed. Remove it and add the product again.',
      cart: await load(),
    });
  });

  test('of the header shows which rule it breaks', async () => {
    const { header } = await load();
    const refused = await write({ kind: 'header', change: { customerShipToCode: 'MOON' }, seen: header });
    expect(refused).toEqual({ kind: 'refused', text: 'Ship-to MOON is not available', cart: await load() });
  });

  test('under a key that was used for another line shows that the first one is in the cart', async () => {
    const { version } = await load();
    await write(add(), version);
    expect(await write(add(oysters), version)).toMatchObject({ kind: 'refused', text: shopText('cart.addedBefore') });
    expect((await load()).lines).toEqual([eggsLine]);
  });

  test('without a reason that a buyer could fix shows the general text', async () => {
    await elsewhere.add(eggs);
    const ofNoLine = { kind: 'update', line: eggs, seen: { ...eggsLine, id: 88 } } as const;
    expect(await write(ofNoLine)).toMatchObject({ kind: 'refused', text: shopText('cart.writeFailed') });
  });
});

test('a change of a line against an older cart returns the newest one, and is not made', async () => {
  await elsewhere.add(eggs);
  const { version } = await load();
  await elsewhere.update(1, { ...eggs, orderQuantity: 5 });
  const stale = await write({ kind: 'update', line: { ...eggs, id: 1, orderQuantity: '3' }, seen: eggsLine }, version);
  expect(stale).toEqual({ kind: 'stale', cart: await load() });
  expect((await load()).lines).toMatchObject([{ orderQuantity: 5 }]);
});

describe('without an answer', () => {
  test('a change fails, so that it can be sent again', async () => {
    shop.goDown();
    await expect(ask(actorsOf().writeCart, { command: add(), version: 1 })).rejects.toThrow(PortFailure);
    await expect(load()).rejects.toMatchObject({ failure: { kind: 'offline' } });
  });
});

describe("a guest's cart", () => {
  test('is empty, and asks for an account when a product is added, without a request to the server', async () => {
    const { loadCart, writeCart } = actorsOf(true);
    shop.signInAs({});
    expect(await ask(loadCart)).toEqual(EMPTY_CART);
    expect(await ask(writeCart, { command: add(), version: 1 })).toEqual({
      kind: 'refused',
      text: 'Please sign in or create an account to add products to your cart.',
      cart: null,
    });
    expect(shop.answered).toEqual([]);
  });
});
