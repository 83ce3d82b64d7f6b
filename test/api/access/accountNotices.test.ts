import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as twoFactor from '#domain/api/twoFactor.ts';
import { changeUser, getShopUser } from '#domain/api/users.ts';
import type { UserChange } from '#domain/users/shopUser.ts';
import { startRenderers } from '#server/app/renderers.ts';
import { sendEmail } from '#server/modules/email/sendEmail.ts';
import type { MailMessage } from '#server/modules/email/transport.ts';
import { bytesOfBase32, codeAt, stepAt } from '#server/modules/twoFactor/totp.ts';
import { turnOffFor } from '#server/modules/twoFactor/turnOffFor.ts';
import { doAccountJobs } from '#test/support/api/accountJobs.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { appParts } from '#test/support/api/appParts.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';
import { testMail, waitingEmails } from '#test/support/api/mail.ts';
import { doWaitingJobs } from '#test/support/api/waitingJobs.ts';
import { importRows } from '#test/support/files/importedRows.ts';

const CHEF = 1;
const BAKER = 3;
const OLD = 'chef@oyster.example';
const NOW = new Date(FIXTURE_NOW);
const chef = { token: tokenOf('chef') };
const admin = { token: tokenOf('admin') };
const typed = { password: FIXTURE_PASSWORD };

let api: Api;
const renderers = startRenderers();
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(async () => {
  await renderers.close();
  await api.stop();
});

/** The recipients and contents of the emails that wait, in the order of their causes. */
async function emailed(): Promise<[string, object][]> {
  await doAccountJobs(api.database);
  return (await waitingEmails(api.database)).map(({ to, email }) => [to, email]);
}

async function turnOn(): Promise<void> {
  const { body } = await api.call(twoFactor.setUpTwoFactor, { ...chef, body: typed });
  const otp = codeAt(bytesOfBase32(body.secret), stepAt(NOW));
  await api.call(twoFactor.turnOnTwoFactor, { ...chef, body: { otp } });
}

const twoFactorEmail = (change: 'on' | 'off' | 'codes') => [
  OLD,
  { kind: 'twoFactorChanged', change, changedAt: NOW.toISOString() },
];
const addressEmail = (to: string, language: string | null = null) => [
  to,
  { kind: 'emailChanged', changedAt: NOW.toISOString(), language },
];

async function change(id: number, given: Partial<UserChange>) {
  const { body: user } = await api.call(getShopUser, { ...admin, params: { id } });
  const { customers: _, ...read } = user;
  const body = { ...read, customersAdded: [], customersRemoved: [], ...given };
  return (await api.call(changeUser, { ...admin, params: { id }, body })).status;
}

test('a user is emailed when two-step sign-in is turned on, gets new recovery codes, and is turned off', async () => {
  await turnOn();
  expect(await emailed()).toEqual([twoFactorEmail('on')]);
  await api.call(twoFactor.renewRecoveryCodes, { ...chef, body: typed });
  await api.call(twoFactor.turnOffTwoFactor, { ...chef, body: typed });
  expect(await emailed()).toEqual([twoFactorEmail('on'), twoFactorEmail('codes'), twoFactorEmail('off')]);
});

test('what changes nothing sends nothing: a set-up that was not confirmed, and a wrong password', async () => {
  await api.call(twoFactor.setUpTwoFactor, { ...chef, body: typed });
  await api.call(twoFactor.turnOnTwoFactor, { ...chef, body: { otp: 'no code' } });
  await api.call(twoFactor.turnOffTwoFactor, { ...chef, body: typed });
  await api.call(twoFactor.renewRecoveryCodes, { ...chef, body: typed });
  await turnOn();
  await api.call(twoFactor.turnOffTwoFactor, { ...chef, body: { password: 'wrong' } });
  expect(await emailed()).toEqual([twoFactorEmail('on')]);
});

test('a user is emailed when the operator turns two-step sign-in off', async () => {
  await turnOn();
  await turnOffFor({ database: api.database, clock: { now: () => NOW } }, 'chef');
  expect(await emailed()).toEqual([twoFactorEmail('on'), twoFactorEmail('off')]);
});

test('a user without an email address turns it off without an email', async () => {
  await turnOn();
  await api.database.updateTable('app_user').set({ email: null }).where('id', '=', CHEF).execute();
  await api.call(twoFactor.turnOffTwoFactor, { ...chef, body: typed });
  expect(await emailed()).toEqual([twoFactorEmail('on')]);
});

test('a changed or removed email address is reported to the old address, and no other change is', async () => {
  expect(await change(CHEF, { name: 'Marisol Q.', email: OLD.toUpperCase() })).toBe(200);
  expect(await change(BAKER, { email: 'baker@oyster.example' })).toBe(200);
  expect(await emailed()).toEqual([]);
  expect(await change(CHEF, { username: 'marisol', email: 'marisol@oyster.example' })).toBe(200);
  expect(await change(BAKER, { email: null })).toBe(200);
  expect(await emailed()).toEqual([addressEmail(OLD.toUpperCase()), addressEmail('baker@oyster.example')]);
});

test('a refused change reports nothing', async () => {
  expect(await change(CHEF, { username: 'admin', email: 'marisol@oyster.example' })).toBe(409);
  expect(await emailed()).toEqual([]);
});

test('an import reports to the addresses that it changes', async () => {
  const file = (email: string) => `user,email\nCHEF,${email}\nbaker,baker@oyster.example\n`;
  await importRows(api.database, 'users', file(OLD));
  expect(await emailed()).toEqual([]);
  await importRows(api.database, 'users', file('marisol@oyster.example'));
  expect(await emailed()).toEqual([[OLD, { kind: 'emailChanged', changedAt: expect.any(String), language: null }]]);
});

test('the old address receives the language of its user', async () => {
  await api.database.updateTable('app_user').set({ language: 'es' }).where('id', '=', CHEF).execute();
  await change(CHEF, { email: 'marisol@oyster.example' });
  expect(await emailed()).toEqual([addressEmail(OLD, 'es')]);
  const sent: MailMessage[] = [];
  const transport = { description: 'here', send: async (message: MailMessage) => void sent.push(message) };
  const parts = appParts({ database: api.database, now: () => NOW, renderers });
  const job = sendEmail({ ...parts, mail: testMail({ transport }) });
  expect(await doWaitingJobs(api.database, [job])).toEqual([]);
  expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
    [OLD, 'Se cambió su dirección de correo electrónico en Harbor Foods'],
  ]);
});
