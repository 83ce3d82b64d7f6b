import { describe, expect, test } from 'vitest';
import { cartRowsMachine } from '#machines/ordering/cartRows/cartRowsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { lastSale, tomatoes, twoCases } from '../samples.ts';
import { surroundings } from './cartRowsSamples.ts';

const another = { ...twoCases, id: 2 };

function opened() {
  const { around, commands } = surroundings();
  const stage = new Stage(cartRowsMachine, { surroundings: around });
  const type = (line: typeof twoCases, quantityText: string) =>
    stage.send({
      type: 'line.type',
      product: tomatoes,
      typing: { type: 'row.change', line, change: { quantityText } },
    });
  return {
    stage,
    commands,
    type,
    rows: () => Object.keys(stage.snapshot.context.rows),
    running: () => stage.running.filter((id) => id.startsWith('row-')),
    events: () => stage.deeds.map(({ input }) => input),
  };
}

describe('cart lines that are changed in place:', () => {
  test('each has its own flow from the first key on, which gets every later key', () => {
    const { stage, type, events } = opened();
    type(twoCases, '3');
    type(another, '4');
    type(twoCases, '35');
    expect(stage.calls.map(({ id }) => id)).toEqual(['watchLines', 'row-1', 'row-2']);
    expect(events()).toMatchObject([
      { line: { id: 1 }, change: { quantityText: '3' } },
      { line: { id: 2 }, change: { quantityText: '4' } },
      { line: { id: 1 }, change: { quantityText: '35' } },
    ]);
  });

  test('a quantity is compared with what was last sold of its own product', () => {
    const { stage, type } = opened();
    type(twoCases, '3');
    const [row] = stage.asked('row-1') as [{ product: unknown; lastSale: () => unknown }];
    expect([row.product, row.lastSale()]).toEqual([tomatoes, lastSale]);
  });

  test('leaving or restoring one reaches that row alone, and one that nothing was typed in asks nothing of the cart', () => {
    const { stage, type, events, commands } = opened();
    type(twoCases, '3');
    type(another, '4');
    stage.send({ type: 'line.save', lineId: 2 }, { type: 'line.restore', lineId: 1 }, { type: 'line.save', lineId: 7 });
    expect(events().slice(2)).toEqual([{ type: 'row.save' }, { type: 'row.restore' }]);
    expect(commands()).toEqual([]);
  });

  test('what is typed in a line ends with the line, and in no other', () => {
    const { stage, type, rows, running } = opened();
    type(twoCases, '3');
    type(another, '4');
    stage.send({ type: 'lines.changed', lines: [another, { ...twoCases, id: 3 }] });
    expect([rows(), running()]).toEqual([['2'], ['row-2']]);
    stage.send({ type: 'lines.changed', lines: [] });
    expect([rows(), running()]).toEqual([[], []]);
  });

  test("typing survives any event of the cart's subscription", async () => {
    const { stage, type, rows } = opened();
    type(twoCases, '3');
    await stage.fail('watchLines', new Error('gone'));
    type(another, '4');
    expect(rows()).toEqual(['1', '2']);
  });
});
