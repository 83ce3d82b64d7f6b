import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import { getCart } from '#domain/api/cart.ts';
import * as endpoints from '#domain/api/consumer.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { doAccountJobs } from '#test/support/api/accountJobs.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, REP_ACCOUNT, tokenOf } from '#test/support/api/fixture.ts';
import { waitingEmails } from '#test/support/api/mail.ts';

const HOUR_MS = 3_600_000;
const EMAIL = 'ada@example.com';
const typed = {
  name: 'Ada Ordway',
  email: EMAIL,
  company: 'Two Spoons',
  phone: '(207) 555-0142 Ext 12',
  password: FIXTURE_PASSWORD,
  passwordConfirmation: FIXTURE_PASSWORD,
  verifyToken: 'solved',
  optIn: true,
};
const registered = { isSuccess: true, message: 'Account registered succesfully' };

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const later = (hours: number) => new Date(Date.parse(FIXTURE_NOW) + hours * HOUR_MS);

async function signUp(change: object = {}) {
  const { status, body } = await api.call(endpoints.signUp, { body: { ...typed, ...change } });
  return { status, body };
}

async function verify(t: string) {
  const { status, body } = await api.call(endpoints.verifyConsumer, { query: { t } });
  return { status, body };
}

async function signIn(password: string, username = EMAIL) {
  const response = await api.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password }).toString(),
  });
  const { code, error_description, access_token } = response.json();
  return { status: response.statusCode, code, text: error_description, token: access_token };
}

/** What waits in the post for an address: what kind each email is, or the token in it. */
async function emailsTo(address: string) {
  const emails = await waitingEmails(api.database);
  return emails
    .filter(({ to }) => to === address)
    .map(({ email }) =>
      'token' in email ? { kind: email.kind, token: email.token } : { kind: email.kind, token: '' },
    );
}

async function newestToken(): Promise<string> {
  return (await emailsTo(EMAIL)).at(-1)?.token ?? '';
}

const DEAD = {
  status: 409,
  body: expect.objectContaining({ message: 'Account verification failed. Please try again later.' }),
};

test('lets a new user in once the address is verified, with their own account behind key 0', async () => {
  expect(await signUp()).toEqual({ status: 200, body: registered });
  await doAccountJobs(api.database, { times: 2 });
  expect(await emailsTo(EMAIL)).toEqual([{ kind: 'verifyAddress', token: expect.any(String) }]);
  const kept = JSON.stringify(await api.database.selectFrom('account_token').selectAll().execute());
  expect(kept).not.toContain(await newestToken());
  expect(await signIn(FIXTURE_PASSWORD)).toMatchObject({ status: 401, code: 'unverified' });
  expect(await signIn('Wrong#2026')).toMatchObject({ status: 401, code: 'badCredentials', text: 'Bad Request' });
  expect(await verify(await newestToken())).toEqual({ status: 200, body: { isSuccess: true } });
  const { token = '', status } = await signIn(FIXTURE_PASSWORD, ' ADA@example.com ');
  expect(status).toBe(200);
  expect((await api.call(endpoints.getConsumer, { token })).body).toEqual({
    company: 'Two Spoons',
    phone: '207555014212',
    name: 'Ada Ordway',
    email: EMAIL,
    emailOption: true,
  });
  expect((await api.call(getCart, { token, customerKey: 0 })).body.lines).toEqual([]);
  expect((await api.call(endpoints.getConsumer, { token, customerKey: 1001 })).status).toBe(403);
});

test('an address that has an account is answered the same, in the same statements; its owner gets an email', async () => {
  const unknown = await api.countStatements(() => signUp());
  const known = await api.countStatements(() => signUp({ email: 'Shopper@example.com' }));
  expect(known).toBe(unknown);
  expect(await signUp({ email: 'chef@oyster.example' })).toEqual({ status: 200, body: registered });
  await doAccountJobs(api.database, { times: 2 });
  expect(await emailsTo('shopper@example.com')).toEqual([{ kind: 'accountExists', token: '' }]);
  expect(await emailsTo('chef@oyster.example')).toEqual([{ kind: 'accountExists', token: '' }]);
  const users = await api.database.selectFrom('app_user').select('username').execute();
  expect(users.filter(({ username }) => username.includes('@'))).toEqual([{ username: EMAIL }]);
  expect((await signIn(FIXTURE_PASSWORD, 'shopper')).status).toBe(200);
});

