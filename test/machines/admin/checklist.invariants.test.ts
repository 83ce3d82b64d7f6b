import { describe, expect, test } from 'vitest';
import { checklistMachine } from '#machines/admin/checklist/checklistMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { checklist, shopItem } from './checklistSamples.ts';

const reload = { type: 'page.reload' } as const;
const opened = () => new Stage(checklistMachine, undefined);

describe('the checklist:', () => {
  test('nothing about the shop is shown before it is known', () => {
    const stage = opened();
    expect([stage.snapshot.value, stage.snapshot.context.loaded]).toEqual(['loading', null]);
  });

  test('a second click while it loads requests nothing more', () => {
    const stage = opened();
    stage.send(reload, reload);
    expect(stage.asked('loadPage')).toHaveLength(1);
  });

  test('what is on screen stays there while it is looked at again', async () => {
    const stage = opened();
    await stage.answer('loadPage', checklist);
    stage.send(reload);
    expect([stage.snapshot.hasTag('busy'), stage.snapshot.context.loaded]).toEqual([true, checklist]);
  });

  test('an item that was fixed meanwhile is shown as it is now', async () => {
    const stage = opened();
    await stage.answer('loadPage', checklist);
    stage.send(reload);
    await stage.answer('loadPage', [shopItem]);
    expect(stage.snapshot.context.loaded).toEqual([shopItem]);
  });

  test('a list that failed to load shows why, and loads on request', async () => {
    const stage = opened();
    await stage.fail('loadPage', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send(reload);
    await stage.answer('loadPage', checklist);
    expect(stage.snapshot.value).toBe('loaded');
  });
});
