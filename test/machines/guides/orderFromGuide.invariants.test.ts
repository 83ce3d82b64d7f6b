import { describe, expect, test } from 'vitest';
import { orderFromGuideMachine } from '#machines/guides/orderFromGuide/orderFromGuideMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const opened = () => new Stage(orderFromGuideMachine, undefined);
const ledTo = (stage: ReturnType<typeof opened>) => [
  stage.paramsOf('openQuickEntry'),
  stage.paramsOf('showGuides').length,
];

describe('ordering from a guide:', () => {
  test('no page opens before the guide is known', () => {
    expect(ledTo(opened())).toEqual([[], 0]);
  });

  test('the guide that was found opens in quick entry, once', async () => {
    const stage = opened();
    await stage.answer('findRecentGuide', 'Weekly');
    stage.send({ type: 'search.retry' });
    expect([stage.asked('findRecentGuide').length, ...ledTo(stage)]).toEqual([1, [{ name: 'Weekly' }], 0]);
  });

  test('without a guide the page of the guides is shown, and no quick entry', async () => {
    const stage = opened();
    await stage.answer('findRecentGuide', null);
    expect(ledTo(stage)).toEqual([[], 1]);
  });

  test('guides that failed to load show an error, and open no page', async () => {
    const stage = opened();
    await stage.fail('findRecentGuide', failures.offline);
    expect([[...stage.snapshot.tags], ...ledTo(stage)]).toEqual([['failed'], [], 0]);
  });

  test('after a failure the guide is looked for again when asked', async () => {
    const stage = opened();
    await stage.fail('findRecentGuide', failures.offline);
    stage.send({ type: 'search.retry' });
    await stage.answer('findRecentGuide', 'Weekly');
    expect(ledTo(stage)).toEqual([[{ name: 'Weekly' }], 0]);
  });
});
