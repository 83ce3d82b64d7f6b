import { describe, expect, test } from 'vitest';
import { accountSummaryMachine } from '#machines/account/accountSummary/accountSummaryMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { summary } from './receivableSamples.ts';

const retry = { type: 'page.reload' } as const;
const opened = () => new Stage(accountSummaryMachine);

describe('account summary:', () => {
  test('it is requested once, and nothing is shown before it has loaded', () => {
    const stage = opened();
    expect([stage.asked('loadPage').length, stage.snapshot.context.loaded]).toEqual([1, null]);
  });

  test('the answer is shown unchanged', async () => {
    const stage = opened();
    await stage.answer('loadPage', summary);
    expect([stage.snapshot.hasTag('loaded'), stage.snapshot.context.loaded]).toEqual([true, summary]);
  });

  test('where it did not come the reason is known, and no amounts are', async () => {
    const stage = opened();
    await stage.fail('loadPage', failures.offline);
    expect(stage.snapshot.hasTag('failed')).toBe(true);
    expect(stage.snapshot.context).toMatchObject({ loaded: null, failure: { kind: 'offline' } });
  });

  test('it can be requested again after a failure, as often as needed', async () => {
    const stage = opened();
    await stage.fail('loadPage', failures.offline);
    stage.send(retry);
    await stage.fail('loadPage', failures.unavailable);
    stage.send(retry);
    await stage.answer('loadPage', summary);
    expect([stage.asked('loadPage').length, stage.snapshot.context.loaded]).toEqual([3, summary]);
  });

  test('a late click on retry requests nothing', async () => {
    const stage = opened();
    stage.send(retry);
    await stage.answer('loadPage', summary);
    stage.send(retry);
    expect([stage.asked('loadPage').length, stage.snapshot.hasTag('loaded')]).toEqual([1, true]);
  });
});
