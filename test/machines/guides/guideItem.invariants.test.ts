import { describe, expect, test } from 'vitest';
import { guideItemMachine } from '#machines/guides/guideItem/guideItemMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { tomatoes } from '../samples.ts';
import {
  broken,
  done,
  gone,
  guideListener,
  set,
  stale,
  unanswered,
  weekly,
  withQuantity,
  writesOf,
} from './guideSamples.ts';

function opened(purpose: 'change' | 'removal' = 'change', unitOfMeasure = 'CS') {
  const { guideList } = guideListener();
  const [line] = weekly.products;
  if (!line) throw new Error('no line');
  return new Stage(guideItemMachine, {
    guide: weekly,
    line: { ...line, unitOfMeasure },
    product: tomatoes,
    purpose,
    rounding: 'None',
    guideList,
  });
}

const type = (text: string) => ({ type: 'quantity.type', text }) as const;
const save = { type: 'item.save' } as const;
const written = (lines: readonly object[], seen = weekly) => ({ kind: 'changeLines', seen, name: 'Weekly', lines });

describe('changing one product of a guide:', () => {
  test('only that product is sent, in its place, for the guide that was seen', async () => {
    const stage = opened();
    stage.send(type('5'), save);
    expect(writesOf(stage)).toEqual([written([set(11, 5, 1)])]);
    await stage.answer('guideWrite', done);
    expect(stage.snapshot.status).toBe('done');
  });

  test('an invalid quantity, or one that is not a multiple, is never sent and stays as typed', () => {
    for (const text of ['1.5.2', '-3', '1e3', '١٢', '12345678901234567890']) {
      const stage = opened();
      stage.send(type(text), { type: 'quantity.settle' }, save);
      expect([stage.snapshot.context.draft.quantityText, writesOf(stage)]).toEqual([text, []]);
    }
    const stage = opened();
    stage.send({ type: 'unit.choose', unit: 'EA' }, type('25'), save);
    expect(writesOf(stage)).toEqual([]);
  });

  test('a unit that is no longer sold stays until another is chosen', () => {
    const stage = opened('change', 'BX');
    stage.send(save);
    expect([stage.snapshot.context.draft.unit, writesOf(stage)]).toEqual(['BX', []]);
    stage.send({ type: 'unit.choose', unit: 'CS' }, save);
    expect(writesOf(stage)).toHaveLength(1);
  });

  test("another user's change of the same product is shown before it is overwritten, with what was typed kept", async () => {
    const stage = opened();
    stage.send(type('5'), save);
    await stage.answer('guideWrite', stale(withQuantity(7)));
    expect(writesOf(stage)).toHaveLength(1);
    expect(stage.snapshot.context.message).toMatch(/^Someone else changed this product/);
    expect(stage.snapshot.context.draft.quantityText).toBe('5');
    stage.send(save);
    expect(writesOf(stage)[1]).toEqual(written([set(11, 5, 1)], withQuantity(7)));
  });

  test('a failed save is shown, keeps what was typed and can be tried again, even after an error', async () => {
    const stage = opened();
    stage.send(type('5'), save);
    await stage.answer('guideWrite', unanswered);
    expect(stage.snapshot.context.message).toBe('Failed to save order guide: The server did not respond.');
    stage.send(save);
    await stage.fail('guideWrite', broken['by a bug']);
    expect(stage.snapshot.context).toMatchObject({
      message: 'Failed to save order guide: Request could not be completed at this time.',
      draft: { quantityText: '5' },
    });
    stage.send(save);
    expect([stage.snapshot.context.message, writesOf(stage).length]).toEqual([null, 3]);
  });

  test('removing asks first, and sends isDelete with sequence -1', async () => {
    const stage = opened('removal');
    expect(writesOf(stage)).toEqual([]);
    stage.send({ type: 'removal.confirm' });
    expect(writesOf(stage)).toEqual([written([{ ...set(11, 2, -1), isDelete: true }])]);
    await stage.answer('guideWrite', gone);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual(['confirming', gone.text]);
  });
});
