import { describe, expect, test } from 'vitest';
import { flowNumbersMachine } from '#machines/admin/flowNumbers/flowNumbersMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { newestWeek, weekBefore } from './flowNumbersSamples.ts';

const choose = { type: 'week.choose', week: '2026-11-23' } as const;

async function shown() {
  const stage = new Stage(flowNumbersMachine, undefined);
  stage.send({ type: 'numbers.show' });
  await stage.answer('loadNumbers', newestWeek);
  return stage;
}

describe('the numbers of the flows:', () => {
  test('nothing is requested before an admin asks for them', () => {
    const stage = new Stage(flowNumbersMachine, undefined);
    stage.send(choose, { type: 'numbers.reload' });
    expect([stage.snapshot.value, stage.asked('loadNumbers')]).toEqual(['hidden', []]);
  });

  test('the newest week is asked for first, and then the chosen one', async () => {
    const stage = await shown();
    stage.send(choose);
    expect(stage.asked('loadNumbers')).toEqual([{ week: null }, { week: '2026-11-23' }]);
  });

  test('the numbers on screen stay until those of the chosen week are there', async () => {
    const stage = await shown();
    stage.send(choose);
    expect(stage.snapshot.context.numbers).toEqual(newestWeek);
    await stage.answer('loadNumbers', weekBefore);
    expect(stage.snapshot.context.numbers).toEqual(weekBefore);
  });

  test('hidden numbers leave nothing behind, and start again at the newest week', async () => {
    const stage = await shown();
    stage.send(choose, { type: 'numbers.hide' });
    expect(stage.snapshot).toMatchObject({ value: 'hidden', context: { week: null, numbers: null, failure: null } });
    stage.send({ type: 'numbers.show' });
    expect(stage.asked('loadNumbers').at(-1)).toEqual({ week: null });
  });

  test('a week that failed to load is asked for again on request', async () => {
    const stage = await shown();
    stage.send(choose);
    await stage.fail('loadNumbers', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual([{ on: 'failed' }, 'offline']);
    stage.send({ type: 'numbers.reload' });
    await stage.answer('loadNumbers', weekBefore);
    expect(stage.snapshot.context).toMatchObject({ numbers: weekBefore, failure: null });
  });
});