test('keeps the password of the sign-up whose email is opened, also if there were other sign-ups with the same address', async () => {
  await signUp({ password: 'Intruder#1', passwordConfirmation: 'Intruder#1', name: 'Mallory' });
  await signUp();
  await signUp({ password: 'Intruder#2', passwordConfirmation: 'Intruder#2', name: 'Mallory' });
  await doAccountJobs(api.database);
  const [, own] = await emailsTo(EMAIL);
  expect((await verify(own?.token ?? '')).status).toBe(200);
  for (const { token } of await emailsTo(EMAIL)) expect((await verify(token)).status).toBe(200);
  expect((await signIn('Intruder#1')).code).toBe('badCredentials');
  expect((await signIn('Intruder#2')).code).toBe('badCredentials');
  const { token = '' } = await signIn(FIXTURE_PASSWORD);
  expect((await api.call(endpoints.getConsumer, { token })).body.name).toBe('Ada Ordway');
});

test('five sign-ups with one address at once make one account', async () => {
  await Promise.all(Array.from({ length: 5 }, () => signUp()));
  await doAccountJobs(api.database);
  const accounts = await api.database.selectFrom('customer').select('name').where('name', '=', 'Ada Ordway').execute();
  expect(accounts).toEqual([{ name: 'Ada Ordway' }]);
});

test('a link works for 72 hours, also for the second who opens it; dead and invented ones are answered alike', async () => {
  await signUp();
  await doAccountJobs(api.database);
  const token = await newestToken();
  await api.database.updateTable('account_token').set({ kind: 'reset' }).execute();
  for (const invented of ['', 'x', `${token}x`, token, 'x'.repeat(2000), '%00', "' or 1=1 --"]) {
    expect([invented, await verify(invented)]).toEqual([invented, DEAD]);
  }
  await api.database.updateTable('account_token').set({ kind: 'verify' }).execute();
  await api.travelTo(later(71).toISOString());
  const both = await Promise.all([verify(token), verify(token)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await api.travelTo(later(72).toISOString());
  expect(await verify(token)).toEqual(DEAD);
});

test('sends the email again only to users who wait for it, with one answer for all', async () => {
  const resend = async (email: string) => {
    const { status, body } = await api.call(endpoints.resendVerification, { body: { email } });
    return { status, body };
  };
  await signUp();
  await doAccountJobs(api.database);
  for (const email of [' ADA@example.com', 'shopper@example.com', 'nobody@example.com', 'chef', '<b>x</b>']) {
    expect(await resend(email)).toEqual({ status: 200, body: { isSuccess: true } });
  }
  await doAccountJobs(api.database, { times: 2 });
  expect((await waitingEmails(api.database)).map(({ to }) => to)).toEqual([EMAIL, EMAIL]);
  expect((await verify(await newestToken())).status).toBe(200);
  expect((await signIn(FIXTURE_PASSWORD)).status).toBe(200);
});

describe('wrong input', () => {
  test.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ email: 'ada' }, 'Enter an email address such as name@example.com.'],
    [{ company: 'x'.repeat(26) }, 'Company can have at most 25 characters.'],
    [{ phone: '555' }, 'Phone number format (###) ###-#### Ext ######'],
    [{ passwordConfirmation: 'other' }, 'Passwords must match'],
    [{ verifyToken: 'refused' }, 'Human verification failed. Please try again.'],
    [{ verifyToken: '' }, 'Human verification failed. Please try again.'],
    [{ verifyToken: 'unavailable' }, 'Verification service is not available at this time. Please contact support.'],
  ])('%j is refused with its reason, and nothing is made', async (change, message) => {
    expect(await signUp(change)).toMatchObject({ status: 409, body: { message, errors: [message] } });
    await doAccountJobs(api.database);
    expect(await waitingEmails(api.database)).toEqual([]);
  });

  test('returns every reason, the first as the message', async () => {
    const { body } = await signUp({ name: '', email: '', password: 'x', passwordConfirmation: 'y' });
    expect(body).toMatchObject({
      message: 'Name is required.',
      errors: [
        'Name is required.',
        'Email is required.',
        'The password must have: At least 8 characters, An uppercase letter, A number, A special character.',
        'Passwords must match',
      ],
    });
  });

  test('hostile texts stay texts, and 10 MB are refused', async () => {
    const name = `'; drop table app_user; --\u202e<script>`;
    expect((await signUp({ name, optIn: undefined })).status).toBe(200);
    expect((await signUp({ email: `"<x>"@example.com` })).status).toBe(409);
    expect((await signUp({ email: 'ada@example.com\r\nBcc: all@example.com' })).status).toBe(409);
    expect((await signUp({ name: 'a\0b' })).status).toBe(400);
    expect((await signUp({ name: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
    await doAccountJobs(api.database);
    await verify(await newestToken());
    const { token = '' } = await signIn(FIXTURE_PASSWORD);
    expect((await api.call(endpoints.getConsumer, { token })).body).toMatchObject({ name, emailOption: false });
  });
});

test('refuses sign-ups where consumers are not allowed', async () => {
  const { settings } = await api.database.selectFrom('site').select('settings').executeTakeFirstOrThrow();
  const closed = JSON.stringify({ ...settings, allowConsumer: false });
  await api.database.updateTable('site').set({ settings: closed }).execute();
  const message = 'New accounts are not available here. Please contact us.';
  expect(await signUp()).toMatchObject({ status: 409, body: { message, errors: [message] } });
});

test.each([
  ['sign-ups with one address', 5, (index: number) => signUp({ name: `Ada ${index}` })],
  ['sign-ups from one computer', 20, (index: number) => signUp({ email: `ada${index}@example.com` })],
  [
    'letters for one address',
    5,
    () => api.call(endpoints.resendVerification, { body: { email: 'nobody@example.com' } }),
  ],
])('%s are limited, account or not, and go on after an hour', async (_what, limit, call) => {
  for (let index = 0; index < limit; index += 1) expect((await call(index)).status).toBe(200);
  const refused = await call(limit);
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many attempts. Please try again later.', code: 'tooManyAttempts' },
  });
  await api.travelTo(later(1).toISOString());
  expect((await call(limit)).status).toBe(200);
});

