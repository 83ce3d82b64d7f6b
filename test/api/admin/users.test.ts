import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import { getResetUserType } from '#domain/api/password.ts';
import { getMenu, getSettings } from '#domain/api/settings.ts';
import { getCustomer, listCustomers } from '#domain/api/user.ts';
import * as endpoints from '#domain/api/users.ts';
import type { Change } from '#domain/audit/change.ts';
import type { MenuItem, MenuKey } from '#domain/settings/menu.ts';
import type { UserChange } from '#domain/users/shopUser.ts';
import { addToken } from '#server/modules/accounts/tokenRepository.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, OYSTER, QUIET, REP_ACCOUNT, TIDE, tokenOf } from '#test/support/api/fixture.ts';

const CHEF = 1;
const ADMIN = 2;
const BAKER = 3;
const REP = 5;
const NOW = new Date(FIXTURE_NOW);
const admin = { token: tokenOf('admin') };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const bo: UserChange = {
  username: 'bo',
  name: 'Bo Larsen',
  email: 'bo@oyster.example',
  type: 'customer',
  customersAdded: [OYSTER],
  customersRemoved: [],
  menu: [],
  settings: {},
};
const add = (given: Partial<UserChange> = {}) => api.call(endpoints.addUser, { ...admin, body: { ...bo, ...given } });
const get = (id: number) => api.call(endpoints.getShopUser, { ...admin, params: { id } });
const list = (query: { search?: string; state?: 'active' | 'disabled' | 'admins'; page?: number } = {}) =>
  api.call(endpoints.listUsers, { ...admin, query });

async function change(id: number, given: Partial<UserChange>, version?: number) {
  const { body: user } = await get(id);
  const { customers: _, ...read } = user;
  const body = { ...read, customersAdded: [], customersRemoved: [], ...given, version: version ?? user.version };
  return await api.call(endpoints.changeUser, { ...admin, params: { id }, body });
}

const languageOf = async (id: number) => (await get(id)).body.language;

const disable = (id: number, version = 1) =>
  api.call(endpoints.disableUser, { ...admin, params: { id }, body: { version } });
const enable = (id: number, version: number) =>
  api.call(endpoints.enableUser, { ...admin, params: { id }, body: { version } });
const reasons = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  errors: Reflect.get(Object(body), 'errors'),
});
const key = (name: MenuKey, word: 'shown' | 'hidden' | 'locked'): MenuItem => ({
  key: name,
  isVisible: word !== 'hidden',
  isLocked: word === 'locked',
});
const audit = () =>
  api.database.selectFrom('audit').select(['user_id', 'action', 'subject', 'detail']).orderBy('id').execute();

/** The parts of the newest entry's description. */
async function changed() {
  const rows = await api.database.selectFrom('audit').select('changes').orderBy('id').execute();
  const changes = rows.at(-1)?.changes as Change[] | undefined;
  return changes?.map(({ what, was, is }) => [what, was, is]);
}

async function signIn(username: string) {
  const form = { grant_type: 'password', client_id: 'ecommerce', username, password: FIXTURE_PASSWORD };
  const response = await api.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.json().code ?? response.statusCode;
}

const LAST_ADMIN = {
  status: 409,
  errors: ['This is the only user with access to the admin pages. Give someone else access to the Admin panel first.'],
};

