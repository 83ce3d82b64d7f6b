import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listDemoAccounts, revokeToken } from '#domain/api/authentication.ts';
import { getCart } from '#domain/api/cart.ts';
import { listProducts } from '#domain/api/products.ts';
import {
  getDefaultPageLayout,
  getDefaultPageSortBy,
  getMenu,
  getPageDefaults,
  getSettings,
} from '#domain/api/settings.ts';
import { getCustomer, getUser, listCustomers } from '#domain/api/user.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, OYSTER, QUIET, STRANGER, TIDE, tokenOf } from '#test/support/api/fixture.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function requestToken(fields: Record<string, string>) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, body: response.json() };
}

const passwordGrant = { grant_type: 'password', client_id: 'ecommerce', username: 'chef', password: FIXTURE_PASSWORD };

test('a password is exchanged for a token that works', async () => {
  const { status, body } = await requestToken({ ...passwordGrant, scope: 'an unknown field' });
  expect({ status, body }).toEqual({
    status: 200,
    body: { access_token: expect.any(String), token_type: 'Bearer', expires_in: 28_800 },
  });
  const user = await api.call(getUser, { token: body.access_token });
  expect({ status: user.status, body: user.body }).toEqual({
    status: 200,
    body: { username: 'chef', name: 'chef', isSalesperson: false, customerKey: OYSTER, email: 'chef@oyster.example' },
  });
});

test('user names are compared without case and outer blanks, passwords email by email', async () => {
  expect((await requestToken({ ...passwordGrant, username: ' CHEF ' })).status).toBe(200);
  expect((await requestToken({ ...passwordGrant, password: FIXTURE_PASSWORD.toLowerCase() })).status).toBe(401);
  expect((await requestToken({ ...passwordGrant, password: `${FIXTURE_PASSWORD} ` })).status).toBe(401);
});

const badCredentials = { error: 'invalid_grant', error_description: 'Bad Request', code: 'badCredentials' };

test.each([
  ['wrong password', { password: 'wrong' }, 401, badCredentials],
  ['unknown user', { username: 'nobody' }, 401, badCredentials],
  ['no password', { password: '' }, 401, badCredentials],
  ['a password of 2,000 letters', { password: 'x'.repeat(2000) }, 401, badCredentials],
  [
    'another client',
    { client_id: 'other' },
    401,
    { error: 'invalid_client', error_description: 'Unknown client', code: 'unknownClient' },
  ],
  [
    'an authorization code',
    { grant_type: 'authorization_code', code: 'x' },
    401,
    { error: 'invalid_grant', error_description: 'Authorization code rejected', code: 'codeRejected' },
  ],
  [
    'another grant',
    { grant_type: 'refresh_token' },
    400,
    { error: 'unsupported_grant_type', error_description: 'Grant type is not supported', code: 'unsupportedGrant' },
  ],
  [
    'a user name that cannot be stored',
    { username: 'chef\u0000' },
    400,
    { error: 'invalid_request', error_description: 'The request is not valid', code: 'invalidRequest' },
  ],
])('%s is refused in the OAuth form, with a code', async (_, change, status, body) => {
  expect(await requestToken({ ...passwordGrant, ...change })).toEqual({ status, body });
});

test('a request without a grant type is refused in the OAuth form', async () => {
  expect(await requestToken({})).toEqual({
    status: 400,
    body: { error: 'invalid_request', error_description: 'The request is not valid', code: 'invalidRequest' },
  });
});

test('a body that is not a form is refused in the OAuth form', async () => {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect({ statusCode, body: JSON.parse(body) }).toEqual({
    statusCode: 400,
    body: { error: 'invalid_request', error_description: expect.any(String), code: 'invalidRequest' },
  });
});

const sessionEnded = {
  status: 401,
  body: { message: 'Your session has expired', errors: [], code: 'sessionExpired', requestId: expect.any(String) },
};

