import { describe, expect, test } from 'vitest';
import { ruleFormMachine } from '#machines/admin/ruleForm/ruleFormMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { newestCalendar, ruleAnswers, storedCalendar, typedCalendar } from './ruleSamples.ts';

const save = { type: 'rules.save', change: typedCalendar } as const;

async function opened() {
  const stage = new Stage(ruleFormMachine, { topic: 'calendar' });
  await stage.answer('loadRules', storedCalendar);
  return stage;
}

describe('a form of rules promises:', () => {
  test('what the shop has is not held; what was changed asks before it is left, until it is saved', async () => {
    const stage = await opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send({ type: 'rules.edit' });
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    stage.send(save);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    await stage.answer('saveRules', ruleAnswers.saved);
    expect([stage.isAsking('holdUnsavedWork'), stage.snapshot.context.stored]).toEqual([false, newestCalendar]);
    expect(stage.told('notify')).toEqual([
      { type: 'success', text: 'The delivery calendar has been saved. It holds for every order from now on.' },
    ]);
  });

  test('a second click while it is being saved sends nothing', async () => {
    const stage = await opened();
    stage.send(save, save, { type: 'rules.edit' });
    expect(stage.asked('saveRules')).toEqual([{ change: typedCalendar }]);
  });

  test('why it was not saved is said, every reason, and what was typed is held on', async () => {
    const stage = await opened();
    const problems = () => stage.snapshot.context.problems;
    stage.send(save);
    await stage.answer('saveRules', ruleAnswers.refused);
    expect([problems(), stage.isAsking('holdUnsavedWork')]).toEqual([ruleAnswers.refused.reasons, true]);
    stage.send(save);
    expect(problems()).toEqual([]);
    await stage.answer('saveRules', ruleAnswers['refused without a reason']);
    expect(problems()).toEqual(['The changes could not be saved. Try again.']);
    stage.send(save);
    await stage.fail('saveRules', failures.offline);
    expect(problems()).toEqual(['The server did not respond.']);
    expect(stage.told('notify')).toEqual([]);
  });

  test('nothing that somebody else saved is overwritten unasked; both are there to choose from', async () => {
    const stage = await opened();
    stage.send(save);
    await stage.answer('saveRules', ruleAnswers['changed elsewhere']);
    const { newest, typed, stored } = stage.snapshot.context;
    expect([newest, typed, stored]).toEqual([newestCalendar, typedCalendar, storedCalendar]);
    expect(stage.asked('saveRules')).toHaveLength(1);
    stage.send({ type: 'conflict.keepEditing' });
    expect([stage.snapshot.value, stage.asked('saveRules').length]).toEqual([{ held: 'touched' }, 1]);
  });

  test('theirs, once taken, are what the form shows, and nothing is sent', async () => {
    const stage = await opened();
    stage.send(save);
    await stage.answer('saveRules', ruleAnswers['changed elsewhere']);
    stage.send({ type: 'conflict.takeTheirs' });
    expect([stage.snapshot.value, stage.snapshot.context.stored, stage.asked('saveRules').length]).toEqual([
      'untouched',
      newestCalendar,
      1,
    ]);
  });

  test('what is given up is neither held nor sent, and its reasons are gone', async () => {
    const stage = await opened();
    stage.send(save);
    await stage.answer('saveRules', ruleAnswers.refused);
    stage.send({ type: 'rules.reset' });
    expect([stage.snapshot.value, stage.snapshot.context.problems, stage.isAsking('holdUnsavedWork')]).toEqual([
      'untouched',
      [],
      false,
    ]);
  });

  test('what does not come is asked for again only when told to', async () => {
    const stage = new Stage(ruleFormMachine, { topic: 'zips' });
    await stage.fail('loadRules', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadRules')]).toEqual([['failed'], [{ topic: 'zips' }]]);
    stage.send({ type: 'rules.retry' });
    expect(stage.asked('loadRules')).toHaveLength(2);
  });
});
