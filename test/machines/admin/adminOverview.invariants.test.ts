import { describe, expect, test } from 'vitest';
import { adminOverviewMachine, OVERVIEW_RENEWED_AFTER_MS } from '#machines/admin/adminOverview/adminOverviewMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { quietDay, troubledDay } from './overviewSamples.ts';

const reload = { type: 'page.reload' } as const;
const opened = () => new Stage(adminOverviewMachine, undefined);

async function loaded() {
  const stage = opened();
  await stage.answer('loadPage', quietDay);
  return stage;
}

describe('the overview:', () => {
  test('no number is shown before it is known', () => {
    const { value, context } = opened().snapshot;
    expect([value, context.loaded]).toEqual(['loading', null]);
  });

  test('a second click while it loads requests nothing more', () => {
    const stage = opened();
    stage.send(reload, reload);
    expect(stage.asked('loadPage')).toHaveLength(1);
  });

  test('while the window is visible, it is read again a minute after each answer, and not before', async () => {
    const stage = await loaded();
    stage.clock.increment(OVERVIEW_RENEWED_AFTER_MS - 1);
    expect([stage.asked('awaitVisible').length, stage.asked('loadPage').length]).toEqual([0, 1]);
    stage.clock.increment(1);
    await stage.answer('awaitVisible', undefined);
    expect(stage.asked('loadPage')).toHaveLength(2);
  });

  test('a hidden window requests nothing, however long', async () => {
    const stage = await loaded();
    for (let minute = 0; minute < 60; minute += 1) stage.clock.increment(OVERVIEW_RENEWED_AFTER_MS);
    expect([stage.asked('loadPage').length, stage.snapshot.value]).toEqual([1, 'waiting']);
  });

  test('numbers stay on screen while they are read again, and when that fails', async () => {
    const stage = await loaded();
    stage.send(reload);
    expect([stage.snapshot.hasTag('busy'), stage.snapshot.context.loaded]).toEqual([true, quietDay]);
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.loaded]).toEqual(['failed', quietDay]);
  });

  test('a failure is shown until numbers are there, and the page tries again by itself', async () => {
    const stage = opened();
    await stage.fail('loadPage', failures.offline);
    stage.clock.increment(OVERVIEW_RENEWED_AFTER_MS);
    await stage.answer('awaitVisible', undefined);
    expect(stage.snapshot.context.failure?.kind).toBe('offline');
    await stage.answer('loadPage', troubledDay);
    expect([stage.snapshot.context.failure, stage.snapshot.context.loaded]).toEqual([null, troubledDay]);
  });
});
