import { describe, expect, test } from 'vitest';
import type { AddOutcome } from '#machines/ordering/addLines/addLinesMachine.ts';
import { quickEntryMachine } from '#machines/ordering/quickEntry/quickEntryMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures, unsold } from '../samples.ts';
import {
  answerOf,
  dearTomatoes,
  EntryStage,
  entryInput,
  guideOf,
  guideView,
  itemOf,
  leeks,
  opened,
  pantryView,
  reloaded,
  requestsOf,
  rowsOf,
  typing,
  weekly,
} from './entrySamples.ts';

const add = { type: 'entry.addToCart' } as const;
const sent = { type: 'lines.sent' } as const;
const unknown: AddOutcome = { kind: 'unknown', text: 'An error occurred while contacting the server.' };
const notices = (stage: EntryStage) => stage.paramsOf('notify');
const added = (text: string) => ({
  type: 'success',
  text,
  about: 'cart',
  action: { label: 'View cart', href: '/cart' },
});

describe('quick entry, adding:', () => {
  test('a second press never adds twice', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), add, add, sent, add);
    await stage.answer('addLines', answerOf(stage));
    expect(requestsOf(stage)).toHaveLength(1);
    stage.send(add);
    expect(requestsOf(stage)).toHaveLength(1);
    expect(notices(stage)).toEqual([
      added('1 Product Added To Cart'),
      { type: 'warning', text: '0 Products Added To Cart' },
    ]);
  });

  test('lines without an answer are repeated as they were under their key, and count once', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), typing(13, '3'), add, sent);
    await stage.answer('addLines', unknown);
    expect([...stage.snapshot.tags]).toEqual(['unanswered']);
    expect(rowsOf(stage)).toEqual(['11: 2 CS', '13: 3 EA']);
    stage.send(add);
    const [first, second] = requestsOf(stage);
    expect(second).toMatchObject({ lines: first?.lines, idempotencyKey: 'id-1', isRepeat: true });
    await stage.answer('addLines', answerOf(stage));
    expect(rowsOf(stage)).toEqual([]);
    expect(notices(stage)).toEqual([
      { type: 'error', text: 'An error occurred while contacting the server.' },
      added('2 Products Added To Cart'),
    ]);
  });

  test('a reload while lines are on their way repeats them under their key, and the next ones get another', async () => {
    const before = await opened();
    before.stage.send(typing(11, '2'), add, sent);
    const { stage } = await reloaded(before.stage);
    expect([...stage.snapshot.tags]).toEqual(['unanswered']);
    expect(rowsOf(stage)).toEqual(['11: 2 CS']);
    stage.send(add);
    expect(requestsOf(stage)).toMatchObject([{ idempotencyKey: 'id-1', isRepeat: true }]);
    await stage.answer('addLines', answerOf(stage));
    expect(rowsOf(stage)).toEqual([]);
    const again = await reloaded(stage);
    expect([...again.stage.snapshot.tags]).toEqual([]);
    expect(rowsOf(again.stage)).toEqual([]);
  });

  test('a reload before the lines are sent starts from the beginning: prices are asked about and lines checked again', async () => {
    const before = await opened({}, { ...pantryView, cartLines: [dearTomatoes] });
    before.stage.send(typing(11, '2'), add, typing(11, '3'));
    const { stage } = await reloaded(before.stage);
    expect([...stage.snapshot.tags]).toEqual([]);
    stage.send(add);
    expect(requestsOf(stage)).toMatchObject([{ isRepeat: false, conflicts: [{ productKey: 11, unit: 'CS' }] }]);
  });

  test.each<[string, AddOutcome, string[]]>([
    ['a server that cannot be reached', { kind: 'failed', text: 'No network.' }, ['No network.']],
    ['a refusal', { kind: 'refused', errors: [] }, []],
    ['no answer', unknown, [unknown.text]],
    ['a price that stays as it is', { kind: 'cancelled' }, []],
  ])('nothing typed is lost by %s, nor by a reload after it', async (_, outcome, texts) => {
    const { stage } = await opened({}, guideView);
    stage.send(typing(13, '3.5'), typing(12, '1.5.2'), { type: 'line.remove', lineId: -12 }, typing(11, '7'), add);
    await stage.answer('addLines', outcome);
    expect(rowsOf(stage).toSorted()).toEqual(['11: 7 CS', '13: 3.5 EA']);
    expect(notices(stage)).toEqual(texts.map((text) => ({ type: 'error', text })));
    expect(rowsOf((await reloaded(stage)).stage).toSorted()).toEqual(['11: 7 CS', '13: 3.5 EA']);
    stage.send({ type: 'status.close' }, add);
    const isRepeat = outcome.kind === 'unknown';
    expect(requestsOf(stage).at(-1)).toMatchObject({ isRepeat, idempotencyKey: isRepeat ? 'id-1' : 'id-2' });
  });

  test('what was typed while lines were on their way stays, on screen and in the browser', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), typing(13, '3'), add, sent, typing(11, '9'));
    await stage.answer('addLines', answerOf(stage));
    expect(rowsOf(stage)).toEqual(['11: 9 CS']);
    expect(stage.snapshot.value).toMatchObject({ adding: 'resting', holding: 'held' });
    expect(rowsOf((await reloaded(stage)).stage)).toEqual(['11: 9 CS']);
  });

  test('a line changed after it was sent without an answer shows that its first form is in the cart', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), typing(13, '3'), add, sent);
    await stage.answer('addLines', unknown);
    stage.send(typing(11, '5'), typing(13, '4'), typing(13, '3'), add);
    await stage.answer('addLines', answerOf(stage));
    expect(rowsOf(stage)).toEqual(['11: 5 CS']);
    expect(stage.snapshot.value).toMatchObject({ adding: 'showingStatus' });
    expect(stage.snapshot.context.entry.lineErrors.map((error) => [error.cartLineItem.id, error.message])).toEqual([
      [-11, 'This line is already in the cart without your latest change. Check the cart before adding more.'],
    ]);
  });

  test('a line left behind is no longer announced when it was corrected or removed before the others arrived', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), typing(13, '3', { sellUnit: 'CS' }), typing(12, '1'), add, sent);
    await stage.answer('addLines', unknown);
    stage.send(typing(13, '3', { sellUnit: 'EA' }), add);
    await stage.answer('addLines', answerOf(stage));
    expect(stage.snapshot.context.entry.lineErrors.map((error) => error.cartLineItem.id)).toEqual([-12]);
    expect(rowsOf(stage)).toEqual(['13: 3 EA', '12: 1 ']);
  });

  test('a refused pre-check adds nothing, shows why and leaves every line where it was', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), typing(13, '3'), add);
    const [line] = requestsOf(stage).flatMap(({ lines }) => lines);
    if (!line) throw new Error('nothing was sent');
    await stage.answer('addLines', { kind: 'refused', errors: [itemOf(line, false)] });
    expect(stage.snapshot.value).toMatchObject({ adding: 'showingStatus' });
    expect(rowsOf(stage)).toEqual(['11: 2 CS', '13: 3 EA']);
    expect(stage.snapshot.context.entry.lineErrors).toMatchObject([{ cartLineItem: { id: -11 } }]);
    expect(notices(stage)).toEqual([]);
    stage.send({ type: 'status.close' }, typing(11, '1'));
    expect(stage.snapshot.context.entry.lineErrors).toEqual([]);
    stage.send(add);
    expect(requestsOf(stage)).toMatchObject([{ idempotencyKey: 'id-1' }, { idempotencyKey: 'id-2', isRepeat: false }]);
  });

  test('an unusual quantity that was confirmed is not asked about again when the lines were refused', async () => {
    const { stage } = await opened();
    stage.send(typing(13, '1000'), add);
    expect(stage.addition?.value).toBe('askingQuantities');
    stage.send({ type: 'quantities.confirm' });
    const [line] = requestsOf(stage).flatMap(({ lines }) => lines);
    if (!line) throw new Error('nothing was sent');
    await stage.answer('addLines', { kind: 'refused', errors: [itemOf(line, false)] });
    stage.send({ type: 'status.close' }, add);
    expect(requestsOf(stage)).toHaveLength(2);
  });

  test('successes are zeroed unless they came from a guide, refused lines stay with their messages', async () => {
    const { stage } = await opened({}, guideView);
    stage.send(typing(13, '3'), add, { type: 'guide.addAll' }, sent);
    await stage.answer('addLines', answerOf(stage, [13]));
    expect(rowsOf(stage)).toEqual(['11: 5 CS', '13: 3 EA']);
    expect(notices(stage)).toEqual([added('1 Product Added To Cart')]);
    expect(stage.snapshot.context.entry.lineErrors).toMatchObject([
      { cartLineItem: { id: -13 }, message: 'Not sold to you.' },
    ]);
    stage.send({ type: 'status.close' }, { type: 'line.remove', lineId: -13 });
    expect(stage.snapshot.context.entry.lineErrors).toEqual([]);
    expect(rowsOf(stage)).toEqual(['11: 5 CS']);
  });

  test('a guide that is in the cart is asked about before it is added again, here and after a reload', async () => {
    const { stage } = await opened({}, guideView);
    stage.send(add, sent);
    await stage.answer('addLines', answerOf(stage));
    const view = { ...guideView, cartLines: [dearTomatoes] };
    stage.send({ type: 'shop.changed', view }, add);
    expect(stage.addition?.value).toBe('askingAgain');
    stage.send({ type: 'again.refuse' }, add, { type: 'again.confirm' });
    expect(requestsOf(stage)).toHaveLength(2);
    const after = await reloaded(stage, view);
    after.stage.send(add);
    expect([after.stage.addition?.value, requestsOf(after.stage)]).toEqual(['askingAgain', []]);
  });

  test('nothing is added before the cart is known: a notice shows that, and the cart is requested', async () => {
    const { stage, cart } = await opened({}, { ...guideView, isCartKnown: false });
    stage.send(add);
    expect(requestsOf(stage)).toEqual([]);
    expect(notices(stage)).toEqual([{ type: 'warning', text: 'Your cart is still loading. Try again in a moment.' }]);
    expect(cart()).toEqual([{ type: 'cart.refresh' }]);
    stage.send({ type: 'shop.changed', view: guideView }, add);
    expect(requestsOf(stage)).toHaveLength(1);
  });

  test('when every entered line is in the cart the list shows the products again', async () => {
    const { stage } = await opened();
    stage.send({ type: 'lines.add', entries: [{ productKey: 13, quantity: '2', sellUnit: 'EA' }] }, add, sent);
    expect(stage.snapshot.context.reviewed).toEqual([-13]);
    await stage.answer('addLines', answerOf(stage));
    expect(stage.snapshot.context.reviewed).toBeNull();
  });

  test("a row of a guide emptied for one order stays empty here, and has the guide's quantity again next time", async () => {
    const { stage } = await opened({}, guideView);
    stage.send(typing(11, ''), typing(13, '1'), add, sent);
    await stage.answer('addLines', answerOf(stage));
    stage.send({ type: 'shop.changed', view: { ...guideView, guide: guideOf('Weekly', weekly) } });
    expect(rowsOf(stage)).toEqual([]);
    expect(rowsOf((await reloaded(stage)).stage)).toEqual(['11: 5 CS']);
  });

  test('an invalid quantity or price stops all, and the error is at its line', async () => {
    const { stage } = await opened({ canChangePrice: true });
    const further = { productKey: 13, quantity: '1', sellUnit: 'EA' };
    stage.send(typing(13, '2x'), { type: 'lines.add', entries: [further] });
    stage.send(typing(11, '13', { sellUnit: 'EA' }), typing(13, '2', { priceText: 'cheap' }), add);
    expect(rowsOf(stage)).toEqual(['13: 2 EA', '13: 1 EA', '11: 13 EA']);
    expect(requestsOf(stage)).toEqual([]);
    expect(stage.snapshot.value).toMatchObject({ adding: 'showingStatus' });
    expect(stage.snapshot.context.entry.lineErrors.map((error) => error.message)).toEqual([
      'Enter a price such as 12.50.',
      'Enter a multiple of 12',
    ]);
  });

  test('lines whose product or unit was removed show a notice and stay; the others are sent', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), typing(13, '3'), typing(12, '1'));
    const { catalogue } = pantryView;
    const productByKey = new Map([leeks, unsold].map((product) => [product.productKey, product]));
    stage.send({ type: 'shop.changed', view: { ...pantryView, catalogue: { ...catalogue, productByKey } } }, add, sent);
    expect(requestsOf(stage)).toMatchObject([{ lines: [{ productKey: 13 }] }]);
    await stage.answer('addLines', answerOf(stage));
    expect(stage.snapshot.context.entry.lineErrors.map(({ message }) => message)).toEqual([
      'This product is no longer in the catalog.',
      'Product has no Sell By U/M',
    ]);
    expect(rowsOf(stage)).toEqual(['11: 2 CS', '12: 1 ']);
  });

  test('whose prices are hidden is never asked about prices', async () => {
    const view = { ...pantryView, cartLines: [dearTomatoes] };
    for (const [hidePricing, conflicts] of [
      [true, []],
      [false, [{ productKey: 11, description: 'Tomatoes, plum', unit: 'CS' }]],
    ] as const) {
      const { stage } = await opened({ hidePricing }, view);
      stage.send(typing(11, '2'), add);
      expect(requestsOf(stage)).toMatchObject([{ conflicts }]);
    }
  });

  test('what was typed before the browser answered is stored together with what it had', async () => {
    const { input } = entryInput();
    const before = await opened();
    before.stage.send(typing(11, '2'));
    const stage = new EntryStage(input);
    stage.send({ type: 'shop.changed', view: pantryView }, typing(13, '1'));
    await stage.answer('recallEntry', {
      lines: [...before.stage.snapshot.context.entry.lines.values()],
      pending: null,
    });
    expect(rowsOf((await reloaded(stage)).stage)).toEqual(['13: 1 EA', '11: 2 CS']);
  });

  test('an error while the lines are added loses nothing typed, and is shown', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), add);
    await stage.fail('addLines', failures.unexpected);
    expect(stage.snapshot).toMatchObject({ status: 'active', value: { adding: 'resting' } });
    expect(rowsOf(stage)).toEqual(['11: 2 CS']);
    expect(notices(stage)).toEqual([{ type: 'error', text: 'Unspecified error.' }]);
    stage.send(add);
    expect(requestsOf(stage).at(-1)).toMatchObject({ idempotencyKey: 'id-2', isRepeat: false });
  });

  test('after a bug that hides what became of lines that had left, they are repeated under their key, a reload or not', async () => {
    const { stage } = await opened();
    stage.send(typing(11, '2'), add, sent);
    await stage.fail('addLines', failures.unexpected);
    expect([...stage.snapshot.tags]).toEqual(['unanswered']);
    const after = await reloaded(stage);
    for (const entry of [stage, after.stage]) {
      entry.send(add);
      expect(requestsOf(entry).at(-1)).toMatchObject({ idempotencyKey: 'id-1', isRepeat: true });
      expect(rowsOf(entry)).toEqual(['11: 2 CS']);
    }
  });

  test('an error while the lines are collected is shown too, and sent lines are repeated', async () => {
    const lines: string[][] = [];
    for (const leaves of [false, true]) {
      const stage = new Stage(quickEntryMachine, entryInput().input);
      await stage.answer('recallEntry', null);
      stage.send({ type: 'shop.changed', view: pantryView }, typing(11, '2'), add);
      const pending = { idempotencyKey: 'id-1', lines: [], sent: [], progress: 'sent' } as const;
      if (leaves) stage.send({ type: 'entry.sent', pending });
      await stage.fail('entryAddition', failures.unexpected);
      expect(stage.snapshot.value).toMatchObject({ adding: leaves ? 'unanswered' : 'resting' });
      expect(stage.snapshot.context.pending?.progress).toBe(leaves ? 'unanswered' : undefined);
      expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Unspecified error.' }]);
      lines.push([...stage.snapshot.context.entry.lines.values()].map(({ draft }) => draft.quantityText));
    }
    expect(lines).toEqual([['2'], ['2']]);
  });
});
