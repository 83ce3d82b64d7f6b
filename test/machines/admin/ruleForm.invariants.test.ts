import { describe, expect, test } from 'vitest';
import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { newestCalendar, storedCalendar, typedCalendar } from './ruleSamples.ts';

async function opened() {
  const stage = new Stage(ruleFormMachine, { topic: 'calendar' });
  await stage.answer('loadRules', storedCalendar);
  return stage;
}

const SAVED = { kind: 'saved', stored: newestCalendar, typed: typedCalendar, isNew: false };

describe('a form of site rules:', () => {
  test("the form has the shop's values of its topic, and no others", async () => {
    const stage = await opened();
    expect([stage.asked('loadRules'), stage.asked('ruleEdit')]).toEqual([
      [{ topic: 'calendar' }],
      [{ stored: storedCalendar }],
    ]);
  });

  test('a save is announced, and is the base of the next change', async () => {
    const stage = await opened();
    await stage.answer('ruleEdit', SAVED);
    expect([stage.isAsking('ruleEdit'), stage.asked('ruleEdit').at(-1)]).toEqual([true, { stored: newestCalendar }]);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text: 'Delivery calendar saved. It applies to all new orders.' },
    ]);
  });

  test('a discard restores the last known values of the shop, and announces nothing', async () => {
    const stage = await opened();
    await stage.answer('ruleEdit', { kind: 'closed', stored: newestCalendar });
    expect([stage.asked('ruleEdit').at(-1), stage.paramsOf('notify')]).toEqual([{ stored: newestCalendar }, []]);
    expect(stage.asked('loadRules')).toHaveLength(1);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(ruleFormMachine, { topic: 'zips' });
    await stage.fail('loadRules', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadRules')]).toEqual([['failed'], [{ topic: 'zips' }]]);
    stage.send({ type: 'rules.retry' });
    expect(stage.asked('loadRules')).toHaveLength(2);
  });

  test('an error of the form loses what was typed and shows that; the values of the shop are read again', async () => {
    const stage = await opened();
    await stage.fail('ruleEdit', new TypeError('no form'));
    expect([stage.snapshot.value, stage.asked('loadRules').length, stage.paramsOf('notify')]).toEqual([
      'loading',
      2,
      [{ type: 'error', text: 'The form stopped working. Your entries were not saved.' }],
    ]);
  });
});