test('removes an unverified account 30 days after its last link, and keeps a verified one', async () => {
  await signUp();
  await signUp({ email: 'grace@example.com', name: 'Grace' });
  await doAccountJobs(api.database);
  await verify(await newestToken());
  const names = async () => {
    const rows = await api.database
      .selectFrom('customer')
      .select('name')
      .where('customer_key', '<', REP_ACCOUNT)
      .execute();
    return rows.map(({ name }) => name).sort();
  };
  const sweep = (at: Date) => removeExpired({ database: api.database, clock: { now: () => at } }).run({});
  await sweep(later(72 + 30 * 24 - 1));
  expect(await names()).toEqual(['Ada Ordway', 'Grace']);
  expect(await api.database.selectFrom('limited_call').selectAll().execute()).toEqual([]);
  await sweep(later(72 + 30 * 24));
  expect(await names()).toEqual(['Ada Ordway']);
  expect(await api.database.selectFrom('account_token').selectAll().execute()).toEqual([]);
});

describe('preferences', () => {
  const save = async (body: object) => {
    const { status, body: answer } = await api.call(endpoints.saveConsumer, { token: tokenOf('shopper'), body });
    return { status, message: answer.message };
  };
  const stored = async (username: 'shopper' | 'neighbour') =>
    (await api.call(endpoints.getConsumer, { token: tokenOf(username) })).body;

  test('are saved when the email confirms them, in any case; values that are not named stay', async () => {
    const change = { company: ' Two Spoons ', phone: '2075550142', email: 'SHOPPER@example.com', emailOption: true };
    expect(await save(change)).toEqual({ status: 200, message: 'Preferences updated.' });
    expect(await save({ email: 'shopper@example.com', phone: '' })).toEqual({
      status: 200,
      message: 'Preferences updated.',
    });
    expect(await stored('shopper')).toMatchObject({ company: 'Two Spoons', phone: null, emailOption: true });
    expect(await stored('neighbour')).toMatchObject({ company: null, phone: null, emailOption: false });
  });

  test.each([
    [{ email: 'other@example.com' }, 'Preferences not updated.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'shopper@example.com', company: 'x'.repeat(41) }, 'Company can have at most 40 characters.'],
    [{ email: 'shopper@example.com', phone: '1' }, 'Phone number format (###) ###-#### Ext ######'],
  ])('%j are refused, and nothing changes', async (change, message) => {
    const before = await stored('shopper');
    expect(await save({ company: 'New', ...change })).toEqual({ status: 409, message });
    expect(await stored('shopper')).toEqual(before);
  });

  test('are refused to users who are not consumers', async () => {
    expect((await api.call(endpoints.getConsumer, { token: tokenOf('chef') })).status).toBe(403);
  });
});

test('loads the texts of the sign-up dialog from the site', async () => {
  const consumer_settings = {
    registrationMessage: 'Welcome',
    useOption: true,
    optionDefault: false,
    optionText: 'News',
  };
  await api.database
    .updateTable('site')
    .set({ consumer_settings: JSON.stringify({ ...consumer_settings, internal: 1 }) })
    .execute();
  expect((await api.call(endpoints.getConsumerSettings)).body).toEqual(consumer_settings);
});
