import { describe, expect, test } from 'vitest';
import { verdictListMachine } from '#machines/admin/verdictList/verdictListMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { verdicts } from './importSamples.ts';

const opened = (refused: number) => new Stage(verdictListMachine, { runId: 7, refused });

describe('the list of what became of rows promises:', () => {
  test('where rows were refused, those come first', () => {
    expect(opened(3).asked('loadVerdicts')).toEqual([{ runId: 7, verdict: 'refused', page: 1 }]);
  });

  test('where none was, all come', () => {
    expect(opened(0).asked('loadVerdicts')).toEqual([{ runId: 7, verdict: '', page: 1 }]);
  });

  test('rows of one page are never shown as those of another', async () => {
    const stage = opened(0);
    await stage.answer('loadVerdicts', verdicts);
    expect(stage.snapshot.context.page).toEqual(verdicts);
    stage.send({ type: 'view.choose', view: { verdict: 'new', page: 1 } });
    expect([stage.snapshot.value, stage.snapshot.context.page]).toEqual(['loading', null]);
  });

  test('of two choices the later one counts, whichever answer comes first', async () => {
    const stage = opened(0);
    stage.send({ type: 'view.choose', view: { verdict: 'new', page: 1 } });
    stage.send({ type: 'view.choose', view: { verdict: 'same', page: 2 } });
    await stage.answer('loadVerdicts', verdicts);
    expect(stage.asked('loadVerdicts').at(-1)).toEqual({ runId: 7, verdict: 'same', page: 2 });
    expect([stage.snapshot.value, stage.snapshot.context.view]).toEqual(['listed', { verdict: 'same', page: 2 }]);
  });

  test('what did not come says why, and is asked for again as it was', async () => {
    const stage = opened(3);
    await stage.fail('loadVerdicts', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send({ type: 'list.reload' }, { type: 'list.reload' });
    expect(stage.asked('loadVerdicts')).toEqual(Array(2).fill({ runId: 7, verdict: 'refused', page: 1 }));
  });
});
