import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import * as endpoints from '#domain/api/password.ts';
import { getUser } from '#domain/api/user.ts';
import { sessionEnd } from '#domain/session/reason.ts';
import { insertSession } from '#server/modules/access/signInRepository.ts';
import { hashToken } from '#server/platform/http/token.ts';
import { doAccountJobs } from '#test/support/api/accountJobs.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';
import { waitingEmails } from '#test/support/api/mail.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Anchor#2027';
const CHEF = 1;
const chef = { token: tokenOf('chef') };
const LINK_DEAD = 'This link has expired. Choose Reset Password on the sign-in page to get a new one.';
const UPDATED = { isSuccess: true, message: 'Password has been updated' };
const REQUESTED = {
  isSuccess: true,
  message:
    'Password reset request sent. If an account is associated with this email address, then a message will be sent with instructions to reset the password.',
};

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const inMinutes = (minutes: number) => new Date(Date.parse(FIXTURE_NOW) + minutes * MINUTE_MS).toISOString();

async function signIn(password: string, username = 'chef') {
  const response = await api.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'password', client_id: 'ecommerce', username, password }).toString(),
  });
  return { status: response.statusCode, ...response.json() };
}

async function change(given: object = {}, token = chef.token) {
  const body = { password: FIXTURE_PASSWORD, newPassword: NEW_PASSWORD, ...given };
  const { status, body: answer } = await api.call(endpoints.changePassword, { token, body });
  return { status, body: answer };
}

async function requestReset(emailOrUsername: string, verifyToken = 'solved') {
  const { status, body } = await api.call(endpoints.requestPasswordReset, { body: { emailOrUsername, verifyToken } });
  return { status, body };
}

async function reset(resetToken: string, given: object = {}) {
  const body = { password: NEW_PASSWORD, resetToken, verifyToken: 'solved', ...given };
  const { status, body: answer } = await api.call(endpoints.resetPassword, { body });
  return { status, body: answer };
}

async function lookUp(resetToken: string) {
  const { status, body } = await api.call(endpoints.getResetUserType, { body: { resetToken } });
  return { status, body };
}

async function lettersOf(kind: string) {
  const emails = await waitingEmails(api.database);
  return emails.filter(({ email }) => email.kind === kind);
}

/** The token in the newest email. */
async function tokenFor(emailOrUsername: string): Promise<string> {
  await requestReset(emailOrUsername);
  await doAccountJobs(api.database);
  const newest = (await lettersOf('resetPassword')).at(-1);
  return newest?.email.kind === 'resetPassword' ? newest.email.token : '';
}

async function setOptions(change: object) {
  const options = {
    minimumPasswordLength: 8,
    requireLowercase: true,
    requireUppercase: true,
    requireNumber: true,
    requireSpecialCharacter: true,
    limitPasswordLength: false,
    ...change,
  };
  await api.database
    .updateTable('site')
    .set({ password_options: JSON.stringify(options) })
    .execute();
}

const setUser = (columns: { is_disabled?: boolean; is_verified?: boolean; email?: string }) =>
  api.database.updateTable('app_user').set(columns).where('username', '=', 'chef').execute();

const refused = (message: string) => ({
  status: 409,
  body: expect.objectContaining({ message, errors: [message] }),
});

test('sends the policy to every client, with the longest password that may be set', async () => {
  const options = async () => (await api.call(endpoints.getPasswordOptions)).body;
  const usual = {
    minimumPasswordLength: 8,
    requireLowercase: true,
    requireUppercase: true,
    requireNumber: true,
    requireSpecialCharacter: true,
    maximumPasswordLength: 64,
  };
  expect(await options()).toEqual(usual);
  await setOptions({ limitPasswordLength: true, requireNumber: false });
  expect(await options()).toEqual({ ...usual, requireNumber: false, maximumPasswordLength: 14 });
});

