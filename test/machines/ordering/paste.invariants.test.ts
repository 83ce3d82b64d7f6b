import { describe, expect, test } from 'vitest';
import type { EventFrom } from 'xstate';
import type { LineItem } from '#domain/cart/cart.ts';
import { lineMatchText } from '#domain/paste/words.ts';
import { shownRows } from '#machines/ordering/paste/pastedList.ts';
import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import type { EntryReceiver } from '#machines/shop/entryReceiver.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { catalogueOf, failures, listener, loadedCatalogue, tomatoes } from '../samples.ts';

const corn = { ...tomatoes, productKey: 13, productCode: 'CORN', formattedProductCode: 'CORN', description: 'Corn' };
const catalogue = catalogueOf({ ...loadedCatalogue, products: [tomatoes, corn] });

function opened(text = '', ofCatalogue = catalogue) {
  const quickEntry = listener<EventFrom<EntryReceiver>>();
  const stage = new Stage(pasteMachine, { text, catalogue: () => ofCatalogue, quickEntry: quickEntry.ref });
  return { stage, entries: () => quickEntry.heard().map((event) => event.entries) };
}

function refusal(line: number, text: string): LineItem {
  const cartLineItem = { id: -line, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '2' };
  return { cartLineItem, isSuccess: false, message: null, errors: [text] };
}

const shortNumbers = [4, 6].map((key) => ({
  ...corn,
  productKey: key,
  productCode: `${key}`,
  formattedProductCode: `${key}`,
}));
const add = { type: 'lines.add' } as const;
const tomatoCases = { productKey: 11, quantity: '2', sellUnit: 'CS' };
const cornCases = { productKey: 13, quantity: '3', sellUnit: 'CS' };
const results = ({ stage }: ReturnType<typeof opened>) =>
  stage.snapshot.context.rows.map(({ row, match }) => `${row.line} ${match.kind}`);

const summariesOf = ({ stage }: ReturnType<typeof opened>) =>
  stage.snapshot.context.rows.map(({ match }) => lineMatchText(match));

