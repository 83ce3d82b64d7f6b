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

describe('a card of rules promises:', () => {
  test('what the shop has of its topic stands in the form, and no other', async () => {
    const stage = await opened();
    expect([stage.asked('loadRules'), stage.asked('ruleEdit')]).toEqual([
      [{ topic: 'calendar' }],
      [{ stored: storedCalendar }],
    ]);
  });

  test('what was saved is said, and is what the next change is one of', async () => {
    const stage = await opened();
    await stage.answer('ruleEdit', SAVED);
    expect([stage.isAsking('ruleEdit'), stage.asked('ruleEdit').at(-1)]).toEqual([true, { stored: newestCalendar }]);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text: 'Delivery calendar saved. It applies to all new orders.' },
    ]);
  });

  test('who gives up begins anew with what the shop was last known to have, and nothing is said', async () => {
    const stage = await opened();
    await stage.answer('ruleEdit', { kind: 'closed', stored: newestCalendar });
    expect([stage.asked('ruleEdit').at(-1), stage.paramsOf('notify')]).toEqual([{ stored: newestCalendar }, []]);
    expect(stage.asked('loadRules')).toHaveLength(1);
  });

  test('what does not come is asked for again only when told to', async () => {
    const stage = new Stage(ruleFormMachine, { topic: 'zips' });
    await stage.fail('loadRules', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadRules')]).toEqual([['failed'], [{ topic: 'zips' }]]);
    stage.send({ type: 'rules.retry' });
    expect(stage.asked('loadRules')).toHaveLength(2);
  });

  test('a bug of the form costs what was typed and says so; what the shop has is read anew', async () => {
    const stage = await opened();
    await stage.fail('ruleEdit', new TypeError('no form'));
    expect([stage.snapshot.value, stage.asked('loadRules').length, stage.paramsOf('notify')]).toEqual([
      'loading',
      2,
      [{ type: 'error', text: 'The form stopped working. Your entries were not saved.' }],
    ]);
  });
});
