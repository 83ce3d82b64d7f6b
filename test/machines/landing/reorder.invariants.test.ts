import { describe, expect, test } from 'vitest';
import type { SentLine } from '#domain/cart/cart.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { reorderMachine } from '#machines/landing/reorder/reorderMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartListener, environment, failures, twoCases } from '../samples.ts';
import { dueLeeks, dueTomatoes, lastOrder, noOffers, offers, weekly } from './reorderSamples.ts';

const settings = DEFAULT_USER_SETTINGS;

function begun(rules = settings) {
  return new Stage(reorderMachine, { settings: rules, cart: cartListener().ref, newId: environment().newId });
}

async function offering(found = offers, rules = settings) {
  const stage = begun(rules);
  await stage.answer('loadOffers', found);
  return stage;
}

const lineIds = [1, 2];
type Stages = ReturnType<typeof begun>;
const askedOf = (stage: Stages) =>
  stage.asked('addLines') as { lines: SentLine[]; idempotencyKey: string; isRepeat: boolean }[];
const sentIn = (stage: Stages) =>
  askedOf(stage).map(({ lines }) => lines.map((line) => [line.productKey, line.orderQuantity, line.unitOfMeasure]));
const item = (id: number, isSuccess: boolean) => ({
  cartLineItem: { ...twoCases, id },
  isSuccess,
  message: isSuccess ? null : 'Not sold to you.',
  errors: [],
});

describe('reordering:', () => {
  test('nothing is added to the cart by itself', async () => {
    expect(sentIn(await offering())).toEqual([]);
  });

  test('the usual quantities are sent, at the prices of today', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds, cart: [] });
    expect(sentIn(stage)).toEqual([
      [
        [11, '2', 'CS'],
        [13, '3', 'EA'],
      ],
    ]);
  });

  test('one that is added takes no other with it', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds: [2], cart: [] });
    expect(sentIn(stage)).toEqual([[[13, '3', 'EA']]]);
  });

  test('what has come into the cart meanwhile is not added again, in this tab or another', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds: [1], cart: [twoCases] });
    expect([sentIn(stage), stage.snapshot.value]).toEqual([[], { offering: 'choosing' }]);
    stage.send({ type: 'due.add', lineIds, cart: [twoCases] });
    expect(sentIn(stage)).toEqual([[[13, '3', 'EA']]]);
  });

  test('a second press while the first is being sent adds nothing', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds, cart: [] }, { type: 'due.add', lineIds, cart: [] });
    expect(sentIn(stage)).toHaveLength(1);
  });

  test('without an answer only the very same may follow, under its key', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds, cart: [] }, { type: 'lines.sent' });
    await stage.answer('addLines', { kind: 'unknown', text: 'Not now.' });
    stage.send({ type: 'due.add', lineIds: [1], cart: [] });
    expect(sentIn(stage)).toHaveLength(1);
    stage.send({ type: 'lines.repeat' });
    const [first, second] = askedOf(stage);
    expect([second?.idempotencyKey, second?.lines, second?.isRepeat]).toEqual([
      first?.idempotencyKey,
      first?.lines,
      true,
    ]);
  });

  test('each result is announced: how many were added, and why others were not', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds, cart: [] });
    await stage.answer('addLines', { kind: 'added', items: [item(-1, true), item(-2, false)] });
    expect(stage.paramsOf('notify')).toMatchObject([{ type: 'success', text: '1 Product Added To Cart' }]);
    expect(stage.snapshot.context.remarks).toEqual({
      1: { kind: 'added' },
      2: { kind: 'refused', text: 'Not sold to you.' },
    });
  });

  test('products that cannot be bought today as usual are not offered: removed, with a removed unit, or without a price', async () => {
    const gone = { ...dueTomatoes, productKey: 424242 };
    const byPallet = { ...dueTomatoes, unitOfMeasure: 'PAL' };
    const unpriced = { ...offers.today, prices: { 13: {} } };
    const dueIn = async (found: typeof offers) => (await offering(found)).snapshot.context.due;
    expect(await dueIn({ ...offers, due: [gone, byPallet, dueLeeks] })).toEqual([dueLeeks]);
    expect(await dueIn({ ...offers, due: [dueLeeks], today: unpriced })).toEqual([]);
  });

  test('while pricing is hidden no price is known, and adding works all the same', async () => {
    const stage = await offering(
      { ...offers, today: { ...offers.today, prices: {} } },
      { ...settings, hidePricing: true },
    );
    expect(stage.snapshot.context.outcomes.map((outcome) => 'offer' in outcome && outcome.offer?.unitPrice)).toEqual([
      null,
      null,
    ]);
    stage.send({ type: 'due.add', lineIds, cart: [] });
    expect(sentIn(stage)).toHaveLength(1);
  });

  test.each([
    ['a last order alone', { ...noOffers, lastOrder }, { offering: 'choosing' }],
    ['a guide alone', { ...noOffers, guides: [weekly] }, { offering: 'choosing' }],
    ['nothing', noOffers, 'empty'],
    [
      'but what cannot be bought today',
      { ...noOffers, due: [dueTomatoes], today: { ...noOffers.today, prices: {} } },
      'empty',
    ],
  ])('with %s the strip is there, or is not', async (_, found, value) => {
    expect((await offering(found)).snapshot.value).toEqual(value);
  });

  test('a guide opens in quick entry, also while products are on their way', async () => {
    const stage = await offering();
    stage.send({ type: 'due.add', lineIds, cart: [] }, { type: 'guide.order', name: 'Weekly' });
    expect(stage.paramsOf('openQuickEntry')).toEqual([{ name: 'Weekly' }]);
  });

  test('what did not come can be loaded again', async () => {
    const stage = begun();
    await stage.fail('loadOffers', failures.offline);
    expect(stage.snapshot.value).toBe('failed');
    stage.send({ type: 'reorder.retry' });
    await stage.answer('loadOffers', offers);
    expect(stage.snapshot.value).toEqual({ offering: 'choosing' });
  });
});