describe('the list of users', () => {
  test('lists all users by name, with customer, type and state, and no account of a trading partner', async () => {
    const { id } = await api.database
      .insertInto('app_user')
      .values({ username: 'punchout-1', name: 'A Partner', password_hash: 'x', customer_key: OYSTER })
      .returning('id')
      .executeTakeFirstOrThrow();
    const partner = { name: 'A Partner', protocol: 'oci', customer_key: OYSTER, user_id: id, settings: '{}' };
    await api.database.insertInto('trading_partner').values(partner).execute();
    const { body, headers } = await list();
    expect(headers['x-total-count']).toBe('8');
    expect(body.map(({ username }) => username)).toEqual([
      'admin',
      'baker',
      'chef',
      'counter',
      'neighbour',
      'quiet',
      'rep',
      'shopper',
    ]);
    const state = { version: 1, isDisabled: false, isVerified: true };
    expect(body[0]).toEqual({
      ...state,
      ...{
        id: ADMIN,
        username: 'admin',
        name: 'admin',
        email: null,
        type: 'customer',
        isAdmin: true,
        isLastAdmin: true,
      },
      ...{ customerName: 'The Gilded Oyster', customerCount: 1 },
    });
    expect(body[6]).toMatchObject({ type: 'salesperson', customerCount: 4, isAdmin: false });
    expect(body[7]).toMatchObject({ type: 'consumer', customerCount: 0, customerName: null });
    expect((await get(id)).status).toBe(404);
  });

  test.each([
    [{ search: ' OYSTER.exam ' }, ['chef']],
    [{ search: 'gilded' }, ['admin', 'chef']],
    [{ search: 'c1002' }, ['baker']],
    [{ search: '100%' }, []],
    [{ state: 'admins' as const }, ['admin']],
    [{ state: 'disabled' as const }, []],
    [{ page: 2 }, []],
  ])('is narrowed to %o', async (query, names) => {
    expect((await list(query)).body.map(({ username }) => username)).toEqual(names);
  });

  test('takes as many statements for many users as for few', async () => {
    const few = await api.countStatements(() => list());
    const rows = Array.from({ length: 130 }, (_, index) => ({
      ...{ username: `u${index}`, name: `User ${String(index).padStart(3, '0')}`, password_hash: 'x' },
      customer_key: TIDE,
    }));
    await api.database.insertInto('app_user').values(rows).execute();
    expect(await api.countStatements(() => list())).toBe(few);
    const [first, second] = [await list(), await list({ page: 2 })];
    expect([first.body.length, second.body.length, first.headers['x-total-count']]).toEqual([100, 38, '138']);
    expect(new Set([...first.body, ...second.body].map(({ id }) => id)).size).toBe(138);
  });
});

