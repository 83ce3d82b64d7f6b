import { describe, expect, test } from 'vitest';
import type { LineItem } from '#domain/cart/cart.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { historyText } from '#domain/texts/historyText.ts';
import { orderAgainMachine } from '#machines/history/orderAgain/orderAgainMachine.ts';
import { chosenPlaces, offerAt } from '#machines/history/orderAgain/orderAgainState.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { leeks as soldLeeks } from '../ordering/entrySamples.ts';
import { cartListener, environment, failures, tomatoes, twoCases } from '../samples.ts';
import { fewUsual, orderOf, soldTomatoes, today } from './orderSamples.ts';

const pallets = { ...soldTomatoes, id: 2, unitOfMeasure: 'PAL' };
const unknown = { ...soldTomatoes, id: 3, productKey: 99 };
const pieces = { ...soldTomatoes, id: 4, unitOfMeasure: 'EA', orderQuantity: 24 };
const overridden = { ...soldTomatoes, id: 5, unitPrice: 40, isOverridePrice: true, overridePrice: 40 };
const CASES_SENT = {
  id: -1,
  productKey: 11,
  unitOfMeasure: 'CS',
  orderQuantity: '2',
  unitOfMeasure_Prc: 'CS',
  productText1: null,
  productText2: null,
};
const PIECES_SENT = { ...CASES_SENT, id: -4, unitOfMeasure: 'EA', orderQuantity: '24' };

const accepted: LineItem = { cartLineItem: twoCases, isSuccess: true, message: null, errors: [] };
const refusedAt = (id: number): LineItem => ({
  cartLineItem: { ...CASES_SENT, id },
  isSuccess: false,
  message: 'Not sold to you.',
  errors: [],
});

function opened(settings = DEFAULT_USER_SETTINGS) {
  const stage = new Stage(orderAgainMachine, {
    orderNumber: '500103',
    settings,
    cart: cartListener().ref,
    newId: environment().newId,
  });
  return stage;
}

async function weighed(...lines: (typeof soldTomatoes)[]) {
  const stage = opened();
  await stage.answer('loadOrder', orderOf(...lines));
  await stage.answer('loadToday', today);
  return stage;
}

const all = () => weighed(soldTomatoes, pallets, unknown, pieces);
const chosen = (stage: ReturnType<typeof opened>) =>
  chosenPlaces(stage.snapshot.context).map((place) => stage.snapshot.context.lines[place]?.id);
const add = { type: 'lines.add', cart: [] } as const;

