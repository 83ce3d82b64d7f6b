import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { configurationEditMachine } from '#machines/admin/configurationEdit/configurationEditMachine.ts';
import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { configurationAnswers, newestCalendar, storedCalendar, typedCalendar } from './configurationSamples.ts';
import { newestPartner, partner, partnerAnswers, typedPartner } from './partnerSamples.ts';
import { newestUser, typedUser, user, userAnswers } from './userSamples.ts';

const { secret: _, ...keptPartner } = typedPartner;

/** The shop's values, the typed ones, another admin's save meanwhile, and the versions of the two that were saved. */
const FORMS: readonly [string, { machine: AnyStateMachine; [of: string]: unknown }][] = [
  [
    'a user',
    {
      machine: userFormMachine,
      stored: user,
      newest: newestUser,
      versions: [2, 3],
      change: typedUser,
      kept: typedUser,
      answers: userAnswers,
      notSaved: 'The user could not be saved. Try again.',
    },
  ],
  [
    'a trading partner',
    {
      machine: partnerFormMachine,
      stored: partner,
      newest: newestPartner,
      versions: [3, 4],
      change: typedPartner,
      kept: keptPartner,
      answers: partnerAnswers,
      notSaved: 'The partner could not be saved. Try again.',
    },
  ],
  [
    'rules',
    {
      machine: configurationEditMachine,
      stored: storedCalendar,
      newest: newestCalendar,
      versions: [3, 4],
      change: typedCalendar,
      kept: typedCalendar,
      answers: configurationAnswers,
      notSaved: 'The changes could not be saved. Try again.',
    },
  ],
];

const held = (state: string) => ({ held: state });
const edit = { type: 'form.edit' };
const close = { type: 'form.close' };

describe.each(FORMS)('the form of %s:', (_name, form) => {
  const { machine, stored, newest, change, kept, notSaved } = form;
  const [version, newestVersion] = form.versions as [number, number];
  const answers = form.answers as typeof userAnswers;
  const opened = () => new Stage<AnyStateMachine>(machine, { stored });
  const save = { type: 'form.save', change };
  const problems = ({ snapshot }: Stage<AnyStateMachine>) => snapshot.context.problems;

  test('what is saved is sent with the version that was read, once, however often it is clicked', async () => {
    const stage = opened();
    stage.send(edit, save, save, edit);
    expect(stage.asked('write')).toEqual([{ stored, version, change }]);
    await stage.answer('write', answers.saved);
    expect(stage.snapshot.output).toEqual({ kind: 'saved', stored: newest, typed: kept, isNew: false });
  });

  test('an unchanged value does not block leaving; a changed one does, until it is saved or discarded', async () => {
    const stage = opened();
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
    stage.send(edit);
    expect([stage.isAsking('holdUnsavedWork'), stage.asked('holdUnsavedWork')]).toEqual([true, [{ stored }]]);
    stage.send(save);
    expect(stage.isAsking('holdUnsavedWork')).toBe(true);
    await stage.answer('write', answers.saved);
    expect(stage.isAsking('holdUnsavedWork')).toBe(false);
  });

  test('every reason of a failed save is shown, until the next try; what was typed stays unsaved and can be sent again', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('write', answers.refused);
    expect([stage.snapshot.value, problems(stage)]).toEqual([held('touched'), answers.refused.reasons]);
    stage.send(save);
    expect(problems(stage)).toEqual([]);
    await stage.answer('write', { kind: 'refused', reasons: [] });
    expect(problems(stage)).toEqual([notSaved]);
    stage.send(save);
    await stage.fail('write', failures.refused);
    expect(problems(stage)).toEqual(['Not available at the moment.']);
    stage.send(save);
    await stage.fail('write', failures.offline);
    expect(problems(stage)).toEqual(['The server did not respond.']);
    stage.send(save);
    expect([stage.asked('write').length, stage.isAsking('holdUnsavedWork')]).toEqual([5, true]);
  });

  test("another admin's save is never overwritten unseen: the own version replaces it on request only", async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('write', answers['changed elsewhere']);
    const { newest: theirs, typed, stored: read } = stage.snapshot.context;
    expect([stage.snapshot.value, theirs, typed, read]).toEqual([held('conflicting'), newest, kept, stored]);
    stage.send({ type: 'conflict.keepEditing' });
    expect(stage.asked('write')).toHaveLength(1);
    stage.send(save);
    expect(stage.asked('write').at(-1)).toEqual({ stored, version, change });
    await stage.answer('write', answers['changed elsewhere']);
    stage.send({ type: 'conflict.keepMine', change });
    expect(stage.asked('write').at(-1)).toEqual({ stored, version: newestVersion, change });
  });

  test('theirs, once taken, is what the form shows, what leaving loses nothing of, and what the next save is a change of', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('write', answers['changed elsewhere']);
    stage.send({ type: 'conflict.takeTheirs' });
    expect([stage.snapshot.value, stage.snapshot.context.stored, stage.isAsking('holdUnsavedWork')]).toEqual([
      'untouched',
      newest,
      false,
    ]);
    expect(stage.asked('write')).toHaveLength(1);
    stage.send(save);
    expect(stage.asked('write').at(-1)).toEqual({ stored: newest, version: newestVersion, change });
  });

  test('what was changed is asked about before it is lost; what was not closes at once', () => {
    const untouched = opened();
    untouched.send(close);
    expect(untouched.snapshot.output).toEqual({ kind: 'closed', stored });
    const stage = opened();
    stage.send(edit, close);
    expect([stage.snapshot.value, stage.isAsking('holdUnsavedWork')]).toEqual([held('discarding'), true]);
    stage.send({ type: 'discard.refuse' });
    expect([stage.snapshot.value, stage.isAsking('holdUnsavedWork')]).toEqual([held('touched'), true]);
    stage.send(close, { type: 'discard.confirm' });
    expect(stage.snapshot.output).toEqual({ kind: 'closed', stored });
  });

  test('a form that is closed after loading the other version returns that version', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('write', answers['changed elsewhere']);
    stage.send({ type: 'conflict.takeTheirs' }, edit, close, { type: 'discard.confirm' });
    expect(stage.snapshot.output).toEqual({ kind: 'closed', stored: newest });
  });
});
