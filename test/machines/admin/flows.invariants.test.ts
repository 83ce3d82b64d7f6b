import { describe, expect, test } from 'vitest';
import { flowsMachine } from '#machines/admin/flows/flowsMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const reload = { type: 'page.reload' } as const;
const atlas = { data: '{"images":[]}' };
const opened = () => new Stage(flowsMachine, undefined);

describe('the flows:', () => {
  test('no chart is shown before the atlas has arrived', () => {
    const { value, context } = opened().snapshot;
    expect([value, context.loaded]).toEqual(['loading', null]);
  });

  test('a second click while it loads requests nothing more', () => {
    const stage = opened();
    stage.send(reload, reload);
    expect(stage.asked('loadPage')).toHaveLength(1);
  });

  test('an atlas on screen is never fetched again, because it changes only with a build', async () => {
    const stage = opened();
    await stage.answer('loadPage', atlas);
    stage.send(reload);
    expect([stage.snapshot.value, stage.asked('loadPage').length]).toEqual(['loaded', 1]);
  });

  test('a server without an atlas is not a failure', async () => {
    const stage = opened();
    await stage.answer('loadPage', { data: null });
    expect([stage.snapshot.value, stage.snapshot.context.failure]).toEqual(['loaded', null]);
  });

  test('an atlas that failed to load shows why, and loads on request', async () => {
    const stage = opened();
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send(reload);
    await stage.answer('loadPage', atlas);
    expect([stage.snapshot.value, stage.snapshot.context.loaded]).toEqual(['loaded', atlas]);
  });
});
