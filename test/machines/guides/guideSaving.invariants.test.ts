import { describe, expect, test } from 'vitest';
import type { Editing } from '#machines/guides/guideForm/guideForm.ts';
import { guideSavingMachine } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { editingWeekly } from './guideEditing.ts';
import {
  broken,
  done,
  gone,
  guideListener,
  set,
  stale,
  taken,
  unanswered,
  weekly,
  withBasil,
  writesOf,
} from './guideSamples.ts';

function saving(editing: Editing = editingWeekly('5')) {
  return new Stage(guideSavingMachine, { editing, guideList: guideListener().guideList });
}

const written = (lines: readonly object[], seen = weekly) => ({ kind: 'save', seen, name: 'Weekly', lines });
const quantityIn = ({ draft }: Editing, key: number) => draft.get(key)?.quantityText;

describe('saving a guide:', () => {
  test('only what was changed is sent, for the guide that was edited', async () => {
    const stage = saving();
    expect(writesOf(stage)).toEqual([written([set(11, 5, 1)])]);
    await stage.answer('guideWrite', done);
    expect(stage.snapshot.output).toMatchObject({ isSaved: true, message: null });
  });

  test('a guide that does not exist is made with everything in it', () => {
    const stage = saving({ ...editingWeekly('5'), guide: null, opened: new Map(), nameText: ' Bar ' });
    expect(writesOf(stage)).toEqual([
      { kind: 'create', name: 'Bar', products: [{ productKey: 11, orderQuantity: 5, unitOfMeasure: 'CS' }] },
    ]);
  });

  test("my changes are saved over another user's, and theirs stay where I changed nothing", async () => {
    const stage = saving();
    await stage.answer('guideWrite', stale(withBasil));
    expect([stage.snapshot.hasTag('asking'), writesOf(stage)]).toEqual([true, [written([set(11, 5, 1)])]]);
    stage.send({ type: 'conflict.apply' });
    expect(writesOf(stage)[1]).toEqual(written([set(11, 5, 1)], withBasil));
    await stage.answer('guideWrite', done);
    expect(quantityIn(stage.snapshot.output?.editing ?? editingWeekly('0'), 13)).toBe('2');
  });

  test('going on editing sends nothing, keeps what was typed and takes in what others did', async () => {
    const stage = saving();
    await stage.answer('guideWrite', stale({ ...withBasil, name: 'Renamed' }));
    stage.send({ type: 'conflict.keepEditing' });
    const { isSaved, editing } = stage.snapshot.output ?? { editing: editingWeekly('0') };
    expect([isSaved, quantityIn(editing, 11), quantityIn(editing, 13)]).toEqual([false, '5', '2']);
    expect([editing.guide?.version, editing.nameText, writesOf(stage).length]).toEqual([4, 'Renamed', 1]);
  });

  test('a line that another user removed is restored when I changed it, and removed when I did not', async () => {
    const both = { ...editingWeekly('5'), guide: withBasil };
    const withoutAny = { ...weekly, version: 9, products: [] };
    const stage = saving(both);
    await stage.answer('guideWrite', stale(withoutAny));
    stage.send({ type: 'conflict.apply' });
    expect(writesOf(stage)[1]).toEqual(written([set(11, 5, 1)], withoutAny));
  });

  test('a guide that was deleted meanwhile is made again by the next save', async () => {
    const stage = saving();
    await stage.answer('guideWrite', gone);
    const { editing, message } = stage.snapshot.output ?? {};
    expect([editing?.guide, message?.slice(0, 33)]).toEqual([null, 'Someone else deleted or renamed t']);
    if (!editing) throw new Error('nothing came back');
    expect(writesOf(saving(editing))).toMatchObject([{ kind: 'create', name: 'Weekly' }]);
  });

  test('a refusal gives its reason, a failure its own text, and neither loses anything', async () => {
    const stage = saving();
    await stage.answer('guideWrite', taken);
    expect(stage.snapshot.output).toMatchObject({ isSaved: false, message: taken.text });
    const failed = saving();
    await failed.answer('guideWrite', unanswered);
    expect(failed.snapshot.output?.message).toBe('Failed to save order guide: The server did not respond.');
    expect(quantityIn(failed.snapshot.output?.editing ?? editingWeekly('0'), 11)).toBe('5');
    const created = saving({ ...editingWeekly('5'), guide: null, opened: new Map() });
    await created.answer('guideWrite', unanswered);
    expect(created.snapshot.output?.message).toBe('Failed to create order guide: The server did not respond.');
  });

  test('a bug in the writing gives everything back, with a text', async () => {
    const editing = editingWeekly('5');
    const stage = saving(editing);
    await stage.fail('guideWrite', broken['by a bug']);
    expect(stage.snapshot.output).toEqual({
      editing,
      isSaved: false,
      message: 'Failed to save order guide: Request could not be completed at this time.',
    });
  });
});