test('a token that was logged out is dead, and its twin is not', async () => {
  const [first, second] = [(await requestToken(passwordGrant)).body, (await requestToken(passwordGrant)).body];
  const revoked = await api.call(revokeToken, { token: first.access_token });
  expect({ status: revoked.status, body: revoked.body }).toEqual({ status: 200, body: { isSuccess: true } });
  const { status, body } = await api.call(getUser, { token: first.access_token });
  expect({ status, body }).toEqual(sessionEnded);
  expect((await api.call(getUser, { token: second.access_token })).status).toBe(200);
  expect((await api.call(revokeToken, { token: first.access_token })).status).toBe(401);
});

const HOUR = 3_600_000;

async function ageSession({ idleHours, ageHours }: { idleHours: number; ageHours: number }): Promise<void> {
  const now = new Date(FIXTURE_NOW).getTime();
  await api.database
    .updateTable('session')
    .set({ last_used_at: new Date(now - idleHours * HOUR), created_at: new Date(now - ageHours * HOUR) })
    .execute();
}

test.each([
  [7.9, 7.9, 200],
  [8, 8, 401],
  [0, 30 * 24 - 0.1, 200],
  [0, 30 * 24, 401],
])('a token idle for %d hours, %d hours old, answers %d', async (idleHours, ageHours, status) => {
  await ageSession({ idleHours, ageHours });
  expect((await api.call(getUser, { token: tokenOf('chef') })).status).toBe(status);
});

test('using a token keeps it alive, and is noted at most once a minute', async () => {
  const lastUse = async () => {
    const session = await api.database
      .selectFrom('session')
      .select('last_used_at')
      .where('user_id', '=', 1)
      .executeTakeFirstOrThrow();
    return new Date(FIXTURE_NOW).getTime() - session.last_used_at.getTime();
  };
  await ageSession({ idleHours: 30 / 3600, ageHours: 1 });
  await api.call(getUser, { token: tokenOf('chef') });
  expect(await lastUse()).toBe(30_000);
  await ageSession({ idleHours: 7, ageHours: 7 });
  await api.call(getUser, { token: tokenOf('chef') });
  expect(await lastUse()).toBe(0);
});

test.each(['Bearer', 'Bearer ', 'Bearer ?', 'bearer nobody', 'Bearer a b'])(
  'an invalid bearer token (%s) ends the session and does not create a guest',
  async (authorization) => {
    const response = await api.app.inject({ url: '/api/settings', headers: { authorization } });
    expect({ status: response.statusCode, body: response.json() }).toEqual(sessionEnded);
  },
);

test('salespeople have no customer, and a list of those they serve, by name', async () => {
  const rep = { token: tokenOf('rep') };
  const user = await api.call(getUser, rep);
  expect(user.body).toEqual({ username: 'rep', name: 'rep', isSalesperson: true, customerKey: null, email: null });
  const customers = await api.call(listCustomers, rep);
  const served = { defaultPO: null, requiredPO: false, shiptos: [] };
  expect(customers.body).toEqual([
    {
      ...served,
      customerKey: TIDE,
      customerCode: 'C1002',
      name: 'Pine & Tide Bistro',
      defaultShipto: 'BISTRO',
      requiredPO: true,
    },
    { ...served, customerKey: QUIET, customerCode: 'C1003', name: 'Quiet Abbey', defaultShipto: 'ABBEY' },
    { ...served, customerKey: OYSTER, customerCode: 'C1001', name: 'The Gilded Oyster', defaultShipto: 'MAIN' },
    { ...served, customerKey: 0, customerCode: 'W4', name: 'Walk-In', defaultShipto: 'HOME' },
  ]);
});

