import { describe, expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart.ts';
import { DEFAULT_USER_SETTINGS } from '#domain/settings/settings.ts';
import { cartRowMachine } from '#machines/ordering/cartRows/cartRowMachine.ts';
import type { RowChange, RowInput } from '#machines/ordering/cartRows/editedRow.ts';
import type { WriteResult } from '#machines/shop/cart/cartWrite.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartOf, failures, lastSale, tomatoes, twoCases } from '../samples.ts';
import { surroundings } from './cartRowsSamples.ts';

const pieces: CartLine = { ...twoCases, unitOfMeasure: 'EA', orderQuantity: 12 };

function opened(changed: Partial<RowInput> = {}) {
  const { around, commands } = surroundings();
  const { lastSaleOf: _, ...rest } = around;
  const line = changed.line ?? twoCases;
  const stage = new Stage(cartRowMachine, { ...rest, line, product: tomatoes, lastSale: () => lastSale, ...changed });
  const send = (change: RowChange) => stage.send({ type: 'row.change', line, change });
  return {
    stage,
    commands,
    type: (quantityText: string) => send({ quantityText }),
    note: (note1: string) => send({ note1 }),
    save: () => stage.send({ type: 'row.save' }),
    reply: (result: WriteResult) => stage.send({ type: 'cart.reply', result }),
    message: () => stage.snapshot.context.message ?? stage.snapshot.context.adjustment,
    sent: () => commands().map((command) => (command.kind === 'update' ? command.line.orderQuantity : command.kind)),
  };
}

const withQuantity = (orderQuantity: number, line = twoCases): WriteResult => ({
  kind: 'done',
  cart: cartOf(2, { ...line, orderQuantity }),
});

describe('a row of the cart:', () => {
  test('what is typed is sent when it is left, and not before', () => {
    const { stage, commands, type, save, reply } = opened();
    type('3');
    expect([commands(), stage.isAsking('holdUnsavedWork')]).toEqual([[], true]);
    save();
    expect(commands()).toMatchObject([
      { kind: 'update', seen: twoCases, line: { id: 1, orderQuantity: '3', unitOfMeasure: 'CS' } },
    ]);
    reply(withQuantity(3));
    expect([stage.snapshot.value, stage.isAsking('holdUnsavedWork')]).toEqual(['settled', false]);
  });

  test('of what is typed quickly the newest value is sent last, against what the one before left', () => {
    const { commands, type, save, reply, sent } = opened();
    type('3');
    save();
    type('30');
    type('7');
    save();
    type('8');
    save();
    expect(sent()).toEqual(['3']);
    reply(withQuantity(3));
    expect(sent()).toEqual(['3', '8']);
    expect(commands()[1]).toMatchObject({ seen: { orderQuantity: 3 } });
  });

  test('a key pressed while a value is being sent stays in the field when the answer arrives', () => {
    const { stage, type, save, reply } = opened();
    type('3');
    save();
    type('34');
    reply(withQuantity(3));
    expect([stage.snapshot.value, stage.snapshot.context.draft.quantityText]).toEqual([{ changed: 'editing' }, '34']);
  });

  test('the earlier quantity replaces what is typed, and nothing is sent', () => {
    const { stage, type, commands } = opened();
    type('3');
    stage.send({ type: 'row.restore' });
    expect([stage.snapshot.value, stage.snapshot.context.draft.quantityText, commands()]).toEqual(['settled', '2', []]);
  });

  test('the same quantity, or the same note with blanks around it, is not sent', () => {
    const { type, note, save, commands } = opened();
    type('2.00');
    save();
    note('  ');
    save();
    expect(commands()).toEqual([]);
  });

  test('an invalid quantity, or one that is not a multiple, stays in the field with the reason, and is not sent', () => {
    const { stage, type, save, message, commands } = opened();
    type('two');
    save();
    expect([stage.snapshot.value, message()]).toEqual([
      { changed: 'refused' },
      "'two' is not a quantity. Use digits and a decimal point.",
    ]);
    const ofPieces = opened({ line: pieces });
    ofPieces.type('13');
    ofPieces.save();
    expect([ofPieces.stage.snapshot.context.draft.quantityText, ofPieces.message()]).toEqual([
      '13',
      'Invalid quantity of 13. Please enter a multiple of 12',
    ]);
    expect([...commands(), ...ofPieces.commands()]).toEqual([]);
  });

  test('a quantity that the site rounds is rounded, and the note stays after it was saved too', () => {
    const { type, save, message, reply, sent } = opened({
      line: pieces,
      settings: { ...DEFAULT_USER_SETTINGS, orderQuantityRoundingFlag: 'AutoRoundUp' },
    });
    type('13');
    save();
    reply(withQuantity(24, pieces));
    expect([sent(), message()]).toEqual([['24'], '13 was changed to 24: this unit is sold in multiples of 12.']);
  });

  test('an unusual quantity is asked about once, and a cancel sends nothing', () => {
    const { stage, type, save, sent } = opened();
    type('900');
    save();
    expect([stage.snapshot.value, sent()]).toEqual([{ changed: 'confirmingQuantity' }, []]);
    stage.send({ type: 'quantity.refuse' });
    expect([stage.snapshot.value, stage.snapshot.context.draft.quantityText, sent()]).toEqual([
      { changed: 'editing' },
      '900',
      [],
    ]);
    save();
    stage.send({ type: 'quantity.confirm' });
    expect(sent()).toEqual(['900']);
  });

  test('0 removes the line after confirmation alone; a cancel restores the earlier quantity', () => {
    const { stage, type, save, commands } = opened();
    type('0');
    save();
    stage.send({ type: 'removal.refuse' });
    expect([stage.snapshot.context.draft.quantityText, commands()]).toEqual(['2', []]);
    type('');
    save();
    stage.send({ type: 'removal.confirm' });
    expect(commands()).toEqual([{ kind: 'remove', seen: twoCases, description: 'Tomatoes, plum' }]);
  });

  test('a minus that leads to 0 asks as well', () => {
    const { stage } = opened({ line: { ...twoCases, orderQuantity: 1 } });
    stage.send({ type: 'row.step', line: { ...twoCases, orderQuantity: 1 }, direction: 'down' });
    expect(stage.snapshot.value).toEqual({ changed: 'confirmingRemoval' });
  });

  test('plus is sent at once, and pressed again it waits for the answer', () => {
    const { stage, sent, reply } = opened();
    const plus = () => stage.send({ type: 'row.step', line: twoCases, direction: 'up' });
    for (const _ of 'three') plus();
    expect(sent()).toEqual(['3']);
    reply(withQuantity(3));
    expect(sent()).toEqual(['3', '7']);
  });

  test.each<[string, WriteResult]>([
    ['refused', { kind: 'refused', text: 'Not sold to you.' }],
    ['not answered', { kind: 'failed', text: 'Not now.', failure: failures.offline.failure }],
  ])('what was %s stays in the field with the reason, is guarded, and can be sent again', (_, result) => {
    const { stage, type, save, reply, message, sent } = opened();
    type('3');
    save();
    reply(result);
    expect([stage.snapshot.context.draft.quantityText, message()]).toEqual([
      '3',
      result.kind === 'done' ? '' : result.text,
    ]);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    save();
    expect(sent()).toEqual(['3', '3']);
  });

  test('who keeps what another tab made of the line sees that, and why', () => {
    const theirs = { ...twoCases, orderQuantity: 9 };
    const { stage, type, save, reply, message } = opened({ cartLines: () => [theirs] });
    type('3');
    save();
    reply({ kind: 'refused', text: 'Changed elsewhere.', isTheirsKept: true });
    expect([stage.snapshot.value, stage.snapshot.context.draft.quantityText, message()]).toEqual([
      'settled',
      '9',
      'Changed elsewhere.',
    ]);
  });

  test('a failed removal is shown beside the current quantity', () => {
    const { stage, type, save, reply, message } = opened();
    type('0');
    save();
    stage.send({ type: 'removal.confirm' });
    reply({ kind: 'failed', text: 'Not now.', failure: failures.offline.failure });
    expect([stage.snapshot.value, stage.snapshot.context.draft.quantityText, message()]).toEqual([
      'settled',
      '2',
      'Not now.',
    ]);
  });

  test('a price that was set by hand is sent with the quantity, and one of the product is not', () => {
    const priced = { ...twoCases, isOverridePrice: true, overridePrice: 40, unitPrice: 40 };
    const [own, overridden] = [opened(), opened({ line: priced })];
    for (const { type, save } of [own, overridden]) {
      type('3');
      save();
    }
    expect(overridden.commands()).toMatchObject([{ line: { overridePrice: '40' } }]);
    expect(own.commands()[0]).not.toHaveProperty('line.overridePrice');
  });

  test('a product that has no price to be sold at is not sent', () => {
    const { type, save, message, commands } = opened({ line: { ...twoCases, unitPrice: 0 } });
    type('3');
    save();
    expect([message(), commands()]).toEqual(['Call for price', []]);
  });

  test('notes are sent where lines may have them, and cannot be typed where they may not', () => {
    const allowed = opened();
    const forbidden = opened({ settings: { ...DEFAULT_USER_SETTINGS, allowProductTextLines: false } });
    for (const { note, save } of [allowed, forbidden]) {
      note('ripe');
      save();
    }
    expect(allowed.commands()).toMatchObject([{ kind: 'update', line: { productText1: 'ripe', orderQuantity: '2' } }]);
    expect(forbidden.commands()).toEqual([]);
  });

  test('each key of a changed row counts, and so does each step', () => {
    const { stage, type, save, sent } = opened();
    type('3');
    type('4');
    expect(stage.snapshot.context.draft.quantityText).toBe('4');
    stage.send({ type: 'row.step', line: twoCases, direction: 'up' });
    expect(sent()).toEqual(['5']);
    save();
    expect(sent()).toEqual(['5']);
  });

  test('Escape while a value is being sent restores that value, after a key and after a newer one was left', () => {
    for (const isLeft of [false, true]) {
      const { stage, type, save, reply, sent } = opened();
      type('3');
      save();
      type('4');
      type('5');
      expect(stage.snapshot.context.draft.quantityText).toBe('5');
      // The browser's question is held since the first key and once more since the value was sent, not for each key.
      expect(stage.asked('holdUnsavedWork')).toHaveLength(2);
      if (isLeft) save();
      stage.send({ type: 'row.restore' });
      expect(stage.snapshot.context.draft.quantityText).toBe('3');
      reply(withQuantity(3));
      expect([stage.snapshot.value, sent()]).toEqual(['settled', ['3']]);
    }
  });

  test('a line that was removed leaves no message, and one that was not says why', () => {
    for (const isRemoved of [true, false]) {
      const { stage, type, save, reply, message } = opened();
      type('0');
      save();
      stage.send({ type: 'removal.confirm' });
      const text = 'Not removed';
      reply(isRemoved ? { kind: 'done', cart: cartOf(2) } : { kind: 'refused', text });
      expect([stage.snapshot.value, message()]).toEqual(['settled', isRemoved ? null : text]);
    }
  });
});