describe('a user', () => {
  test('is added for one customer with the chosen values, and the audit log has them', async () => {
    const menu = [key('AccountDetail', 'hidden'), key('CheckOut', 'locked')];
    const { status, body } = await add({ username: ' ', name: ' Bo Larsen ', menu, settings: { hidePricing: true } });
    expect([status, body.username, body.name]).toEqual([200, 'bo@oyster.example', 'Bo Larsen']);
    expect((await get(body.id)).body).toEqual(body);
    expect(body.customers).toEqual([{ customerKey: OYSTER, customerCode: 'C1001', name: 'The Gilded Oyster' }]);
    expect(body.settings).toEqual({ hidePricing: true });
    expect(body.menu.filter(({ isVisible, isLocked }) => !isVisible || isLocked)).toEqual([
      key('CheckOut', 'locked'),
      key('AccountDetail', 'hidden'),
      key('EditLandingPage', 'hidden'),
      key('AdminPanel', 'hidden'),
    ]);
    const detail = 'bo@oyster.example';
    expect(await audit()).toEqual([{ user_id: ADMIN, action: 'user.add', subject: String(body.id), detail }]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('finds the changed menu and settings at the next call', async () => {
    await change(CHEF, { menu: [key('OrderHistory', 'locked')], settings: { canChangePrice: true } });
    const chef = { token: tokenOf('chef') };
    expect((await api.call(getMenu, chef)).body).toContainEqual(key('OrderHistory', 'locked'));
    expect((await api.call(getSettings, chef)).body).toMatchObject({ canChangePrice: true });
    await change(CHEF, { menu: [], settings: {} });
    expect((await api.call(getMenu, chef)).body).toContainEqual(key('OrderHistory', 'shown'));
    expect((await api.call(getSettings, chef)).body).toMatchObject({ canChangePrice: false });
  });

  test('a salesperson acts for the assigned customers, walk-in business too, and for no other', async () => {
    const { body } = await change(REP, { customersAdded: [TIDE, 0, TIDE], customersRemoved: [OYSTER, QUIET] });
    expect(body.customers.map(({ customerKey }) => customerKey)).toEqual([TIDE, 0]);
    const rep = { token: tokenOf('rep') };
    expect((await api.call(listCustomers, rep)).body.map(({ customerKey }) => customerKey).toSorted()).toEqual([
      0,
      TIDE,
    ]);
    expect((await api.call(getCustomer, { ...rep, customerKey: OYSTER })).status).toBe(403);
    const kept = await api.database
      .selectFrom('customer')
      .select('customer_key')
      .where('walk_in_user_id', '=', REP)
      .execute();
    expect(kept).toEqual([{ customer_key: REP_ACCOUNT }]);
    expect(await changed()).toEqual([
      ['Customers: Quiet Abbey · C1003', 'Listed', null],
      ['Customers: The Gilded Oyster · C1001', 'Listed', null],
    ]);
  });

  test('a salesperson keeps the customers that the request leaves out, more than a request can list', async () => {
    const MANY = 5000;
    await sql`insert into customer (customer_key, customer_code, name)
      select 200000 + n, 'M' || n, 'Customer ' || n from generate_series(1, ${MANY}) n`.execute(api.database);
    await sql`insert into salesperson_customer (user_id, customer_key)
      select ${REP}, 200000 + n from generate_series(1, ${MANY}) n`.execute(api.database);
    const had = (await get(REP)).body.customers.length;
    const { status, body } = await change(REP, { name: 'Rep of Many', customersRemoved: [200001, 200002] });
    expect([status, body.name, body.customers.length]).toEqual([200, 'Rep of Many', had - 2]);
    expect(await changed()).toEqual([
      ['Name', 'rep', 'Rep of Many'],
      ['Customers: Customer 1 · M1', 'Listed', null],
      ['Customers: Customer 2 · M2', 'Listed', null],
    ]);
    const again = await change(REP, { customersAdded: [200001, 200001] });
    expect(again.body.customers.length).toBe(had - 1);
    expect(await changed()).toEqual([['Customers: Customer 1 · M1', null, 'Listed']]);
    const narrowed = await change(REP, { type: 'customer', customersAdded: [TIDE] });
    expect(narrowed.body.customers.map(({ customerKey }) => customerKey)).toEqual([TIDE]);
    expect((await change(CHEF, { customersRemoved: [OYSTER] })).body).toMatchObject({
      errors: ['Choose a customer for this user.'],
    });
  });

  test('can become a salesperson, a consumer or a user of another customer, and signs in again', async () => {
    const sold = await change(BAKER, {
      type: 'salesperson',
      customersAdded: [OYSTER, QUIET],
      customersRemoved: [TIDE],
    });
    expect(sold.body).toMatchObject({
      type: 'salesperson',
      customers: [{ customerKey: QUIET }, { customerKey: OYSTER }],
    });
    expect((await api.call(getMenu, { token: tokenOf('baker') })).status).toBe(401);
    const consumer = await change(BAKER, { type: 'consumer', customersAdded: [], email: 'b@a.example' });
    expect(consumer.body).toMatchObject({ type: 'consumer', customers: [], email: 'b@a.example' });
    const own = await change(BAKER, { type: 'customer', customersAdded: [0] });
    expect(own.body).toMatchObject({ type: 'customer', customers: [{ customerKey: 0, name: 'baker' }] });
    const served = await api.database
      .selectFrom('salesperson_customer')
      .selectAll()
      .where('user_id', '=', BAKER)
      .execute();
    expect(served).toEqual([]);
  });

  test.each<[string, Partial<UserChange>, string[]]>([
    [
      'without a name, an address and a customer',
      { username: '', name: ' ', email: ' ', customersAdded: [] },
      ['Enter a username.', 'Enter a name.', 'Choose a customer for this user.'],
    ],
    ['with an invalid address', { email: 'bo at oyster' }, ['Enter an email address such as name@example.com.']],
    [
      'with the name of another, however written',
      { username: 'CHEF' },
      ['“CHEF” is the username or the email address of another account.'],
    ],
    [
      "with another user's address as username",
      { username: 'chef@oyster.example' },
      ['“chef@oyster.example” is the username or the email address of another account.'],
    ],
    ['of a customer who is not there', { customersAdded: [4242] }, ['One of the customers no longer exists.']],
    [
      'who is a consumer with customers and no address',
      { type: 'consumer', email: null },
      ['A consumer needs an email address.', 'Consumers buy for themselves and have no customers assigned.'],
    ],
    ['on two lines', { username: 'b\no' }, ['The username must be a single line.']],
  ])('refuses %s, with every reason', async (_, given, errors) => {
    expect(reasons(await add(given))).toEqual({ status: 409, errors });
    expect([(await list()).headers['x-total-count'], await audit()]).toEqual(['8', []]);
  });

  test('is changed at the version that was read; the second save gets the newest', async () => {
    const first = await change(CHEF, { name: 'By the first' }, 1);
    expect(first.body).toMatchObject({ version: 2, name: 'By the first' });
    const second = await change(CHEF, { name: 'By the second' }, 1);
    expect(second).toMatchObject({
      status: 409,
      body: {
        errors: ['Someone else changed this user while you were editing. Your changes were not saved.'],
        user: first.body,
      },
    });
    expect(await disable(CHEF, 1)).toMatchObject({ status: 409, body: { user: { version: 2 } } });
    expect((await audit()).map(({ action, detail }) => [action, detail])).toEqual([['user.change', 'chef']]);
    expect(await changed()).toEqual([['Name', 'chef', 'By the first']]);
  });

  test('whom two change at one moment is changed by one of them', async () => {
    const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => change(CHEF, { name }, 1)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('an account that is disabled', () => {
  test('has no session and no link any more, cannot sign in, and can be opened again', async () => {
    const link = {
      kind: 'reset',
      token: 'link',
      userId: CHEF,
      expiresAt: new Date('2026-12-01'),
      signUp: null,
    } as const;
    await addToken(api.database, link);
    expect((await disable(CHEF)).body).toMatchObject({ isDisabled: true, version: 2 });
    expect((await api.call(getMenu, { token: tokenOf('chef') })).status).toBe(401);
    expect(await signIn('chef')).toBe('disabled');
    expect((await list({ state: 'disabled' })).body.map(({ username }) => username)).toEqual(['chef']);
    expect((await enable(CHEF, 2)).body).toMatchObject({ isDisabled: false, version: 3 });
    expect((await api.call(getMenu, { token: tokenOf('chef') })).status).toBe(401);
    expect(await signIn('chef')).toBe(200);
    expect((await api.call(getResetUserType, { body: { resetToken: 'link' } })).body.errors).toHaveLength(1);
    expect((await audit()).map(({ action, detail }) => [action, detail])).toEqual([
      ['user.disable', 'chef'],
      ['user.enable', 'chef'],
    ]);
  });

  test('that is disabled already is left as it is, without another row', async () => {
    await disable(CHEF);
    expect((await disable(CHEF, 2)).body).toMatchObject({ version: 2 });
    expect(await audit()).toHaveLength(1);
  });
});

describe('the last admin', () => {
  test.each<[string, () => Promise<{ status: number; body: unknown }>]>([
    ['disabled', () => disable(ADMIN)],
    ['left without the admin panel', () => change(ADMIN, { menu: [] })],
    ['locked out of it', () => change(ADMIN, { menu: [key('AdminPanel', 'locked')] })],
    ['made a consumer', () => change(ADMIN, { type: 'consumer', customersAdded: [], email: 'a@b.example' })],
  ])('cannot be %s', async (_, attempt) => {
    expect(reasons(await attempt())).toEqual(LAST_ADMIN);
    expect((await get(ADMIN)).body).toMatchObject({ isAdmin: true, version: 1 });
    expect(await audit()).toEqual([]);
  });

  test('can go once there is another one; of two who go at one moment one stays', async () => {
    const { body: other } = await change(CHEF, { menu: [key('AdminPanel', 'shown')] });
    expect([other.isAdmin, other.isLastAdmin, (await get(ADMIN)).body.isLastAdmin]).toEqual([true, false, false]);
    const answers = await Promise.all([disable(ADMIN), disable(CHEF, other.version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = {
      rows: await api.database.selectFrom('app_user').select('id').where('is_disabled', '=', true).execute(),
    };
    expect(rows).toHaveLength(1);
  });

  test('does not count a user who cannot sign in: a disabled account with the panel', async () => {
    const { body: other } = await change(CHEF, { menu: [key('AdminPanel', 'shown')] });
    await disable(CHEF, other.version);
    expect(reasons(await disable(ADMIN))).toEqual(LAST_ADMIN);
    expect((await get(ADMIN)).body.isLastAdmin).toBe(true);
  });
});

test("a user added for the first time is invited, with the time from the shop's clock", async () => {
  const { id } = (await add()).body;
  const invited = await api.call(endpoints.inviteUser, { ...admin, params: { id: String(id) } });
  expect(invited.status).toBe(200);
  const emails = await api.database.selectFrom('letter').select(['kind', 'to_address']).execute();
  expect(emails).toEqual([{ kind: 'invitation', to_address: 'bo@oyster.example' }]);
  const [first] = await api.database.selectFrom('audit').select('at').execute();
  expect(first?.at).toEqual(NOW);
});

test('the language of a user is set, kept when it is not sent, cleared, and never an unknown one', async () => {
  expect(await languageOf(CHEF)).toBeNull();
  expect((await change(CHEF, { language: 'es' })).body).toMatchObject({ language: 'es' });
  expect(await changed()).toEqual([['Language', 'Not chosen (browser or customer)', 'Español']]);
  const { language: _, customers: __, ...read } = (await get(CHEF)).body;
  const body = { ...read, customersAdded: [], customersRemoved: [] };
  expect(await api.call(endpoints.changeUser, { ...admin, params: { id: CHEF }, body })).toMatchObject({ status: 200 });
  expect(await languageOf(CHEF)).toBe('es');
  expect((await change(CHEF, { language: null })).body).toMatchObject({ language: null });
  const unknown = { ...body, version: 4, language: 'fr' } as never;
  expect(await api.call(endpoints.changeUser, { ...admin, params: { id: CHEF }, body: unknown })).toMatchObject({
    status: 400,
  });
});
