import { describe, expect, test } from 'vitest';
import type { Editing } from '#machines/guideEdit/guideEdit.ts';
import { guideSavingMachine } from '#machines/guideSaving/guideSavingMachine.ts';
import { Stage } from '../support/puppets.ts';
import { editingWeekly } from './guideEditing.ts';
import { done, gone, guideKeeper, set, stale, taken, weekly, withBasil, withQuantity } from './guideSamples.ts';
import { failures } from './samples.ts';

function saving(editing: Editing = editingWeekly('5')) {
  const { keeper, refreshes } = guideKeeper();
  return { stage: new Stage(guideSavingMachine, { editing, keeper }), refreshes };
}

const asked = (lines: readonly object[], version = 3) => ({ id: 'Weekly', name: 'Weekly', lines, version });
const quantityIn = ({ draft }: Editing, key: number) => draft.get(key)?.quantityText;

describe('saving a guide promises:', () => {
  test('only what was changed is sent, with the version that was edited', async () => {
    const { stage, refreshes } = saving();
    expect(stage.asked('changeGuide')).toEqual([asked([set(11, 5, 1)])]);
    await stage.answer('changeGuide', done);
    expect([stage.snapshot.output?.isSaved, refreshes()]).toEqual([true, 1]);
  });

  test('a guide that does not exist is made with everything in it', () => {
    const { stage } = saving({ ...editingWeekly('5'), guide: null, opened: new Map(), nameText: ' Bar ' });
    expect(stage.asked('createGuide')).toEqual([
      { name: 'Bar', products: [{ productKey: 11, orderQuantity: 5, unitOfMeasure: 'CS' }] },
    ]);
  });

  test("mine goes on top of someone else's changes, and theirs stay where I changed nothing", async () => {
    const { stage } = saving();
    await stage.answer('changeGuide', stale(withBasil));
    expect([stage.snapshot.hasTag('asking'), stage.asked('changeGuide')]).toEqual([true, [asked([set(11, 5, 1)])]]);
    stage.send({ type: 'conflict.apply' });
    expect(stage.asked('changeGuide')[1]).toEqual(asked([set(11, 5, 1)], 4));
    await stage.answer('changeGuide', done);
    expect(quantityIn(stage.snapshot.output?.editing ?? editingWeekly('0'), 13)).toBe('2');
  });

  test('going on editing sends nothing, keeps what was typed and takes in what others did', async () => {
    const { stage } = saving();
    await stage.answer('changeGuide', stale({ ...withBasil, name: 'Renamed' }));
    stage.send({ type: 'conflict.keepEditing' });
    const { isSaved, editing } = stage.snapshot.output ?? { editing: editingWeekly('0') };
    expect([isSaved, quantityIn(editing, 11), quantityIn(editing, 13)]).toEqual([false, '5', '2']);
    expect([editing.guide?.version, editing.nameText, stage.asked('changeGuide').length]).toEqual([4, 'Renamed', 1]);
  });

  test('a line that someone else removed comes back when I changed it, and goes when I did not', async () => {
    const both = { ...editingWeekly('5'), guide: withBasil };
    const withoutAny = { ...weekly, version: 9, products: [] };
    const { stage } = saving(both);
    await stage.answer('changeGuide', stale(withoutAny));
    stage.send({ type: 'conflict.apply' });
    expect(stage.asked('changeGuide')[1]).toEqual(asked([set(11, 5, 1)], 9));
  });

  test('an earlier save whose answer was lost is a save', async () => {
    const { stage } = saving();
    await stage.answer('changeGuide', stale(withQuantity(5)));
    expect(stage.snapshot.output).toMatchObject({ isSaved: true, message: null });
  });

  test('a newer version without anything to see is saved over without a question', async () => {
    const { stage } = saving();
    await stage.answer('changeGuide', stale({ ...weekly, version: 8 }));
    expect(stage.asked('changeGuide')[1]).toEqual(asked([set(11, 5, 1)], 8));
  });

  test('a guide that was deleted meanwhile is made again by the next save', async () => {
    const { stage } = saving();
    await stage.answer('changeGuide', gone);
    const { editing, message } = stage.snapshot.output ?? {};
    expect([editing?.guide, message?.slice(0, 33)]).toEqual([null, 'Someone else deleted or renamed t']);
    if (!editing) throw new Error('nothing came back');
    expect(saving(editing).stage.asked('createGuide')).toHaveLength(1);
  });

  test('a refusal gives its reason, a failure its own text, and neither loses anything', async () => {
    const { stage } = saving();
    await stage.answer('changeGuide', taken);
    expect(stage.snapshot.output).toMatchObject({ isSaved: false, message: taken.text });
    const failed = saving();
    await failed.stage.fail('changeGuide', failures.unexpected);
    expect(failed.stage.snapshot.output?.message).toBe('Failed to save order guide: Something broke.');
    expect(quantityIn(failed.stage.snapshot.output?.editing ?? editingWeekly('0'), 11)).toBe('5');
    const created = saving({ ...editingWeekly('5'), guide: null, opened: new Map() });
    await created.stage.fail('createGuide', failures.offline);
    expect(created.stage.snapshot.output?.message).toBe('Failed to create order guide: The server did not respond.');
  });
});
