import { describe, expect, test } from 'vitest';
import { orderGuideMachine } from '#machines/orderGuide/orderGuideMachine.ts';
import { Stage } from '../support/puppets.ts';
import { done, gone, guideKeeper, locked, taken, weekly } from './guideSamples.ts';
import { failures, tomatoes } from './samples.ts';

function opened() {
  const { keeper, refreshes } = guideKeeper();
  return { stage: new Stage(orderGuideMachine, { rounding: 'AutoRoundUp', keeper }), refreshes };
}

const standard = { ...weekly, name: 'standard' };
const [line] = weekly.products;

describe('the order guide page promises:', () => {
  test('nothing is deleted before it was asked about, and once only', async () => {
    const { stage, refreshes } = opened();
    stage.send({ type: 'guide.delete', guide: weekly });
    expect(stage.asked('deleteGuide')).toEqual([]);
    stage.send({ type: 'deletion.confirm' }, { type: 'deletion.confirm' });
    expect(stage.asked('deleteGuide')).toEqual([{ name: 'Weekly' }]);
    await stage.answer('deleteGuide', done);
    expect([stage.told('showGuide'), refreshes()]).toEqual([[{ name: null }], 1]);
  });

  test('a guide that someone else deleted meanwhile is deleted', async () => {
    const { stage } = opened();
    stage.send({ type: 'guide.delete', guide: weekly }, { type: 'deletion.confirm' });
    await stage.answer('deleteGuide', gone);
    expect(stage.snapshot.value).toBe('viewing');
  });

  test('a deletion that fails says why, and can be tried again or given up', async () => {
    const { stage } = opened();
    stage.send({ type: 'guide.delete', guide: weekly }, { type: 'deletion.confirm' });
    await stage.fail('deleteGuide', failures.offline);
    expect(stage.snapshot.context.message).toBe('Failed to delete order guide: The server did not respond.');
    stage.send({ type: 'deletion.confirm' });
    await stage.answer('deleteGuide', taken);
    expect(stage.snapshot.context.message).toBe(taken.text);
    stage.send({ type: 'deletion.refuse' }, { type: 'guide.delete', guide: weekly });
    expect(stage.snapshot.context.message).toBeNull();
  });

  test("neither 'Standard' nor a read-only guide is changed or deleted", () => {
    const { stage } = opened();
    if (!line) throw new Error('no line');
    for (const guide of [locked, standard]) {
      stage.send(
        { type: 'guide.delete', guide },
        { type: 'item.change', guide, line, product: tomatoes },
        { type: 'item.remove', guide, line, product: tomatoes },
      );
    }
    expect([stage.snapshot.value, stage.asked('guideItem')]).toEqual(['viewing', []]);
  });

  test('a locked guide can be copied', () => {
    const { stage } = opened();
    stage.send({ type: 'guide.copy', guide: locked, takenNames: ['House list'] });
    expect(stage.asked('guideNaming')).toMatchObject([{ source: locked, takenNames: ['House list'] }]);
  });

  test('a product is changed by the rounding of the site', () => {
    const { stage } = opened();
    if (!line) throw new Error('no line');
    stage.send({ type: 'item.remove', guide: weekly, line, product: tomatoes });
    expect(stage.asked('guideItem')).toMatchObject([
      { guide: weekly, line, purpose: 'removal', rounding: 'AutoRoundUp' },
    ]);
  });

  test('choosing a guide and ordering it are left to the address', () => {
    const { stage } = opened();
    stage.send({ type: 'guide.choose', name: 'Bar' }, { type: 'quickEntry.open', name: 'Weekly' });
    expect([stage.told('showGuide'), stage.told('openQuickEntry')]).toMatchObject([
      [{ name: 'Bar' }],
      [{ name: 'Weekly' }],
    ]);
  });
});