test('a salesperson must choose a customer, and may not choose one of a colleague', async () => {
  const rep = { token: tokenOf('rep') };
  const none = await api.call(getCustomer, rep);
  expect({ status: none.status, body: none.body }).toEqual({
    status: 400,
    body: {
      message: 'A customer must be chosen first',
      errors: [],
      code: 'customerRequired',
      requestId: expect.any(String),
    },
  });
  const answers = [];
  for (const customerKey of [STRANGER, 987_654]) {
    const { status, body } = await api.call(getCustomer, { ...rep, customerKey });
    answers.push({ status, body: { ...body, requestId: '' } });
  }
  const forbidden = {
    message: 'You do not have permission to access this page.',
    errors: [],
    code: 'customerRefused',
    requestId: '',
  };
  expect(answers).toEqual([
    { status: 403, body: forbidden },
    { status: 403, body: forbidden },
  ]);
  expect((await api.call(getCustomer, { ...rep, headers: { 'x-customer-key': 'one' } })).status).toBe(400);
});

test('a salesperson whose customer was deactivated is refused that customer, and nothing else', async () => {
  const withdrawn = { token: tokenOf('rep'), customerKey: TIDE };
  expect((await api.call(getCustomer, withdrawn)).status).toBe(200);
  await api.database.deleteFrom('salesperson_customer').where('customer_key', '=', TIDE).execute();
  const answers: Record<string, unknown> = {};
  for (const endpoint of [
    getUser,
    listCustomers,
    getSettings,
    getMenu,
    getPageDefaults,
    getDefaultPageLayout,
    getDefaultPageSortBy,
    getCart,
    getCustomer,
    listProducts,
  ]) {
    const { status, body } = await api.call(endpoint, withdrawn);
    answers[endpoint.path] = status === 200 ? 200 : [status, (body as { code?: string }).code];
  }
  const refused = [403, 'customerRefused'];
  expect(answers).toEqual({
    '/api/user': 200,
    '/api/customer/list': 200,
    '/api/settings': 200,
    '/api/menu': 200,
    '/api/userPreferences/defaults': 200,
    '/api/admin/defaultPageLayout': 200,
    '/api/admin/defaultPageSortBy': 200,
    '/api/cart': refused,
    '/api/customer': refused,
    '/api/product/list': refused,
  });
  expect((await api.call(revokeToken, withdrawn)).status).toBe(200);
});

test("a customer's user needs no customer key, and cannot use another one", async () => {
  const chef = { token: tokenOf('chef') };
  const own = await api.call(getCustomer, chef);
  expect(own.body).toEqual((await api.call(getCustomer, { ...chef, customerKey: OYSTER })).body);
  expect((await api.call(getCustomer, { ...chef, customerKey: TIDE })).status).toBe(403);
  expect((await api.call(listCustomers, chef)).status).toBe(403);
});

test('a customer comes with its ship-tos, the primary one first', async () => {
  const { body } = await api.call(getCustomer, { token: tokenOf('chef') });
  const nowhere = {
    address1: null,
    address2: null,
    city: null,
    state: null,
    zip: null,
    county: null,
    contact: null,
    phone: null,
    deliveryTime: null,
  };
  const shipto = { ...nowhere, isPrimary: false, minimumOrderAmount: null, isValidZipCode: true };
  expect(body).toEqual({
    customerKey: OYSTER,
    customerCode: 'C1001',
    name: 'The Gilded Oyster',
    defaultShipto: 'MAIN',
    defaultPO: null,
    requiredPO: false,
    shiptos: [
      { ...shipto, id: 11, key: 'MAIN', isPrimary: true, name: 'The Gilded Oyster', display: 'Main kitchen' },
      { ...shipto, id: 12, key: 'DOCK', name: 'Oyster Dock', display: 'Dock bar', minimumOrderAmount: 250 },
      { ...shipto, id: 13, key: 'FAR', name: 'Oyster Far Away', display: 'Far away', isValidZipCode: false },
    ],
  });
});

test('the sign-in page is offered no accounts without demo data', async () => {
  const { status, body } = await api.call(listDemoAccounts);
  expect({ status, body }).toEqual({ status: 200, body: [] });
});