describe('order again:', () => {
  test('everything that can be bought is chosen at first, and nothing else can be', async () => {
    const stage = await all();
    expect(chosen(stage)).toEqual([1, 4]);
    stage.send({ type: 'lines.toggle', isChosen: true }, { type: 'line.toggle', lineId: 3 });
    stage.send({ type: 'line.toggle', lineId: 3 });
    expect(chosen(stage)).toEqual([1, 4]);
  });

  test('what is left out is not sent', async () => {
    const stage = await all();
    stage.send({ type: 'line.toggle', lineId: 1 }, add);
    expect(stage.asked('addLines')).toMatchObject([{ lines: [PIECES_SENT], conflicts: [], isRepeat: false }]);
  });

  test('what is typed is what is sent, and a quantity of 0 leaves its line out', async () => {
    const stage = await all();
    stage.send({ type: 'quantity.type', lineId: 1, text: '7' }, { type: 'quantity.type', lineId: 4, text: '0' }, add);
    expect(stage.asked('addLines')).toMatchObject([{ lines: [{ ...CASES_SENT, orderQuantity: '7' }] }]);
  });

  test('a line with a quantity of 0 that is chosen again has what was ordered', async () => {
    const stage = await all();
    stage.send({ type: 'quantity.type', lineId: 1, text: '0' });
    expect(chosen(stage)).toEqual([4]);
    stage.send({ type: 'line.toggle', lineId: 1 });
    expect([chosen(stage), offerAt(stage.snapshot.context, 0)?.text]).toEqual([[1, 4], '2']);
    stage.send({ type: 'quantity.type', lineId: 4, text: '0' }, { type: 'lines.toggle', isChosen: true });
    expect([chosen(stage), offerAt(stage.snapshot.context, 3)?.text]).toEqual([[1, 4], '24']);
  });

  test('a quantity that is typed for a line that was left out chooses it', async () => {
    const stage = await all();
    stage.send({ type: 'lines.toggle', isChosen: false }, { type: 'quantity.step', lineId: 4, direction: 'up' });
    expect([chosen(stage), offerAt(stage.snapshot.context, 3)?.text]).toEqual([[4], '36']);
  });

  test('nothing is added while a quantity is invalid, and the text stays as typed', async () => {
    for (const text of ['two', '7']) {
      const stage = await all();
      stage.send({ type: 'quantity.type', lineId: 4, text }, { type: 'quantity.settle', lineId: 4 }, add);
      expect([stage.asked('addLines'), stage.snapshot.context.message]).toEqual([
        [],
        historyText('orderAgain.checkQuantities'),
      ]);
      expect(offerAt(stage.snapshot.context, 3)?.text).toBe(text);
      stage.send({ type: 'line.toggle', lineId: 4 }, add);
      expect(stage.asked('addLines')).toMatchObject([{ lines: [CASES_SENT] }]);
    }
  });

  test('where the site rounds quantities, the line shows that', async () => {
    const stage = opened({ ...DEFAULT_USER_SETTINGS, orderQuantityRoundingFlag: 'AutoRoundUp' });
    await stage.answer('loadOrder', orderOf(pieces));
    await stage.answer('loadToday', today);
    stage.send({ type: 'quantity.type', lineId: 4, text: '13' }, { type: 'quantity.settle', lineId: 4 });
    expect(offerAt(stage.snapshot.context, 0)?.text).toBe('24');
    expect(stage.snapshot.context.adjustments[4]).toContain('13 was changed to 24');
  });

  test('an unusual quantity is asked about once, and sent only when it is confirmed', async () => {
    const stage = opened();
    await stage.answer('loadOrder', orderOf(soldTomatoes, pieces));
    await stage.answer('loadToday', { ...today, lastSales: { 11: fewUsual } });
    stage.send(add);
    expect(stage.snapshot.context.unusual.map(({ question }) => question)).toEqual([
      '2 CS is far more than the 0.4 CS you usually order.',
    ]);
    expect(stage.asked('addLines')).toEqual([]);
    stage.send({ type: 'quantities.refuse' }, { type: 'line.toggle', lineId: 1 }, add);
    expect(stage.asked('addLines')).toMatchObject([{ lines: [{ ...PIECES_SENT, id: -2 }] }]);
    await stage.answer('addLines', { kind: 'cancelled' });
    stage.send({ type: 'line.toggle', lineId: 1 }, add, { type: 'quantities.confirm' });
    expect(stage.asked('addLines')).toHaveLength(2);
    await stage.answer('addLines', { kind: 'cancelled' });
    stage.send(add);
    expect(stage.asked('addLines').at(-1)).toMatchObject({ lines: [CASES_SENT, { ...PIECES_SENT, id: -2 }] });
    expect(stage.asked('addLines')).toHaveLength(3);
  });

  test('products that are in the cart already are added again only after confirmation, or left out', async () => {
    const leeks = { ...soldTomatoes, id: 6, productKey: 13, unitOfMeasure: 'EA', unitOfMeasure_Prc: 'EA' };
    const carrots = { ...leeks, id: 7, productKey: 14 };
    const sold = [tomatoes, soldLeeks, { ...soldLeeks, productKey: 14 }];
    const cart = [twoCases, { ...twoCases, productKey: 13 }];
    const asked = [];
    for (const type of ['again.confirm', 'again.leaveOut', 'again.refuse'] as const) {
      const stage = opened();
      await stage.answer('loadOrder', orderOf(soldTomatoes, leeks, carrots));
      await stage.answer('loadToday', {
        ...today,
        productByKey: new Map(sold.map((product) => [product.productKey, product])),
        prices: { ...today.prices, 13: { EA: 1.5 }, 14: { EA: 1.5 } },
      });
      stage.send({ type: 'lines.add', cart });
      expect(stage.asked('addLines')).toEqual([]);
      expect(stage.snapshot.context.repeat).toEqual({ products: 3, inCart: [11, 13] });
      stage.send({ type });
      asked.push(
        stage.asked('addLines').map((sent) => (sent as { lines: { id: number }[] }).lines.map(({ id }) => id)),
      );
    }
    expect(asked).toEqual([[[-1, -2, -3]], [[-3]], []]);
  });

  test('an order of one product that is in the cart is asked about too', async () => {
    const stage = await weighed(soldTomatoes);
    stage.send({ type: 'lines.add', cart: [twoCases] });
    expect(stage.asked('addLines')).toEqual([]);
    stage.send({ type: 'again.confirm' });
    expect(stage.asked('addLines')).toMatchObject([{ lines: [CASES_SENT] }]);
  });

  test('nothing is added before it is known what is in the cart', async () => {
    const stage = await weighed(soldTomatoes);
    stage.send({ type: 'lines.add', cart: null });
    expect(stage.asked('addLines')).toEqual([]);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'warning', text: 'Your cart is still loading. Try again in a moment.' },
    ]);
  });

  test('nothing is added while it is not known what has changed', async () => {
    const stage = opened();
    await stage.answer('loadOrder', orderOf(soldTomatoes));
    stage.send(add);
    await stage.fail('loadToday', failures.offline);
    stage.send(add);
    expect(stage.asked('addLines')).toEqual([]);
    expect(stage.snapshot.context.detail?.lines).toEqual([soldTomatoes]);
    stage.send({ type: 'today.retry' });
    await stage.answer('loadToday', today);
    stage.send(add);
    expect(stage.asked('addLines')).toHaveLength(1);
  });

  test('a line whose unit was removed waits for a unit, and is chosen and sent with that', async () => {
    const stage = await weighed(pallets);
    stage.send(add);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'warning', text: '0 Products Added To Cart' }]);
    expect(stage.asked('addLines')).toEqual([]);
    stage.send({ type: 'lines.toggle', isChosen: false }, { type: 'unit.choose', lineId: 2, unit: 'CS' }, add);
    expect(stage.asked('addLines')).toMatchObject([{ lines: [CASES_SENT] }]);
  });

  test('an old override price is not sent; a price in the cart that would change is asked about', async () => {
    const stage = await weighed(overridden);
    stage.send({ type: 'lines.add', cart: [{ ...twoCases, unitPrice: 47 }] }, { type: 'again.confirm' });
    expect(stage.asked('addLines')).toMatchObject([
      { lines: [CASES_SENT], conflicts: [{ productKey: 11, description: 'Tomatoes, plum', unit: 'CS' }] },
    ]);
    expect(stage.asked('addLines')).not.toMatchObject([{ lines: [{ overridePrice: expect.anything() }] }]);
  });

  test('a line that the pre-check refuses shows why and is left out; the others stay chosen, and no success is announced', async () => {
    const stage = await all();
    stage.send(add);
    await stage.answer('addLines', { kind: 'refused', errors: [refusedAt(-4)] });
    const { remarks, message } = stage.snapshot.context;
    expect(remarks).toEqual({ 4: { kind: 'refused', text: 'Not sold to you.' } });
    expect(message).toContain('Nothing was added');
    expect([chosen(stage), stage.paramsOf('notify')]).toEqual([[1], []]);
  });

  test('of lines that are added in part, each shows its result', async () => {
    const stage = await all();
    stage.send(add);
    await stage.answer('addLines', { kind: 'added', items: [accepted, refusedAt(-4)] });
    expect(stage.snapshot.context.remarks).toEqual({
      1: { kind: 'added' },
      4: { kind: 'refused', text: 'Not sold to you.' },
    });
    expect(stage.paramsOf('notify')).toEqual([
      {
        type: 'success',
        text: '1 Product Added To Cart',
        about: 'cart',
        action: { label: 'View cart', href: '/cart' },
      },
    ]);
    expect(chosen(stage)).toEqual([]);
  });

  test('without an answer only the very same lines go again, under the same key', async () => {
    const stage = await all();
    stage.send(add);
    await stage.answer('addLines', { kind: 'unknown', text: 'Not now.' });
    stage.send({ type: 'line.toggle', lineId: 1 }, { type: 'lines.toggle', isChosen: false }, add);
    expect(stage.asked('addLines')).toHaveLength(1);
    stage.send({ type: 'lines.repeat' });
    const [first, second] = stage.asked('addLines');
    expect(second).toEqual({ ...(first as object), isRepeat: true });
    await stage.answer('addLines', { kind: 'added', items: [accepted, accepted] });
    expect(stage.paramsOf('notify')).toMatchObject([{ text: '2 Products Added To Cart' }]);
  });

  test('once an answer is known the next add is a new one, with a new key', async () => {
    const stage = await all();
    stage.send(add);
    await stage.answer('addLines', { kind: 'failed', text: 'Not now.' });
    expect([stage.snapshot.context.message, chosen(stage)]).toEqual(['Not now.', [1, 4]]);
    stage.send(add);
    expect(stage.snapshot.context.message).toBeNull();
    const keys = stage.asked('addLines').map((asked) => (asked as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('lines that are in the cart stay marked while others are added', async () => {
    const stage = await all();
    stage.send({ type: 'line.toggle', lineId: 4 }, add);
    await stage.answer('addLines', { kind: 'added', items: [accepted] });
    stage.send({ type: 'line.toggle', lineId: 4 }, add);
    await stage.answer('addLines', { kind: 'added', items: [accepted] });
    expect(stage.snapshot.context.remarks).toEqual({ 1: { kind: 'added' }, 4: { kind: 'added' } });
    expect(stage.asked('addLines')[1]).toMatchObject({ lines: [PIECES_SENT] });
  });

  test('an error before the lines are sent is shown and loses no choice; the next try asks and checks again', async () => {
    const stage = await all();
    stage.send({ type: 'line.toggle', lineId: 4 }, add);
    await stage.fail('addLines', failures.unexpected);
    expect(stage.snapshot).toMatchObject({ status: 'active', value: { opened: { lines: 'choosing' } } });
    expect([chosen(stage), stage.snapshot.context.message]).toEqual([[1], 'Unspecified error.']);
    stage.send(add);
    expect(stage.asked('addLines')).toMatchObject([{ isRepeat: false }, { isRepeat: false }]);
  });

  test('after a bug that hides what became of lines that had left, only the very same can be sent, under the same key', async () => {
    const stage = await all();
    stage.send(add, { type: 'lines.sent' });
    await stage.fail('addLines', failures.unexpected);
    stage.send({ type: 'line.toggle', lineId: 1 }, add, { type: 'lines.repeat' });
    const [first, second] = stage.asked('addLines') as { lines: unknown; idempotencyKey: string }[];
    expect(second).toMatchObject({ lines: first?.lines, idempotencyKey: first?.idempotencyKey, isRepeat: true });
  });

  test('an error that ends its documents leaves the order and the choices, and they can be requested again', async () => {
    const stage = await all();
    stage.send({ type: 'line.toggle', lineId: 4 });
    await stage.fail('documents', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ opened: { lines: 'choosing', documents: 'unavailable' } });
    expect(chosen(stage)).toEqual([1]);
    stage.send({ type: 'documents.retry' });
    expect(stage.isAsking('documents')).toBe(true);
  });
});