describe('the paste dialog:', () => {
  test('all good lines are checked in one request, with a name for each', async () => {
    const { stage } = opened('TOM 2 CS\nHello\nCORN 3 CS');
    expect(stage.asked('validateLines')).toEqual([
      {
        lines: [
          { id: -1, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '2' },
          { id: -3, productKey: 13, unitOfMeasure: 'CS', orderQuantity: '3' },
        ],
        unknownCodes: [],
      },
    ]);
  });

  test('a thousand lines are one request', () => {
    const { stage } = opened(
      Array.from({ length: 1000 }, (_, at) => `${at % 2 ? 'TOM' : 'CORN'} ${at + 1} CS`).join('\n'),
    );
    expect(stage.asked('validateLines')).toHaveLength(1);
  });

  test('no line of a table is added before its column of the code is chosen, and the choice can be changed', async () => {
    const products = [tomatoes, ...shortNumbers];
    const world = opened('17;6\n4;3\nTOM 2 CS', catalogueOf({ ...loadedCatalogue, products }));
    const { stage } = world;
    expect(results(world)).toEqual(['1 undecided', '2 undecided', '3 found']);
    await stage.answer('validateLines', { errors: [] });
    stage.send({ type: 'column.choose', line: 1, column: 1 });
    expect(results(world)).toEqual(['1 found', '2 unknown', '3 found']);
    stage.send({ type: 'column.choose', line: 1, column: 0 });
    expect(results(world)).toEqual(['1 unknown', '2 found', '3 found']);
    stage.send(add);
    expect(stage.asked('validateLines')[1]).toEqual({
      lines: [{ id: -2, productKey: 4, unitOfMeasure: 'CS', orderQuantity: '3' }],
      unknownCodes: ['17'],
    });
    await stage.answer('validateLines', { errors: [] });
    expect(world.entries()).toEqual([[{ productKey: 4, quantity: '3', sellUnit: 'CS' }, tomatoCases]]);
    stage.send({ type: 'text.edit' }, { type: 'list.match' });
    expect(results(world)).toEqual(['1 unknown']);
  });

  test('unknown codes are asked about once, without a good line as well, and unsold products are named', async () => {
    const world = opened('OLD-17 2 CS\nold-17 3 CS\nZZ-99 1 CS');
    const { stage } = world;
    expect(stage.asked('validateLines')).toEqual([{ lines: [], unknownCodes: ['OLD-17', 'old-17', 'ZZ-99'] }]);
    await stage.answer('validateLines', { errors: [], discontinuedCodes: ['OLD-17', 'old-17'] });
    expect(summariesOf(world)).toEqual(['No longer sold: OLD-17.', 'No longer sold: old-17.', 'Unknown code: ZZ-99.']);
    expect([stage.snapshot.can(add), stage.asked('validateLines')]).toEqual([false, [expect.anything()]]);
    stage.send({ type: 'row.correct', line: 3, correction: { code: 'OLD 17' } });
    expect(summariesOf(world)[2]).toBe('No longer sold: OLD 17.');
  });

  test('an unsold product is named in a table whose column is chosen afterwards', async () => {
    const world = opened('17;6\n4;3', catalogueOf({ ...loadedCatalogue, products: shortNumbers }));
    expect(world.stage.asked('validateLines')).toEqual([{ lines: [], unknownCodes: ['17', '3'] }]);
    await world.stage.answer('validateLines', { errors: [], discontinuedCodes: ['17'] });
    world.stage.send({ type: 'column.choose', line: 1, column: 0 });
    expect(summariesOf(world)).toEqual(['No longer sold: 17.', 'No unit given. Using CS.']);
  });

  test('nothing is added before the server has checked it, and what is added is what it checked', async () => {
    const world = opened('TOM 2 CS\nCORN 3 CS');
    world.stage.send(add);
    expect(world.entries()).toEqual([]);
    await world.stage.answer('validateLines', { errors: [] });
    world.stage.send(add);
    expect(world.entries()).toEqual([[tomatoCases, cornCases]]);
    expect(world.stage.snapshot.value).toBe('done');
  });

  test('what the server refuses stays, with its words, and does not go on with the others', async () => {
    const world = opened('TOM 2 CS\nCORN 3 CS');
    await world.stage.answer('validateLines', { errors: [refusal(1, 'Not sold to you.')] });
    expect(world.stage.snapshot.context.rows[0]?.match).toMatchObject({
      kind: 'refused',
      reason: 'Not sold to you.',
    });
    world.stage.send(add);
    expect(world.entries()).toEqual([[cornCases]]);
    expect(results(world)).toEqual(['1 refused']);
    expect(world.stage.snapshot.value).toEqual({ reviewing: 'checked' });
  });

  test('a corrected line is matched at once, and checked by the server before it is added', async () => {
    const world = opened('TOM 0 CS\nCORN 3 CS');
    await world.stage.answer('validateLines', { errors: [] });
    world.stage.send({ type: 'row.correct', line: 1, correction: { quantity: '2' } });
    expect(results(world)).toEqual(['1 found', '2 found']);
    world.stage.send(add);
    expect(world.stage.asked('validateLines')[1]).toEqual({
      lines: [{ id: -1, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '2' }],
      unknownCodes: [],
    });
    expect(world.entries()).toEqual([]);
    await world.stage.answer('validateLines', { errors: [refusal(1, 'On hold.')] });
    expect(world.entries()).toEqual([[cornCases]]);
    expect(results(world)).toEqual(['1 refused']);
  });

  test('no line is added twice: not by a second press, not by going back to the text', async () => {
    const world = opened('TOM 2 CS\nCORN 0 CS');
    await world.stage.answer('validateLines', { errors: [] });
    world.stage.send(add, add, { type: 'text.edit' });
    expect(world.stage.snapshot.context.text).toBe('CORN 0 CS');
    world.stage.send({ type: 'text.change', text: 'CORN 0 CS\nTOM 2 CS' }, { type: 'list.match' }, add);
    expect(world.entries()).toEqual([[tomatoCases]]);
    expect(results(world)).toEqual(['1 doubtfulQuantity', '2 repeated']);
  });

  test('a line that repeats another waits until both are confirmed', async () => {
    const world = opened('TOM 2 CS\nTOM 1 CS');
    await world.stage.answer('validateLines', { errors: [] });
    expect(results(world)).toEqual(['1 found', '2 repeated']);
    world.stage.send({ type: 'row.agree', line: 2 }, add);
    await world.stage.answer('validateLines', { errors: [] });
    expect(world.entries()).toEqual([[tomatoCases, { ...tomatoCases, quantity: '1' }]]);
  });

  test('a line that repeated one that was dropped is good by itself', async () => {
    const world = opened('TOM 2 CS\nTOM 1 CS');
    await world.stage.answer('validateLines', { errors: [] });
    world.stage.send({ type: 'row.drop', line: 1 });
    expect(results(world)).toEqual(['2 found']);
  });

  test('a server that cannot be asked loses nothing: its text is shown, and it is asked again for the same', async () => {
    const world = opened('TOM 2 CS\nHello');
    await world.stage.fail('validateLines', failures.unexpected);
    expect(world.stage.snapshot.value).toEqual({ reviewing: 'unreachable' });
    expect(world.stage.snapshot.context.failureText).toBe(
      'An error occurred while contacting the server. Something broke.',
    );
    world.stage.send(add, { type: 'dialog.close' }, { type: 'close.refuse' });
    expect(world.stage.snapshot.value).toEqual({ reviewing: 'unreachable' });
    world.stage.send({ type: 'check.retry' });
    const [first, second] = world.stage.asked('validateLines');
    expect(second).toEqual(first);
    await world.stage.answer('validateLines', { errors: [] });
    world.stage.send(add);
    expect(world.entries()).toEqual([[tomatoCases]]);
    expect(results(world)).toEqual(['2 notOrderLine']);
  });

  test('going back keeps the text, and what was corrected where the line stayed the same', () => {
    const world = opened('TOM 0 CS\nHello');
    world.stage.send({ type: 'row.correct', line: 1, correction: { quantity: '5' } }, { type: 'text.edit' });
    expect(world.stage.snapshot.context.text).toBe('TOM 0 CS\nHello');
    world.stage.send({ type: 'text.change', text: 'Hello\nTOM 0 CS' }, { type: 'list.match' });
    expect(world.stage.snapshot.context.rows[1]?.match).toMatchObject({ kind: 'found', quantity: '5' });
  });

  test('lines are never lost by closing without a question', async () => {
    const typed = opened();
    typed.stage.send({ type: 'text.change', text: 'TOM' }, { type: 'dialog.close' });
    const matched = opened('Hello');
    matched.stage.send({ type: 'dialog.close' });
    for (const { stage } of [typed, matched]) {
      expect(stage.snapshot.hasTag('asking')).toBe(true);
      stage.send({ type: 'close.refuse' });
      expect(stage.snapshot.hasTag('editable')).toBe(true);
      stage.send({ type: 'dialog.close' }, { type: 'close.confirm' });
      expect(stage.snapshot.value).toBe('closed');
    }
    const empty = opened();
    empty.stage.send({ type: 'dialog.close' });
    expect(empty.stage.snapshot.status).toBe('done');
  });

  test('a line that was corrected stays in view until the view is chosen again', () => {
    const { stage } = opened('TOM 0 CS\nHello');
    stage.send({ type: 'row.correct', line: 1, correction: { quantity: '5' } });
    const lines = () => shownRows(stage.snapshot.context).map(({ row }) => row.line);
    expect(lines()).toEqual([1, 2]);
    stage.send({ type: 'view.choose', view: 'problems' });
    expect(lines()).toEqual([2]);
    stage.send({ type: 'view.choose', view: 'all' });
    expect(lines()).toEqual([1, 2]);
  });

  test('while no line is good nothing can be added; once every line was dropped, adding closes it with nothing sent on', () => {
    const { stage, entries } = opened('TOM 0 CS');
    expect(stage.snapshot.can(add)).toBe(false);
    stage.send({ type: 'row.drop', line: 1 });
    expect(stage.snapshot.can(add)).toBe(true);
    stage.send(add);
    expect([stage.snapshot.value, entries()]).toEqual(['done', [[]]]);
  });

  test('it closes by itself when the last line that was left is dropped after others went on', async () => {
    const { stage } = opened('TOM 2 CS\nHello');
    await stage.answer('validateLines', { errors: [] });
    stage.send(add, { type: 'rows.dropNoOrder' });
    expect(stage.snapshot.value).toBe('done');
  });

  test('a file is added behind what was typed; one too large, unreadable or without text shows an error and changes nothing', async () => {
    const { stage } = opened();
    const file = (name: string, size = 10) => ({ name, size, arrayBuffer: async () => new ArrayBuffer(0) });
    const choose = (chosen: ReturnType<typeof file>) => stage.send({ type: 'file.choose', file: chosen });
    stage.send({ type: 'text.change', text: 'TOM 2 CS\n' });
    const messages: (string | null)[] = [];
    for (const refused of [file('list.pdf'), file('list.csv', 1_000_001)]) {
      choose(refused);
      messages.push(stage.snapshot.context.message);
    }
    choose(file('list.csv'));
    await stage.fail('readTextFile', failures.unexpected);
    messages.push(stage.snapshot.context.message);
    expect(messages).toEqual([
      "'list.pdf' is not a text file. Choose a .csv or .txt file, or copy the lines and paste them.",
      "'list.csv' is larger than 1 MB. Copy the lines out of it and paste them here.",
      "'list.csv' could not be read.",
    ]);
    expect(stage.snapshot.context.text).toBe('TOM 2 CS\n');
    choose(file('list.txt'));
    await stage.answer('readTextFile', 'CORN 3 CS');
    expect(stage.snapshot.context).toMatchObject({ text: 'TOM 2 CS\nCORN 3 CS', message: null });
  });
});
