import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ShopUser } from '#domain/users/shopUser.ts';
import type { TypedUser } from '#machines/admin/userForm/userFormMachine.ts';
import { FIRST_VIEW, type UserAct } from '#machines/admin/users/userList.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { customerSearchPorts } from '#src/customers/customerSearchPorts.ts';
import { userPorts } from '#src/features/admin/users/userPorts.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';
import { ask, type ServedClient, startServedClient } from '#test/support/api/portsOnApi.ts';

let shop: ServedClient;
beforeAll(async () => {
  shop = await startServedClient();
});
beforeEach(async () => {
  await shop.reset();
  shop.signInAs({ token: tokenOf('admin') });
});
afterAll(() => shop?.stop());

const CHEF = 1;
const ADMIN = 2;
const OFFLINE = { failure: { kind: 'offline' } };
const DENIED = { kind: 'refused', reasons: ['You do not have permission to access this page.'] };
const leaving = createActor(leavingMachine).start();
const ports = () => userPorts(shop.client, () => leaving);
const list = (view: object = {}) => ask(ports().users.loadPage, { ...FIRST_VIEW, ...view });
const load = (id: number) => ask(ports().users.loadUser, { id });
const act = (what: UserAct, id: number, version = 1) =>
  ask(ports().users.actOnUser, { act: what, id, version, name: '' });
const write = (stored: ShopUser | null, version: number, change: TypedUser) =>
  ask(ports().userForm.write, { stored, version, change });
const bo: TypedUser = {
  username: 'bo',
  name: 'Bo Larsen',
  email: 'bo@oyster.example',
  type: 'customer',
  customersAdded: [OYSTER],
  customersRemoved: [],
  menu: [],
  settings: { requiredPO: true },
  isInvited: false,
};
const asChef = () => shop.signInAs({ token: tokenOf('chef') });

describe('the list of users', () => {
  test("returns a page with the total number, and with the users' defaults", async () => {
    const page = await list();
    expect([page.rows.length, page.total, page.site?.totalOrderQuantityLabel]).toEqual([8, 8, 'Total Order Quantity']);
    expect(await list({ page: 2 })).toMatchObject({ rows: [], total: 8 });
  });

  test('is filtered by the typed text and by a state; blanks filter nothing', async () => {
    const names = async (view: object) => (await list(view)).rows.map(({ username }) => username);
    expect(await names({ search: 'chef' })).toEqual(['chef']);
    expect(await names({ state: 'admins' })).toEqual(['admin']);
    expect((await names({ search: '  ' })).length).toBe(8);
    expect(shop.answered.filter((call) => call.includes('/users')).at(-1)).not.toContain('search');
  });

  test('refuses other users, and fails when there is no answer', async () => {
    asChef();
    await expect(list()).rejects.toThrow();
    shop.goDown();
    await expect(list()).rejects.toMatchObject(OFFLINE);
  });
});

describe('a user', () => {
  test('is loaded completely; a missing user is a failure', async () => {
    expect(await load(ADMIN)).toMatchObject({
      username: 'admin',
      isLastAdmin: true,
      customers: [{ customerKey: OYSTER }],
    });
    await expect(load(4242)).rejects.toThrow();
  });

  test('is added, and then changed at the version that was read', async () => {
    const added = await write(null, 0, bo);
    expect(added).toMatchObject({ kind: 'saved', stored: { name: 'Bo Larsen', settings: { requiredPO: true } } });
    const stored = added.kind === 'saved' ? added.stored : await load(0);
    const now = () => load(stored.id);
    const changed = await write(stored, stored.version, { ...bo, name: 'Bo Quint' });
    expect(changed).toEqual({ kind: 'saved', stored: await now() });
    expect(await write(stored, stored.version, bo)).toEqual({ kind: 'stale', stored: await now() });
    expect((await now()).name).toBe('Bo Quint');
  });

  test('refuses an invalid user with every reason', async () => {
    expect(await write(null, 0, { ...bo, name: '', customersAdded: [] })).toEqual({
      kind: 'refused',
      reasons: ['Enter a name.', 'Choose a customer for this user.'],
    });
  });

  test('is written by admins alone, and not at all without an answer', async () => {
    asChef();
    expect(await write(null, 0, bo)).toEqual(DENIED);
    shop.goDown();
    await expect(write(null, 0, bo)).rejects.toMatchObject(OFFLINE);
  });
});

describe('an account', () => {
  test('is disabled, enabled and invited', async () => {
    expect(await act('disable', CHEF)).toEqual({ kind: 'done' });
    expect((await load(CHEF)).isDisabled).toBe(true);
    expect(await act('invite', CHEF)).toMatchObject({ kind: 'refused' });
    expect(await act('enable', CHEF, 2)).toEqual({ kind: 'done' });
    expect((await load(CHEF)).isDisabled).toBe(false);
    expect(await act('invite', CHEF)).toEqual({ kind: 'done' });
  });

  test('keeps the last admin, and a user whom another admin changed since, each with the reason', async () => {
    expect(await act('disable', ADMIN)).toEqual({
      kind: 'refused',
      reasons: [
        'This is the only user with access to the admin pages. Give someone else access to the Admin panel first.',
      ],
    });
    expect(await act('disable', CHEF, 7)).toEqual({
      kind: 'refused',
      reasons: ['Someone else changed this user while you were editing. Your changes were not saved.'],
    });
    asChef();
    expect(await act('enable', CHEF)).toEqual(DENIED);
  });
});

test('customers are found by a part of their name', async () => {
  const found = await ask(customerSearchPorts(shop.client).findCustomers, { search: 'gilded' });
  expect(found).toEqual([{ customerKey: OYSTER, customerCode: 'C1001', name: 'The Gilded Oyster' }]);
  shop.goDown();
  await expect(ask(customerSearchPorts(shop.client).findCustomers, { search: 'gilded' })).rejects.toMatchObject(
    OFFLINE,
  );
});

test('asks before the user leaves, until the changes are saved', () => {
  const held = () => leaving.getSnapshot().context.unsaved;
  const form = createActor(ports().userForm.holdUnsavedWork, { input: { stored: null } }).start();
  expect(held()).toEqual([{ id: 'user', question: 'This user has unsaved changes. Leave without saving?' }]);
  form.stop();
  expect(held()).toEqual([]);
});
