import { describe, expect, test } from 'vitest';
import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { disabledRow, user, userPage, userRow } from './userSamples.ts';

async function opened() {
  const stage = new Stage(usersMachine, undefined);
  await stage.answer('loadUsers', userPage);
  return stage;
}

const DONE = { kind: 'done' } as const;
const open = (id: number | null) => ({ type: 'user.open', id }) as const;

describe('the page of users promises:', () => {
  test('what is typed is searched when the typing pauses, by what was typed last, from the first page on', async () => {
    const stage = await opened();
    stage.send({ type: 'view.choose', view: { ...FIRST_VIEW, page: 3 } });
    await stage.answer('loadUsers', userPage);
    stage.send({ type: 'search.type', text: 'b' }, { type: 'search.type', text: 'bo' });
    expect(stage.asked('loadUsers')).toHaveLength(2);
    stage.clock.increment(250);
    expect(stage.asked('loadUsers').at(-1)).toEqual({ search: 'bo', state: '', page: 1 });
  });

  test('rows of one page are never shown as those of another, and stay while they are searched', async () => {
    const stage = await opened();
    stage.send({ type: 'search.type', text: 'bo' });
    expect(stage.snapshot.context.page).toEqual(userPage);
    stage.clock.increment(250);
    await stage.answer('loadUsers', userPage);
    stage.send({ type: 'view.choose', view: { ...FIRST_VIEW, page: 2 } });
    expect(stage.snapshot.context.page).toBeNull();
  });

  test('nobody is disabled before that was confirmed, and then once, at the version that was seen', async () => {
    const stage = await opened();
    stage.send({ type: 'user.disable', id: userRow.id });
    expect([stage.snapshot.value, stage.asked('actOnUser')]).toEqual(['confirming', []]);
    stage.send({ type: 'disable.refuse' }, { type: 'disable.confirm' });
    expect(stage.asked('actOnUser')).toEqual([]);
    stage.send({ type: 'user.disable', id: userRow.id }, { type: 'disable.confirm' }, { type: 'disable.confirm' });
    expect(stage.asked('actOnUser')).toEqual([{ act: 'disable', id: 4, version: 2 }]);
    await stage.answer('actOnUser', DONE);
    expect([stage.snapshot.value, stage.told('notify')]).toEqual([
      'loading',
      [{ type: 'success', text: 'Bo Larsen is disabled and signed out.' }],
    ]);
  });

  test.each([
    ['invite', userRow, 'A letter with a link to choose a password is on its way to Bo Larsen.'],
    ['enable', disabledRow, 'Cy Moreau can sign in again.'],
  ] as const)('%s is done at once and said, or why it was not', async (act, row, text) => {
    const stage = await opened();
    stage.send({ type: `user.${act}`, id: row.id });
    expect(stage.asked('actOnUser')).toEqual([{ act, id: row.id, version: row.version }]);
    await stage.answer('actOnUser', DONE);
    await stage.answer('loadUsers', userPage);
    stage.send({ type: `user.${act}`, id: row.id });
    await stage.answer('actOnUser', { kind: 'refused', reasons: ['Not now.', 'Nor later.'] });
    await stage.answer('loadUsers', userPage);
    stage.send({ type: `user.${act}`, id: row.id });
    await stage.fail('actOnUser', failures.offline);
    expect(stage.told('notify')).toEqual([
      { type: 'success', text },
      { type: 'error', text: 'Not now. Nor later.' },
      { type: 'error', text: expect.stringMatching(/Try again\.$/) },
    ]);
  });

  test('somebody who is not on the page is not opened, and nothing is done to him', async () => {
    const stage = await opened();
    stage.send(
      open(99),
      { type: 'user.invite', id: 99 },
      { type: 'user.disable', id: 99 },
      { type: 'user.enable', id: 99 },
    );
    expect([stage.snapshot.value, stage.asked('loadUser'), stage.asked('actOnUser')]).toEqual(['listed', [], []]);
  });

  test('a user is opened as the server has him now, a new one as nothing', async () => {
    const stage = await opened();
    stage.send(open(userRow.id));
    await stage.answer('loadUser', user);
    await stage.answer('userForm', { kind: 'closed' });
    await stage.answer('loadUsers', userPage);
    stage.send(open(null));
    expect(stage.asked('userForm')).toEqual([{ user }, { user: null }]);
  });

  test('who was added gets his letter where that was asked for, and otherwise none', async () => {
    const stage = await opened();
    const saved = { kind: 'saved', id: 9, name: 'Di Ortiz', isNew: true } as const;
    stage.send(open(null));
    await stage.answer('userForm', { ...saved, isInvited: true });
    expect(stage.asked('actOnUser')).toEqual([{ act: 'invite', id: 9, version: 0 }]);
    await stage.answer('actOnUser', DONE);
    await stage.answer('loadUsers', userPage);
    stage.send(open(null));
    await stage.answer('userForm', { ...saved, isInvited: false });
    expect([stage.snapshot.value, stage.asked('actOnUser').length]).toEqual(['loading', 1]);
    expect(stage.told('notify').map((notice) => Reflect.get(Object(notice), 'text'))).toEqual([
      'Di Ortiz has been added.',
      'A letter with a link to choose a password is on its way to Di Ortiz.',
      'Di Ortiz has been added.',
    ]);
  });

  test('what did not come says why and can be asked for again; a bug of the form costs the form', async () => {
    const stage = new Stage(usersMachine, undefined);
    await stage.fail('loadUsers', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send({ type: 'list.reload' });
    await stage.answer('loadUsers', userPage);
    stage.send(open(userRow.id));
    await stage.fail('loadUser', failures.unavailable);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['unopened', 'unavailable']);
    stage.send({ type: 'user.reload' });
    await stage.answer('loadUser', user);
    await stage.fail('userForm', new TypeError('no form'));
    expect([stage.snapshot.value, stage.told('notify')]).toEqual([
      'loading',
      [{ type: 'error', text: 'The form stopped working. What was typed was not saved.' }],
    ]);
  });
});