describe('a changed password', () => {
  test('works at once, ends every other session with a reason, and notifies the owner once', async () => {
    const { access_token: other } = await signIn(FIXTURE_PASSWORD);
    const link = await tokenFor('chef');
    const pdf = { id: 'pdf', token_hash: hashToken(other), file_name: 'a.pdf', content_type: 'application/pdf' };
    await api.database
      .insertInto('document_content')
      .values({ key: 'pdf', content: Buffer.from('%PDF'), bytes: 4, used_at: new Date(FIXTURE_NOW) })
      .execute();
    await api.database
      .insertInto('document')
      .values({ ...pdf, content_key: 'pdf', expires_at: new Date(inMinutes(10)) })
      .execute();
    expect(await change()).toEqual({ status: 200, body: UPDATED });
    expect((await api.call(getUser, chef)).status).toBe(200);
    const ended = await api.call(getUser, { token: other });
    expect(ended).toMatchObject({ status: 401, body: { code: 'passwordChanged' } });
    const { message: text } = ended.body as unknown as { message: string };
    expect(text).toContain('changed password');
    expect(sessionEnd({ status: 401, code: null, text }).code).toBe('passwordChanged');
    expect(await api.database.selectFrom('document').select('id').execute()).toEqual([]);
    expect((await signIn(FIXTURE_PASSWORD)).code).toBe('badCredentials');
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect(await reset(link)).toEqual(refused(LINK_DEAD));
    expect((await lettersOf('passwordChanged')).map(({ to }) => to)).toEqual(['chef@oyster.example']);
    expect((await api.call(getUser, { token: tokenOf('admin') })).status).toBe(200);
  });

  test.each([
    [{ password: 'Wrong#2026' }, 'Current password is incorrect.'],
    [{ password: '' }, 'Current password is incorrect.'],
    [{ newPassword: FIXTURE_PASSWORD }, 'The new password must be different from the current one.'],
    [{ newPassword: '' }, 'Password is required.'],
    [{ newPassword: 'Anchor 2027#' }, 'The password must have: No blanks.'],
    [{ newPassword: `Aa1#${'x'.repeat(61)}` }, 'The password must have: At most 64 characters.'],
  ])('is refused with its reason: %j', async (given, message) => {
    expect(await change(given)).toEqual(refused(message));
    expect((await signIn(FIXTURE_PASSWORD)).status).toBe(200);
    expect(await lettersOf('passwordChanged')).toEqual([]);
  });

  test('counts wrong guesses as the sign-in does', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await change({ password: `Wrong#${guess}` })).status).toBe(409);
    expect(await change()).toMatchObject({ status: 429, body: { code: 'tooManyAttempts' } });
    expect((await signIn(FIXTURE_PASSWORD)).status).toBe(429);
  });

  test('of several changes at once is one of them', async () => {
    const passwords = ['Anchor#2027', 'Beacon#2027', 'Clipper#2027'];
    const answers = await Promise.all(passwords.map((newPassword) => change({ newPassword })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await lettersOf('passwordChanged')).toHaveLength(1);
  });

  test('leaves no session to a sign-in that has looked at the old one before', async () => {
    const begin = async (token: string) => {
      const tokenHash = hashToken(token);
      return await insertSession(api.database, { tokenHash, user: before, userAgent: '', now: new Date(FIXTURE_NOW) });
    };
    const before = await api.database
      .selectFrom('app_user')
      .select(['id', 'password_hash', 'is_verified', 'is_disabled'])
      .where('id', '=', CHEF)
      .executeTakeFirstOrThrow();
    expect(await begin('in time')).toBe(true);
    await change();
    expect(await begin('too late')).toBe(false);
    expect((await api.call(getUser, { token: 'in time' })).status).toBe(401);
  });
});

