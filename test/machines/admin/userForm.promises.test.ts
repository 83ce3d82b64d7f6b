import { describe, expect, test } from 'vitest';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { newestUser, typedUser, user, userAnswers } from './userSamples.ts';

const opened = () => new Stage(userFormMachine, { user });
const save = { type: 'user.save', change: typedUser, isInvited: false } as const;
const edit = { type: 'form.edit' } as const;
const form = ({ snapshot }: ReturnType<typeof opened>) => (snapshot.value as { open: { form: unknown } }).open.form;
const held = (state: string) => ({ held: state });

describe('the form of a user promises:', () => {
  test('what is saved is sent with the version that was read, once, however often it is clicked', async () => {
    const stage = opened();
    stage.send(edit, save, save);
    expect(stage.asked('writeUser')).toEqual([{ id: 4, version: 2, change: typedUser }]);
    await stage.answer('writeUser', userAnswers.saved);
    const saved = { kind: 'saved', id: 4, name: newestUser.name };
    expect(stage.snapshot.output).toEqual({ ...saved, isNew: false, isInvited: false });
  });

  test('a new one is sent as a new one, and says whether he is to be invited', async () => {
    const stage = new Stage(userFormMachine, { user: null });
    stage.send({ ...save, isInvited: true });
    expect(stage.asked('writeUser')).toEqual([{ id: null, version: 0, change: typedUser }]);
    await stage.answer('writeUser', userAnswers.saved);
    expect(stage.snapshot.output).toMatchObject({ kind: 'saved', isNew: true, isInvited: true });
  });

  test('why he was not saved is said, every reason, until the next try; it can be tried again', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('writeUser', userAnswers.refused);
    expect([form(stage), stage.snapshot.context.problems]).toEqual([held('touched'), userAnswers.refused.reasons]);
    stage.send(save);
    expect(stage.snapshot.context.problems).toEqual([]);
    await stage.fail('writeUser', failures.offline);
    expect(stage.snapshot.context.problems).toHaveLength(1);
    stage.send(save);
    expect(stage.asked('writeUser')).toHaveLength(3);
  });

  test('what somebody else saved is never overwritten unseen: mine goes over it only when it was asked for', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('writeUser', userAnswers['changed elsewhere']);
    expect([form(stage), stage.snapshot.context.newest]).toEqual([held('conflicting'), newestUser]);
    stage.send({ type: 'conflict.keepEditing' }, save);
    expect(stage.asked('writeUser').at(-1)).toMatchObject({ version: 2 });
    await stage.answer('writeUser', userAnswers['changed elsewhere']);
    stage.send({ type: 'conflict.keepMine', change: typedUser });
    expect(stage.asked('writeUser').at(-1)).toEqual({ id: 4, version: 3, change: typedUser });
  });

  test('theirs, once taken, is what the form shows and what the next save is a change of', async () => {
    const stage = opened();
    stage.send(save);
    await stage.answer('writeUser', userAnswers['changed elsewhere']);
    stage.send({ type: 'conflict.takeTheirs' });
    expect([form(stage), stage.snapshot.context.user, stage.isAsking('holdUnsavedWork')]).toEqual([
      'untouched',
      newestUser,
      false,
    ]);
    stage.send(save);
    expect(stage.asked('writeUser').at(-1)).toMatchObject({ version: 3 });
  });

  test('what was changed is held and asked about before it is lost; what was not closes at once', () => {
    const untouched = opened();
    untouched.send({ type: 'form.close' });
    expect(untouched.snapshot.output).toEqual({ kind: 'closed' });
    const stage = opened();
    stage.send(edit, { type: 'form.close' });
    expect([form(stage), stage.isAsking('holdUnsavedWork')]).toEqual([held('discarding'), true]);
    stage.send({ type: 'discard.refuse' });
    expect(form(stage)).toEqual(held('touched'));
    stage.send({ type: 'form.close' }, { type: 'discard.confirm' });
    expect(stage.snapshot.output).toEqual({ kind: 'closed' });
  });

  test('customers are searched when the typing pauses, and again by whoever types on after a failure', async () => {
    const stage = opened();
    const search = (text: string) => stage.send({ type: 'customer.search', text });
    search('oy');
    search('tide');
    stage.clock.increment(250);
    expect(stage.asked('findCustomers')).toEqual([{ search: 'tide' }]);
    await stage.fail('findCustomers', failures.offline);
    expect(stage.snapshot.matches({ open: { customers: 'failed' } })).toBe(true);
    search('tides');
    stage.clock.increment(250);
    await stage.answer('findCustomers', [{ customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' }]);
    expect(stage.snapshot.context.customers).toHaveLength(1);
  });
});
