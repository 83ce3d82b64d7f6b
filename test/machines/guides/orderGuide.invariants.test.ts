import { describe, expect, test } from 'vitest';
import { orderGuideMachine } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { tomatoes } from '../samples.ts';
import {
  broken,
  done,
  guideCatalogue,
  guideListener,
  locked,
  taken,
  unanswered,
  weekly,
  writesOf,
} from './guideSamples.ts';

function opened() {
  return new Stage(orderGuideMachine, { rounding: 'AutoRoundUp', guideList: guideListener().guideList });
}

const standard = { ...weekly, name: 'standard' };
const [line] = weekly.products;

describe('the order guide page:', () => {
  test('nothing is deleted before it was asked about, and once only', async () => {
    const stage = opened();
    stage.send({ type: 'guide.delete', guide: weekly });
    expect(writesOf(stage)).toEqual([]);
    stage.send({ type: 'deletion.confirm' }, { type: 'deletion.confirm' });
    expect(writesOf(stage)).toEqual([{ kind: 'delete', name: 'Weekly' }]);
    await stage.answer('guideWrite', done);
    expect(stage.paramsOf('showGuide')).toEqual([{ name: null }]);
  });

  test('a deletion that fails, even by an error, shows why and can be tried again or canceled', async () => {
    const stage = opened();
    stage.send({ type: 'guide.delete', guide: weekly }, { type: 'deletion.confirm' });
    await stage.answer('guideWrite', unanswered);
    expect(stage.snapshot.context.message).toBe('Failed to delete order guide: The server did not respond.');
    stage.send({ type: 'deletion.confirm' });
    await stage.fail('guideWrite', broken['by a bug']);
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
      'confirmingDelete',
      'Failed to delete order guide: Request could not be completed at this time.',
    ]);
    stage.send({ type: 'deletion.confirm' });
    await stage.answer('guideWrite', taken);
    expect(stage.snapshot.context.message).toBe(taken.text);
    stage.send({ type: 'deletion.refuse' }, { type: 'guide.delete', guide: weekly });
    expect(stage.snapshot.context.message).toBeNull();
  });

  test("neither 'Standard' nor a read-only guide is changed or deleted", () => {
    const stage = opened();
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
    const stage = opened();
    stage.send({ type: 'guide.copy', guide: locked, takenNames: ['House list'] });
    expect(stage.asked('guideNaming')).toMatchObject([{ source: locked, takenNames: ['House list'] }]);
  });

  test('a product is changed by the rounding of the site', () => {
    const stage = opened();
    if (!line) throw new Error('no line');
    stage.send({ type: 'item.remove', guide: weekly, line, product: tomatoes });
    expect(stage.asked('guideItem')).toMatchObject([
      { guide: weekly, line, purpose: 'removal', rounding: 'AutoRoundUp' },
    ]);
  });

  test('choosing a guide and ordering it are left to the address', () => {
    const stage = opened();
    stage.send({ type: 'guide.choose', name: 'Bar' }, { type: 'quickEntry.open', name: 'Weekly' });
    expect([stage.paramsOf('showGuide'), stage.paramsOf('openQuickEntry')]).toMatchObject([
      [{ name: 'Bar' }],
      [{ name: 'Weekly' }],
    ]);
  });

  test('an error in a dialog is shown on the page, and the dialog can be opened again', async () => {
    if (!line) throw new Error('no line');
    const ofLine = { guide: weekly, line, product: tomatoes };
    const openings = [
      { id: 'guideNaming', open: { type: 'guide.create', takenNames: [] } },
      { id: 'guideAddition', open: { type: 'product.add', catalogue: guideCatalogue, guideName: null } },
      { id: 'guideItem', open: { type: 'item.change', ...ofLine } },
    ] as const;
    for (const { id, open } of openings) {
      const stage = opened();
      stage.send(open);
      await stage.fail(id, broken['by a bug']);
      expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([
        'viewing',
        'Request could not be completed at this time.',
      ]);
      stage.send(open);
      expect([stage.snapshot.context.message, stage.asked(id).length]).toEqual([null, 2]);
    }
  });
});
