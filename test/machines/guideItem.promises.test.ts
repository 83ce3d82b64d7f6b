import { describe, expect, test } from 'vitest';
import { guideItemMachine } from '#machines/guideItem/guideItemMachine.ts';
import { Stage } from '../support/puppets.ts';
import { done, gone, guideKeeper, set, stale, weekly, withBasil, withQuantity } from './guideSamples.ts';
import { failures, tomatoes } from './samples.ts';

function opened(purpose: 'change' | 'removal' = 'change', unitOfMeasure = 'CS') {
  const { keeper, refreshes } = guideKeeper();
  const [line] = weekly.products;
  if (!line) throw new Error('no line');
  const stage = new Stage(guideItemMachine, {
    guide: weekly,
    line: { ...line, unitOfMeasure },
    product: tomatoes,
    purpose,
    rounding: 'None',
    keeper,
  });
  return { stage, refreshes };
}

const type = (text: string) => ({ type: 'quantity.type', text }) as const;
const save = { type: 'item.save' } as const;
const asked = (lines: readonly object[], version = 3) => ({ id: 'Weekly', name: 'Weekly', lines, version });

describe('changing one product of a guide promises:', () => {
  test('only that product is sent, in its place, with the version that was seen', async () => {
    const { stage, refreshes } = opened();
    stage.send(type('5'), save);
    expect(stage.asked('changeGuide')).toEqual([asked([set(11, 5, 1)])]);
    await stage.answer('changeGuide', done);
    expect([stage.snapshot.status, refreshes()]).toEqual(['done', 1]);
  });

  test('what is no quantity, or no multiple, is never sent and stays as it was typed', () => {
    for (const text of ['1.5.2', '-3', '1e3', '١٢', '12345678901234567890']) {
      const { stage } = opened();
      stage.send(type(text), { type: 'quantity.settle' }, save);
      expect([stage.snapshot.context.draft.quantityText, stage.asked('changeGuide')]).toEqual([text, []]);
    }
    const { stage } = opened();
    stage.send({ type: 'unit.choose', unit: 'EA' }, type('25'), save);
    expect(stage.asked('changeGuide')).toEqual([]);
  });

  test('a unit that is no longer sold stays until another is chosen', () => {
    const { stage } = opened('change', 'BX');
    stage.send(save);
    expect([stage.snapshot.context.draft.unit, stage.asked('changeGuide')]).toEqual(['BX', []]);
    stage.send({ type: 'unit.choose', unit: 'CS' }, save);
    expect(stage.asked('changeGuide')).toHaveLength(1);
  });

  test('a change of someone else elsewhere in the guide is no obstacle', async () => {
    const { stage } = opened();
    stage.send(type('5'), save);
    await stage.answer('changeGuide', stale(withBasil));
    expect(stage.asked('changeGuide')).toEqual([asked([set(11, 5, 1)]), asked([set(11, 5, 1)], 4)]);
  });

  test("someone else's change of the same product is said before it is overwritten, with what was typed kept", async () => {
    const { stage, refreshes } = opened();
    stage.send(type('5'), save);
    await stage.answer('changeGuide', stale(withQuantity(7)));
    expect(stage.asked('changeGuide')).toHaveLength(1);
    expect(stage.snapshot.context.message).toMatch(/^Someone else changed this product/);
    expect([stage.snapshot.context.draft.quantityText, refreshes()]).toEqual(['5', 1]);
    stage.send(save);
    expect(stage.asked('changeGuide')[1]).toEqual(asked([set(11, 5, 1)], 4));
  });

  test('a save whose answer was lost is not taken for a change of someone else', async () => {
    const { stage } = opened();
    stage.send(type('5'), save);
    await stage.fail('changeGuide', failures.offline);
    expect(stage.snapshot.context.message).toBe('Failed to save order guide: The server did not respond.');
    stage.send(save);
    await stage.answer('changeGuide', stale(withQuantity(5)));
    expect(stage.snapshot.status).toBe('done');
  });

  test('removing asks first, and sends isDelete with sequence -1', async () => {
    const { stage } = opened('removal');
    expect(stage.asked('changeGuide')).toEqual([]);
    stage.send({ type: 'removal.confirm' });
    expect(stage.asked('changeGuide')).toEqual([asked([{ ...set(11, 2, -1), isDelete: true }])]);
    await stage.answer('changeGuide', gone);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual(['confirming', gone.text]);
  });
});