describe('a reset', () => {
  test('is answered alike whether there is an account, in the same statements; its owner gets a link, once', async () => {
    const known = await api.countStatements(() => requestReset('chef'));
    expect(await api.countStatements(() => requestReset('nobody'))).toBe(known);
    for (const name of [' Chef@Oyster.example', 'nobody@example.com', 'baker', '<script>']) {
      expect(await requestReset(name)).toEqual({ status: 200, body: REQUESTED });
    }
    await doAccountJobs(api.database, { times: 2 });
    expect(await lettersOf('resetPassword')).toEqual(
      Array.from({ length: 2 }, () => ({
        to: 'chef@oyster.example',
        name: 'chef',
        email: { kind: 'resetPassword', token: expect.any(String), username: 'chef' },
      })),
    );
  });

  test('sets the password once, ends all sessions and names the user', async () => {
    const token = await tokenFor('shopper@example.com');
    expect(await lookUp(token)).toEqual({ status: 200, body: { errors: [], isB2B: false } });
    expect((await lookUp(await tokenFor('chef'))).body).toEqual({ errors: [], isB2B: true });
    const answers = await Promise.all([reset(token), reset(token), reset(token, { password: 'Beacon#2027' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual(UPDATED);
    expect(answers.find(({ status }) => status === 409)).toEqual(refused(LINK_DEAD));
    expect(await api.call(getUser, { token: tokenOf('shopper') })).toMatchObject({
      status: 401,
      body: { code: 'passwordChanged' },
    });
    expect((await signIn(FIXTURE_PASSWORD, 'shopper')).status).toBe(401);
    expect(await lettersOf('passwordChanged')).toHaveLength(1);
  });

  test('works for 60 minutes; expired, used, foreign and invented links are answered alike', async () => {
    const token = await tokenFor('chef');
    await api.travelTo(inMinutes(60));
    expect(await reset(token)).toEqual(refused(LINK_DEAD));
    await api.travelTo(inMinutes(59));
    await api.database.updateTable('account_token').set({ kind: 'verify' }).execute();
    expect(await reset(token)).toEqual(refused(LINK_DEAD));
    await api.database.updateTable('account_token').set({ kind: 'reset' }).execute();
    const dead = { status: 200, body: { errors: [LINK_DEAD], code: 'linkExpired', isB2B: false } };
    for (const invented of ['', `${token}x`, "' or 1=1 --", '\u0000', 'x'.repeat(2000), tokenOf('chef')]) {
      expect([invented, await reset(invented)]).toEqual([invented, refused(LINK_DEAD)]);
      expect([invented, await lookUp(invented)]).toEqual([invented, dead]);
    }
    expect(await reset(token, { email: 'baker@tide.example' })).toEqual(refused(LINK_DEAD));
    await setUser({ is_disabled: true });
    expect([await reset(token), await lookUp(token)]).toEqual([refused(LINK_DEAD), dead]);
    await setUser({ is_disabled: false });
    expect((await reset(token, { email: ' CHEF@oyster.example' })).status).toBe(200);
    expect(await reset(token)).toEqual(refused(LINK_DEAD));
  });

  test.each([
    [
      { password: 'short' },
      'The password must have: At least 8 characters, An uppercase letter, A number, A special character.',
    ],
    [{ verifyToken: 'refused' }, 'Human verification failed. Please try again.'],
    [{ verifyToken: 'unavailable' }, 'Verification service is not available at this time. Please contact support.'],
  ])('keeps the link valid after a failed try: %j', async (given, message) => {
    const token = await tokenFor('chef');
    expect(await reset(token, given)).toEqual(refused(message));
    expect((await reset(token)).status).toBe(200);
  });

  test('needs an email address, a solved human check, and a pause between requests', async () => {
    expect(await requestReset('  ')).toEqual(refused('Username / Email is required.'));
    expect((await requestReset('chef', 'refused')).body).toMatchObject({ code: 'humanCheckFailed' });
    expect((await requestReset('chef', 'unavailable')).body).toMatchObject({ code: 'humanCheckUnavailable' });
    for (let count = 2; count < 5; count += 1) expect((await requestReset('chef')).status).toBe(200);
    const limited = await api.call(endpoints.requestPasswordReset, {
      body: { emailOrUsername: 'CHEF', verifyToken: 'solved' },
    });
    expect({ status: limited.status, wait: limited.headers['retry-after'] }).toEqual({ status: 429, wait: '3600' });
    expect((await requestReset('baker')).status).toBe(200);
  });

  test('lets in a user who was locked out by wrong guesses', async () => {
    const token = await tokenFor('chef');
    for (let guess = 0; guess < 10; guess += 1) await signIn(`Wrong#${guess}`);
    expect((await signIn(FIXTURE_PASSWORD)).status).toBe(429);
    await reset(token);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });
});

describe('only a user who knows the right password learns the reason', () => {
  test('that the policy has outgrown it, and sets a new one', async () => {
    await setOptions({ minimumPasswordLength: 12 });
    expect(await signIn('Wrong#2026')).toMatchObject({ status: 401, code: 'badCredentials' });
    const answer = await signIn(FIXTURE_PASSWORD);
    expect(answer).toMatchObject({
      status: 401,
      error: 'invalid_grant',
      code: 'passwordExpired',
      error_description: 'Your password no longer meets the requirements. Choose a new one.',
    });
    expect((await api.call(getUser, chef)).status).toBe(200);
    expect((await reset(answer.resetToken, { password: 'Anchor#2027-ok' })).status).toBe(200);
    expect((await signIn('Anchor#2027-ok')).status).toBe(200);
  });

  test('that the account is disabled; its sessions are over', async () => {
    await setUser({ is_disabled: true });
    expect(await signIn('Wrong#2026')).toMatchObject({ status: 401, code: 'badCredentials' });
    expect(await signIn(FIXTURE_PASSWORD)).toMatchObject({
      status: 401,
      code: 'disabled',
      error_description: 'This account is disabled. Please contact us.',
    });
    expect((await api.call(getUser, chef)).status).toBe(401);
    await requestReset('chef');
    await doAccountJobs(api.database);
    expect(await waitingEmails(api.database)).toEqual([]);
  });

  test('that the address is not verified, which a reset does too', async () => {
    await setUser({ is_verified: false });
    expect(await signIn(FIXTURE_PASSWORD)).toMatchObject({ status: 401, code: 'unverified' });
    expect((await reset(await tokenFor('chef'))).status).toBe(200);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });
});

test('an email that cannot be delivered does not prevent a new password', async () => {
  await setUser({ email: 'nowhere' });
  expect(await change()).toEqual({ status: 200, body: UPDATED });
  await api.database.updateTable('app_user').set({ email: null }).where('id', '=', CHEF).execute();
  expect((await change({ password: NEW_PASSWORD, newPassword: FIXTURE_PASSWORD })).status).toBe(200);
});

test('links are looked up so often and no more', async () => {
  for (let count = 0; count < 60; count += 1) expect((await lookUp('x')).status).toBe(200);
  expect((await lookUp('x')).status).toBe(429);
});

test('refuses a password of 10 MB', async () => {
  expect((await change({ newPassword: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413);
  expect((await reset('x', { password: 'x'.repeat(2001) })).status).toBe(400);
});
