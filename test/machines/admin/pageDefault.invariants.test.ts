import { describe, expect, test } from 'vitest';
import type { PageDefaultKind } from '#machines/admin/pageDefault/pageDefault.ts';
import { pageDefaultMachine } from '#machines/admin/pageDefault/pageDefaultMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { outcomes } from './optionSamples.ts';

const submit = { type: 'default.submit', code: 2 } as const;

async function opened(kind: PageDefaultKind = 'layout') {
  const stage = new Stage(pageDefaultMachine, { kind });
  await stage.answer('loadDefault', 1);
  return stage;
}

describe('a default of the product page:', () => {
  test('each loads its own value, and saves its own', async () => {
    for (const kind of ['layout', 'sort'] as const) {
      const stage = await opened(kind);
      stage.send(submit);
      expect([stage.asked('loadDefault'), stage.asked('saveDefault')]).toEqual([[{ kind }], [{ kind, code: 2 }]]);
    }
  });

  test('a second press saves nothing while the first runs', async () => {
    const stage = await opened();
    stage.send(submit, { ...submit, code: 0 });
    expect(stage.asked('saveDefault')).toHaveLength(1);
  });

  test('a save is announced in the specified words and applied, and leaving asks nothing', async () => {
    const stage = await opened('sort');
    stage.send({ type: 'default.edit' }, submit);
    await stage.answer('saveDefault', outcomes.saved);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Page layout successfully changed.' }]);
    expect(stage.paramsOf('applyDefault')).toEqual([{ kind: 'sort', code: 2 }]);
    expect([stage.isAsking('holdUnsavedWork'), stage.snapshot.context.stored]).toEqual([false, 2]);
  });

  test('a failed save shows why, or else the specified text; the site keeps its earlier value', async () => {
    const notified: unknown[] = [];
    for (const kind of ['layout', 'sort'] as const) {
      const stage = await opened(kind);
      stage.send(submit);
      await stage.answer('saveDefault', outcomes.refused);
      stage.send(submit);
      await stage.answer('saveDefault', outcomes['refused without a reason']);
      stage.send(submit);
      await stage.fail('saveDefault', failures.offline);
      notified.push(stage.paramsOf('notify'));
      expect([stage.snapshot.context.stored, stage.paramsOf('applyDefault')]).toEqual([1, []]);
      expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    }
    const errors = (...texts: string[]) => texts.map((text) => ({ type: 'error', text }));
    expect(notified).toEqual([
      errors('Not today.', 'An error has occured.', 'An error has occured.'),
      errors('Not today.', 'An error has occurred.', 'An error has occurred.'),
    ]);
  });

  test('an unsaved choice asks before it is left, the value of the site does not', async () => {
    const stage = await opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'default.edit' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(pageDefaultMachine, { kind: 'layout' });
    await stage.fail('loadDefault', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadDefault').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'default.retry' });
    expect(stage.asked('loadDefault')).toHaveLength(2);
  });
});
