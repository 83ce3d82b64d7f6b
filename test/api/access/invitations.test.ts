import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestToken } from '#domain/api/authentication.ts';
import { listEmails } from '#domain/api/jobs.ts';
import { getResetUserType, resetPassword } from '#domain/api/password.ts';
import { inviteUser } from '#domain/api/users.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { sendEmail } from '#server/modules/email/sendEmail.ts';
import { smtpTransport } from '#server/modules/email/smtpTransport.ts';
import { runJobs } from '#server/platform/jobs/runJobs.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { testMail, waitingEmails } from '#test/support/api/mail.ts';
import { startMailServer } from '#test/support/api/mailServer.ts';
import { heldUp } from '#test/support/database/heldUp.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/testDatabase.ts';

const CHEF = '1';
const ADMIN = 2;
const NEW_PASSWORD = 'Anchor#2027';
const now = new Date(FIXTURE_NOW);

let testDatabase: TestDatabase;
let api: Api;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  api = await startApi(testDatabase);
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function invite(id: string) {
  const { status, body } = await api.call(inviteUser, { token: tokenOf('admin'), params: { id } });
  return { status, body };
}

const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

async function setChef(columns: { is_disabled?: boolean; email?: string | null }) {
  await api.database.updateTable('app_user').set(columns).where('username', '=', 'chef').execute();
}

async function invitations(): Promise<string[]> {
  const emails = await waitingEmails(api.database);
  return emails.flatMap(({ email }) => (email.kind === 'invitation' ? [email.token] : []));
}

/** As when the mail server has taken them. */
async function letGo() {
  await api.database.updateTable('letter').set({ sealed: null, sent_at: now }).execute();
}

async function choose(resetToken: string) {
  const body = { password: NEW_PASSWORD, resetToken, verifyToken: 'solved' };
  return (await api.call(resetPassword, { body })).status;
}

async function isAlive(resetToken: string) {
  return (await api.call(getResetUserType, { body: { resetToken } })).body.errors.length === 0;
}

async function signIn(password: string) {
  const form = { grant_type: 'password', client_id: 'ecommerce', username: 'chef', password };
  const response = await api.app.inject({
    method: 'POST',
    url: requestToken.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return response.statusCode;
}

const audited = async () =>
  await api.database.selectFrom('audit').select(['at', 'user_id', 'action', 'subject']).orderBy('id').execute();

test('an invitation reaches the mail server, its link chooses the password, and the user signs in with it', async () => {
  const server = await startMailServer();
  const renderers = startRenderers();
  const parts = appParts({ database: api.database, now: () => now, renderers });
  const mail = testMail({ transport: smtpTransport(server.url), publicUrl: 'https://shop.harbor.example' });
  const jobs = await runJobs(testDatabase.url, [sendEmail({ ...parts, mail })], () => undefined);
  expect(await invite(CHEF)).toEqual({ status: 200, body: { isSuccess: true } });
  await expect.poll(() => server.received.length).toBe(1);
  await jobs.stop(5_000);
  await server.close();
  await renderers.close();
  const [email] = server.received;
  expect(email?.subject).toBe('Your account at Harbor Foods');
  expect([email?.to].flat().map((to) => to?.text)).toEqual(['"chef" <chef@oyster.example>']);
  expect(email?.text).toContain('This link expires March 7, 2026 at 10:00 AM ET.');
  const link = /https:\/\/shop\.harbor\.example\/changepassword\?t=(\S+)/.exec(email?.text ?? '');
  expect(await choose(link?.[1] ?? '')).toBe(200);
  expect(await signIn(NEW_PASSWORD)).toBe(200);
  expect(await choose(link?.[1] ?? '')).toBe(409);
});

test('who invited whom is written down, for each invitation once', async () => {
  await invite(CHEF);
  await invite(CHEF);
  expect(await audited()).toEqual([{ at: now, user_id: ADMIN, action: 'user.invite', subject: CHEF }]);
});

test('of several at the same moment one is written', async () => {
  const invited = await heldUp({
    database: api.database,
    lock: (held) => held.selectFrom('app_user').select('id').where('username', '=', 'chef').forUpdate().execute(),
    rivals: 2,
    run: () => Promise.all([invite(CHEF), invite(CHEF), invite(CHEF)]),
  });
  expect(invited.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([(await invitations()).length, (await audited()).length]).toEqual([1, 1]);
});

test('requested again while its email waits it is the same invitation; once that is sent it is another', async () => {
  await invite(CHEF);
  await invite(CHEF);
  const first = await invitations();
  expect(first).toHaveLength(1);
  await letGo();
  await invite(CHEF);
  const second = await invitations();
  expect(second).toHaveLength(1);
  expect(await Promise.all([...first, ...second].map(isAlive))).toEqual([true, true]);
  expect(await choose(second[0] ?? '')).toBe(200);
  expect(await isAlive(first[0] ?? '')).toBe(false);
});

test('its link is valid for 72 hours', async () => {
  await invite(CHEF);
  const [token = ''] = await invitations();
  await api.travelTo(inHours(71.9));
  expect(await isAlive(token)).toBe(true);
  await api.travelTo(inHours(72));
  expect(await isAlive(token)).toBe(false);
});

test.each(['999999', '0', '-1', '1.0', 'chef', '99999999999999999999', "1' or '1'='1"])(
  'fails when there is no user %s',
  async (id) => {
    expect((await invite(id)).status).toBe(404);
    expect([await invitations(), await audited()]).toEqual([[], []]);
  },
);

test.each([
  ['is disabled', { is_disabled: true }, 'This account is disabled. Enable it before you send an invitation.'],
  ['has no address', { email: null }, 'This account has no email address. Add one before you send an invitation.'],
  [
    'has an address that cannot be one',
    { email: 'chef at oyster' },
    'This account has no email address. Add one before you send an invitation.',
  ],
])('refuses to invite a user who %s, and gives the reason', async (_, columns, message) => {
  await setChef(columns);
  expect(await invite(CHEF)).toMatchObject({ status: 409, body: { message, errors: [message] } });
  expect([await invitations(), await audited()]).toEqual([[], []]);
});

test('sends no user more than five in an hour', async () => {
  for (const _ of Array.from({ length: 5 })) {
    expect((await invite(CHEF)).status).toBe(200);
    await letGo();
  }
  expect((await invite(CHEF)).status).toBe(429);
  await api.travelTo(inHours(1));
  expect((await invite(CHEF)).status).toBe(200);
});

test('lists the invitation for admins among the emails', async () => {
  await invite(CHEF);
  const { body } = await api.call(listEmails, { token: tokenOf('admin'), query: { state: 'waiting' } });
  expect(body).toMatchObject([{ kind: 'invitation', to: 'chef@oyster.example', state: 'waiting' }]);
  const sent = await api.call(listEmails, { token: tokenOf('admin'), query: { state: 'sent' } });
  expect([sent.body, sent.headers['x-total-count']]).toEqual([[], '0']);
});
