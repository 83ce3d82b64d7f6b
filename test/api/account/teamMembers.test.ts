import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setTeamAdministrator } from '#domain/api/team.ts';
import { getCustomer } from '#domain/api/user.ts';
import { USUAL_TERMS } from '#domain/team/teamMember.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { memberAt, setTerms, switchOnTeams } from '#test/support/api/teams.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.reset();
  await switchOnTeams(api);
  await setTerms(api, CHEF, { rights: ['order', 'pay', 'administer'] });
});
afterAll(() => api?.stop());

const CHEF = { userId: 1, customerKey: OYSTER };
const BAKER = 3;
const chef = memberAt(() => api, 'chef');
const admin = memberAt(() => api, 'admin');
const baker = memberAt(() => api, 'baker', OYSTER);
const write = (statement: string) => sql.raw(statement).execute(api.database);
const cook = { ...USUAL_TERMS, name: 'Cory Cook', email: 'cory@oyster.example', orderLimit: 250 };
const letters = () => api.database.selectFrom('letter').select(['kind', 'to_address']).orderBy('id').execute();

describe('the administrator of a team', () => {
  test('sees its members with their terms', async () => {
    const { body } = await chef.team();
    expect(body.map(({ userId, rights, isLastAdministrator }) => [userId, rights, isLastAdministrator])).toEqual([
      [2, ['order', 'pay'], false],
      [1, ['order', 'pay', 'administer'], true],
    ]);
  });

  test('invites a colleague, who gets an account and an email', async () => {
    const { body } = await chef.invite(cook);
    expect(body).toMatchObject({
      ...{ name: 'Cory Cook', username: 'cory@oyster.example', rights: ['order', 'pay'] },
      ...{ orderLimit: 250, isInvited: true, version: 1 },
    });
    expect(await letters()).toEqual([{ kind: 'invitation', to_address: 'cory@oyster.example' }]);
    expect((await chef.invite(cook)).body).toMatchObject({ code: 'memberKnown' });
    expect((await chef.team()).body).toHaveLength(3);
  });

  test('adds a user of another customer, who keeps it and hears of the new one', async () => {
    await write("update app_user set email = 'baker@tide.example' where id = 3");
    await chef.invite({ ...cook, email: 'Baker@Tide.example' });
    expect(await letters()).toEqual([{ kind: 'teamJoined', to_address: 'baker@tide.example' }]);
    expect((await baker.call(getCustomer)).body.customerKey).toBe(OYSTER);
    expect((await memberAt(() => api, 'baker').call(getCustomer)).status).toBe(200);
    const member = (await chef.team()).body.find(({ userId }) => userId === BAKER);
    await chef.removeMember(BAKER, member?.version ?? 0);
    const { is_disabled: isDisabled } = await api.database
      .selectFrom('app_user')
      .select('is_disabled')
      .where('id', '=', BAKER)
      .executeTakeFirstOrThrow();
    expect(isDisabled).toBe(false);
  });

  test.each([
    ['a consumer', 'shopper@example.com', 'usernameTaken'],
    ['an address that is none', 'nobody', 'invalidFields'],
  ])('cannot add %s', async (_, email, code) => {
    const { body } = await chef.invite({ ...cook, email });
    expect(body).toMatchObject({ code });
    expect(await letters()).toEqual([]);
  });

  test('changes terms that were not changed meanwhile, and only to what the customer has', async () => {
    expect((await chef.setMember(2, { ...USUAL_TERMS, version: 0, weekLimit: 1000 })).body).toMatchObject({
      version: 1,
      weekLimit: 1000,
    });
    expect(await chef.setMember(2, { ...USUAL_TERMS, version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'staleVersion', member: { weekLimit: 1000 } },
    });
    const unknown = { ...USUAL_TERMS, version: 1, shipTos: ['NOWHERE'], guides: ['None'], excludedCategories: ['?'] };
    expect((await chef.setMember(2, unknown)).body).toMatchObject({
      code: 'invalidFields',
      reasons: [{ field: 'shipTos' }, { field: 'guides' }, { field: 'excludedCategories' }],
    });
  });

  test('stays one: the last can neither leave nor give the right away', async () => {
    const { rights: _, ...terms } = USUAL_TERMS;
    expect((await chef.setMember(1, { ...terms, rights: ['order'], version: 1 })).body).toMatchObject({
      code: 'lastAdministrator',
    });
    expect((await chef.removeMember(1, 1)).body).toMatchObject({ code: 'lastAdministrator' });
    await chef.setMember(2, { ...terms, rights: ['administer'], version: 0 });
    expect((await chef.setMember(1, { ...terms, rights: ['order'], version: 1 })).status).toBe(200);
  });

  test('removes a colleague, whose sessions end and whose account is closed', async () => {
    const { body: cory } = await chef.invite(cook);
    await chef.removeMember(cory.userId, cory.version);
    const { is_disabled: isDisabled } = await api.database
      .selectFrom('app_user')
      .select('is_disabled')
      .where('id', '=', cory.userId)
      .executeTakeFirstOrThrow();
    expect(isDisabled).toBe(true);
    expect((await chef.team()).body).toHaveLength(2);
  });

  test('never closes the account of an administrator of the shop', async () => {
    await chef.setMember(2, { ...USUAL_TERMS, version: 0 });
    expect((await chef.removeMember(2, 1)).status).toBe(200);
    const { is_disabled: isDisabled } = await api.database
      .selectFrom('app_user')
      .select('is_disabled')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow();
    expect(isDisabled).toBe(false);
  });

  test('signs a colleague out', async () => {
    expect((await chef.signOut(2)).status).toBe(200);
    expect((await admin.call(getCustomer)).status).toBe(401);
    expect((await chef.signOut(BAKER)).status).toBe(404);
  });
});

test('members without the right, other customers, and sites without teams know nothing of it', async () => {
  expect((await admin.team()).status).toBe(404);
  expect((await admin.invite(cook)).status).toBe(404);
  expect((await memberAt(() => api, 'baker').team()).status).toBe(404);
  await write(`update site set settings = settings || '{"teams": false}'`);
  expect((await chef.team()).status).toBe(404);
});

test('the distributor gives and takes the right to administer', async () => {
  const give = (userId: number, isAdministrator: boolean) =>
    api.call(setTeamAdministrator, { token: tokenOf('admin'), params: { userId }, body: { isAdministrator } });
  await give(1, false);
  expect((await chef.team()).status).toBe(404);
  await give(1, true);
  expect((await chef.team()).body.find(({ userId }) => userId === 1)?.rights.toSorted()).toEqual([
    'administer',
    'approve',
    'order',
    'pay',
  ]);
  expect((await give(5, true)).status).toBe(404);
  expect((await give(7, true)).status).toBe(404);
});
