import { describe, expect, test } from 'vitest';
import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { disabledRow, typedUser, user, userPage, userRow } from './userSamples.ts';

const acted = ({ calls }: Stage<typeof usersMachine>) =>
  calls.filter(({ id }) => /^(invite|disable|enable)-/.test(id)).map(({ input }) => input);

async function opened() {
  const stage = new Stage(usersMachine, undefined);
  await stage.answer('loadPage', userPage);
  return stage;
}

const DONE = { kind: 'done' } as const;
const open = (id: number | null) => ({ type: 'user.open', id }) as const;

describe('the page of users:', () => {
  test('what is typed is searched when the typing pauses, by what was typed last, from the first page on', async () => {
    const stage = await opened();
    stage.send({ type: 'view.choose', view: { ...FIRST_VIEW, page: 3 } });
    await stage.answer('loadPage', userPage);
    stage.send({ type: 'search.type', text: 'b' }, { type: 'search.type', text: 'bo' });
    expect(stage.asked('loadPage')).toHaveLength(2);
    stage.clock.increment(250);
    expect(stage.asked('loadPage').at(-1)).toEqual({ search: 'bo', state: '', page: 1 });
  });

  test('rows stay while others are searched', async () => {
    const stage = await opened();
    stage.send({ type: 'search.type', text: 'bo' });
    stage.clock.increment(250);
    expect(stage.snapshot.context).toMatchObject({ page: userPage, total: 2 });
  });

  test.each([
    ['user.open', 'opening'],
    ['user.invite', { browsing: 'acting' }],
    ['user.disable', 'confirming'],
  ] as const)(
    '%s counts before the typing has paused, and what was typed is searched afterwards',
    async (type, state) => {
      const stage = await opened();
      stage.send({ type: 'search.type', text: 'bo' }, { type, id: userRow.id });
      expect(stage.snapshot.value).toEqual(state);
      if (state === 'opening') {
        await stage.fail('loadUser', failures.unavailable);
        stage.send({ type: 'user.close' });
      }
      if (type === 'user.invite') await stage.answer(`invite-${userRow.id}`, DONE);
      if (state === 'confirming') stage.send({ type: 'disable.refuse' });
      expect(stage.asked('loadPage')).toEqual([FIRST_VIEW, { ...FIRST_VIEW, search: 'bo' }]);
    },
  );

  test('what is chosen before the typing has paused does not lose what was typed', async () => {
    const stage = await opened();
    stage.send({ type: 'search.type', text: 'bo' });
    const { view } = stage.snapshot.context;
    stage.send({ type: 'view.choose', view: { ...view, state: 'disabled' } });
    stage.clock.increment(250);
    expect(stage.asked('loadPage')).toEqual([FIRST_VIEW, { search: 'bo', state: 'disabled', page: 1 }]);
  });

  test('clicks and typing during an invitation count at once, and the user is invited once', async () => {
    const stage = await opened();
    const invite = { type: 'user.invite', id: userRow.id } as const;
    stage.send(invite, invite, { type: 'search.type', text: 'bo' }, open(disabledRow.id));
    expect([stage.snapshot.value, stage.snapshot.context.view.search]).toEqual(['opening', 'bo']);
    await stage.answer(`invite-${userRow.id}`, DONE);
    expect([stage.snapshot.value, acted(stage).length, stage.paramsOf('notify').length]).toEqual(['opening', 1, 1]);
    await stage.fail('loadUser', failures.unavailable);
    stage.send({ type: 'user.close' });
    expect([stage.asked('loadUser'), stage.asked('loadPage').at(-1)]).toEqual([
      [{ id: disabledRow.id }],
      { ...FIRST_VIEW, search: 'bo' },
    ]);
  });

  test('clicks in several rows in quick succession are all carried out, and each is announced', async () => {
    const stage = await opened();
    stage.send({ type: 'user.invite', id: userRow.id }, { type: 'user.enable', id: disabledRow.id });
    expect(acted(stage)).toMatchObject([
      { act: 'invite', id: userRow.id },
      { act: 'enable', id: disabledRow.id },
    ]);
    await stage.fail(`invite-${userRow.id}`, failures.offline);
    await stage.answer('loadPage', userPage);
    expect(stage.snapshot.value).toEqual({ browsing: 'acting' });
    await stage.answer(`enable-${disabledRow.id}`, DONE);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toMatchObject([
      { browsing: 'loading' },
      [{ type: 'error' }, { type: 'success', text: 'Cy Moreau can sign in again.' }],
    ]);
  });

  test('what is typed while a user is opened is searched afterwards', async () => {
    const stage = await opened();
    stage.send(open(userRow.id), { type: 'search.type', text: 'bo' });
    await stage.fail('loadUser', failures.unavailable);
    stage.send({ type: 'user.close' });
    expect(stage.asked('loadPage').at(-1)).toEqual({ ...FIRST_VIEW, search: 'bo' });
  });

  test('no user is disabled before confirmation, and then once, at the version that was shown', async () => {
    const stage = await opened();
    stage.send({ type: 'user.disable', id: userRow.id });
    expect([stage.snapshot.value, acted(stage)]).toEqual(['confirming', []]);
    stage.send({ type: 'disable.refuse' }, { type: 'disable.confirm' });
    expect(acted(stage)).toEqual([]);
    await stage.answer('loadPage', userPage);
    stage.send({ type: 'user.disable', id: userRow.id }, { type: 'disable.confirm' }, { type: 'disable.confirm' });
    expect(acted(stage)).toEqual([{ act: 'disable', id: 4, version: 2, name: 'Bo Larsen' }]);
    await stage.answer('disable-4', DONE);
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      [{ type: 'success', text: 'Bo Larsen is disabled and signed out.' }],
    ]);
  });

  test.each([
    ['invite', userRow, 'An invitation was sent to Bo Larsen.'],
    ['enable', disabledRow, 'Cy Moreau can sign in again.'],
  ] as const)('%s is done at once and announced, or the reason is shown', async (act, row, text) => {
    const stage = await opened();
    stage.send({ type: `user.${act}`, id: row.id });
    expect(acted(stage)).toEqual([{ act, id: row.id, version: row.version, name: row.name }]);
    await stage.answer(`${act}-${row.id}`, DONE);
    await stage.answer('loadPage', userPage);
    stage.send({ type: `user.${act}`, id: row.id });
    await stage.answer(`${act}-${row.id}`, { kind: 'refused', reasons: ['Not now.', 'Nor later.'] });
    await stage.answer('loadPage', userPage);
    stage.send({ type: `user.${act}`, id: row.id });
    await stage.fail(`${act}-${row.id}`, failures.offline);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text },
      { type: 'error', text: 'Not now. Nor later.' },
      { type: 'error', text: expect.stringMatching(/Try again\.$/) },
    ]);
  });

  test('a user who is not on the page is not opened, and not changed', async () => {
    const stage = await opened();
    stage.send(
      open(99),
      { type: 'user.invite', id: 99 },
      { type: 'user.disable', id: 99 },
      { type: 'user.enable', id: 99 },
    );
    expect([stage.snapshot.value, stage.asked('loadUser'), acted(stage)]).toEqual([{ browsing: 'listed' }, [], []]);
  });

  test("a user is opened in the server's current version, a new one with empty fields, so that no other row has the focus afterwards", async () => {
    const stage = await opened();
    stage.send(open(userRow.id));
    await stage.answer('loadUser', user);
    await stage.answer('userForm', { kind: 'closed', stored: user });
    await stage.answer('loadPage', userPage);
    stage.send(open(null));
    expect(stage.asked('userForm')).toEqual([{ stored: user }, { stored: null }]);
    expect(stage.snapshot.context.subject).toBeNull();
  });

  test('an added user gets an email where that was requested, and otherwise none', async () => {
    const stage = await opened();
    const saved = { kind: 'saved', stored: { ...user, id: 9, name: 'Di Ortiz' }, isNew: true } as const;
    stage.send(open(null));
    await stage.answer('userForm', { ...saved, typed: { ...typedUser, isInvited: true } });
    expect(acted(stage)).toEqual([{ act: 'invite', id: 9, version: 2, name: 'Di Ortiz' }]);
    await stage.answer('invite-9', DONE);
    await stage.answer('loadPage', userPage);
    stage.send(open(null));
    await stage.answer('userForm', { ...saved, typed: typedUser });
    expect([stage.snapshot.value, acted(stage).length]).toEqual([{ browsing: 'loading' }, 1]);
    expect(stage.paramsOf('notify').map((notice) => Reflect.get(Object(notice), 'text'))).toEqual([
      'Di Ortiz has been added.',
      'An invitation was sent to Di Ortiz.',
      'Di Ortiz has been added.',
    ]);
  });

  test('a user who failed to load shows why and can be requested again; an error of the form affects the form alone', async () => {
    const stage = await opened();
    stage.send(open(userRow.id));
    await stage.fail('loadUser', failures.unavailable);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['unopened', 'unavailable']);
    stage.send({ type: 'user.reload' });
    await stage.answer('loadUser', user);
    await stage.fail('userForm', new TypeError('no form'));
    expect([stage.snapshot.value, stage.paramsOf('notify')]).toEqual([
      { browsing: 'loading' },
      [{ type: 'error', text: 'The form stopped working. Your entries were not saved.' }],
    ]);
  });

  test('an error of the search for customers does not affect the form; typing on restores it', async () => {
    const stage = await opened();
    stage.send(open(null));
    await stage.fail('customerSearch', new TypeError('no search'));
    expect([stage.isAsking('userForm'), stage.isAsking('customerSearch')]).toEqual([true, false]);
    stage.send({ type: 'search.renew' });
    expect([stage.asked('userForm').length, stage.isAsking('customerSearch')]).toEqual([1, true]);
  });
});
