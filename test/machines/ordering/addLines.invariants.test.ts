import { describe, expect, test } from 'vitest';
import type { LineItem } from '#domain/cart/cart.ts';
import { entryText } from '#domain/texts/entryText.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { type Failure, PortFailure } from '#machines/lib/failure.ts';
import { addLinesMachine } from '#machines/ordering/addLines/addLinesMachine.ts';
import type { WriteResult } from '#machines/shop/cart/cartWrite.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { cartListener, cartOf, failures, listener, twoCases } from '../samples.ts';

const leeksLine = { id: -13, productKey: 13, unitOfMeasure: 'EA', orderQuantity: '2.5' };
const lines = [{ id: -11, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '1' }, leeksLine];
const items: LineItem[] = lines.map((line) => ({ cartLineItem: line, isSuccess: true, message: null, errors: [] }));
const byCase = { productKey: 11, description: 'Tomatoes, plum', unit: 'CS' };
const byPiece = { ...byCase, unit: 'EA' };
const yes = { type: 'priceChange.confirm' } as const;

function started(more: Partial<{ conflicts: (typeof byCase)[]; isRepeat: boolean }> = {}) {
  const cart = cartListener();
  const owner = listener<{ type: 'lines.sent' }>();
  const input = { lines, conflicts: [], cart: cart.ref, idempotencyKey: 'key-1', isRepeat: false, ...more };
  const stage = new Stage(addLinesMachine, { ...input, owner: owner.ref });
  return { stage, commands: cart.commands, events: owner.heard, outcome: () => stage.snapshot.output };
}

function reply(result: WriteResult) {
  return { type: 'cart.reply', result } as const;
}

function failed(kind: Failure['kind'], status: number | null, detail: string) {
  return reply({ kind: 'failed', text: shopText('cart.writeFailed'), failure: { kind, status, detail } });
}

const done = reply({ kind: 'done', cart: cartOf(2, twoCases), items });
const command = { kind: 'addMany', lines, idempotencyKey: 'key-1' };

describe('adding many lines:', () => {
  test('every changed price is asked about, in words, and one cancel ends it with nothing sent or checked', () => {
    const { stage, commands, outcome } = started({ conflicts: [byCase, byPiece] });
    const [asked] = stage.snapshot.context.conflicts;
    expect([...stage.snapshot.tags]).toEqual(['asking']);
    expect(entryText('entry.changePriceTitle')).toBe('Change Price By U/M?');
    expect(entryText('entry.changePrice', { description: asked?.description ?? '', unit: asked?.unit ?? '' })).toBe(
      'Product "Tomatoes, plum" and U/M "CS" already exist in the cart at a different price, are you sure you want to change the price?',
    );
    stage.send(yes);
    expect(stage.snapshot.context.conflicts).toEqual([byPiece]);
    stage.send({ type: 'priceChange.refuse' });
    expect(outcome()).toEqual({ kind: 'cancelled' });
    expect([stage.asked('validateLines'), commands()]).toEqual([[], []]);
  });

  test('after the last confirmation all lines are checked, and only then sent, once, whatever is pressed', async () => {
    const { stage, commands } = started({ conflicts: [byCase, byPiece] });
    stage.send(yes, yes, yes);
    expect(stage.asked('validateLines')).toEqual([{ lines }]);
    expect(commands()).toEqual([]);
    await stage.answer('validateLines', []);
    stage.send(yes);
    expect(commands()).toEqual([command]);
  });

  test('a line that the check refuses keeps all of them out of the cart', async () => {
    const { stage, commands, events, outcome } = started();
    const refused: LineItem = { cartLineItem: leeksLine, isSuccess: false, message: 'No.', errors: ['No.'] };
    await stage.answer('validateLines', [refused]);
    expect(outcome()).toEqual({ kind: 'refused', errors: [refused] });
    expect([commands(), events()]).toEqual([[], []]);
  });

  test('the sender gets an event when the lines leave, and the result of each', async () => {
    const { stage, events, outcome } = started();
    expect(events()).toEqual([]);
    await stage.answer('validateLines', []);
    expect(events()).toEqual([{ type: 'lines.sent' }]);
    stage.send(done);
    expect(outcome()).toEqual({ kind: 'added', items });
  });

  test('lines sent before are neither asked about nor checked again, and carry their key', () => {
    const { stage, commands } = started({ conflicts: [byCase], isRepeat: true });
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    expect(stage.asked('validateLines')).toEqual([]);
    expect(commands()).toEqual([command]);
  });

  test('no answer from the check is a failure: nothing was added', async () => {
    const { stage, commands, outcome } = started();
    await stage.fail('validateLines', new PortFailure({ kind: 'offline', status: null, detail: 'TimeoutError' }));
    expect(outcome()).toEqual({
      kind: 'failed',
      text: 'An error occurred while contacting the server. TimeoutError',
    });
    expect(commands()).toEqual([]);
  });

  test('QE-08: no answer from the cart leaves the outcome unknown, a refusal by the cart does not', async () => {
    const outcomes = [];
    for (const answer of [failed('offline', null, ''), reply({ kind: 'refused', text: 'The cart is closed.' })]) {
      const { stage, outcome } = started({ isRepeat: true });
      stage.send(answer);
      outcomes.push(outcome());
    }
    expect(outcomes).toEqual([
      { kind: 'unknown', text: 'An error occurred while contacting the server. The server did not respond.' },
      { kind: 'failed', text: 'The cart is closed.' },
    ]);
  });

  test.each([
    ["the server's message", failed('unexpected', 500, 'Out of paper.'), 'Out of paper.'],
    ['a server without a message', failed('unexpected', 500, ''), 'Unspecified error.'],
    ['a refusal without a text', reply({ kind: 'refused', text: '' }), 'Unspecified error.'],
    [
      'a server that is not there',
      failed('unavailable', 503, 'Service Unavailable'),
      'An error occurred while contacting the server. Service Unavailable',
    ],
    [
      'a session that ended',
      failed('unauthorised', 401, 'Unauthorized'),
      'An error occurred while contacting the server. Unauthorized',
    ],
  ])('%s is announced', (_, answer, text) => {
    const { stage, outcome } = started({ isRepeat: true });
    stage.send(answer);
    expect(outcome()).toMatchObject({ text });
  });

  test("a failed check shows the server's reason", async () => {
    const outcomes = [];
    for (const error of [failures.unexpected, failures.unavailable]) {
      const { stage, outcome } = started();
      await stage.fail('validateLines', error);
      outcomes.push(outcome());
    }
    expect(outcomes).toEqual([
      { kind: 'failed', text: 'Something broke.' },
      { kind: 'failed', text: 'An error occurred while contacting the server. Service temporarily unavailable' },
    ]);
  });
});
