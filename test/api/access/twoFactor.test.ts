import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as endpoints from '#domain/api/twoFactor.ts';
import { erasePerson } from '#server/modules/personalData/erasePerson.ts';
import { exportPerson } from '#server/modules/personalData/exportPerson.ts';
import { bytesOfBase32, codeAt, stepAt } from '#server/modules/twoFactor/totp.ts';
import { turnOffFor } from '#server/modules/twoFactor/turnOffFor.ts';
import { randomIds } from '#server/platform/ids.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';

const chef = { token: tokenOf('chef') };
const STEP_MS = 30_000;
const START = new Date(FIXTURE_NOW).getTime();

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function signIn(otp?: string, change: Record<string, string> = {}) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: 'ecommerce',
      username: 'chef',
      password: FIXTURE_PASSWORD,
      ...(otp !== undefined && { otp }),
      ...change,
    }).toString(),
  });
  return { status: response.statusCode, code: response.json().code ?? null };
}

const SIGNED_IN = { status: 200, code: null };
const ASKED = { status: 401, code: 'secondFactor' };
const WRONG = { status: 401, code: 'secondFactorWrong' };
const LIMITED = { status: 429, code: 'tooManyAttempts' };

const codeIn = (secret: string, steps = 0) => codeAt(bytesOfBase32(secret), stepAt(new Date(START)) + steps);
/** No code of the five steps around now. */
const wrongCode = (secret: string) => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeIn(secret, steps));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !right.includes(code)) ?? '';
};

async function setUp() {
  const { body } = await api.call(endpoints.setUpTwoFactor, { ...chef, body: { password: FIXTURE_PASSWORD } });
  return body;
}

/** Two-step sign-in that was turned on one minute ago, so that the current code is unused. */
async function turnOn() {
  const { secret } = await setUp();
  const { body } = await api.call(endpoints.turnOnTwoFactor, { ...chef, body: { otp: codeIn(secret) } });
  await api.database
    .updateTable('two_factor')
    .set({ last_step: stepAt(new Date(START)) - 2 })
    .execute();
  return { secret, ...body };
}

test('before a code confirms it, sign-in does not change', async () => {
  const { secret, uri } = await setUp();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toBe(`otpauth://totp/Harbor%20Foods:chef?secret=${secret}&issuer=Harbor%20Foods`);
  expect(await signIn()).toEqual(SIGNED_IN);
  const refused = await api.call(endpoints.turnOnTwoFactor, { ...chef, body: { otp: wrongCode(secret) } });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'secondFactorWrong' }]);
  expect((await api.call(endpoints.getTwoFactor, chef)).body).toEqual({ isOn: false, codesLeft: 0 });
});

test('once on, a right password asks for a code, and the code signs in', async () => {
  const { secret, recoveryCodes } = await turnOn();
  expect(recoveryCodes).toEqual(Array(10).fill(expect.stringMatching(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)));
  expect((await api.call(endpoints.getTwoFactor, chef)).body).toEqual({ isOn: true, codesLeft: 10 });
  expect([await signIn(), await signIn(' ')]).toEqual([ASKED, ASKED]);
  expect(await signIn(codeIn(secret))).toEqual(SIGNED_IN);
});

test('a wrong password is answered as ever, with a right code too, which stays unused', async () => {
  const { secret } = await turnOn();
  const wrong = { status: 401, code: 'badCredentials' };
  expect(await signIn(undefined, { password: 'wrong' })).toEqual(wrong);
  expect(await signIn(codeIn(secret), { password: 'wrong' })).toEqual(wrong);
  expect(await signIn(codeIn(secret))).toEqual(SIGNED_IN);
});

test('a code is accepted once, and an older one not after it', async () => {
  const { secret } = await turnOn();
  expect(await signIn(codeIn(secret))).toEqual(SIGNED_IN);
  expect(await signIn(codeIn(secret))).toEqual(WRONG);
  expect(await signIn(codeIn(secret, -1))).toEqual(WRONG);
  expect(await signIn(codeIn(secret, 1))).toEqual(SIGNED_IN);
});

test('of simultaneous sign-ins with one code, one succeeds', async () => {
  const { secret, recoveryCodes } = await turnOn();
  for (const code of [codeIn(secret), recoveryCodes[0]]) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  }
});

test('the code that turned it on does not sign in', async () => {
  const { secret } = await setUp();
  await api.call(endpoints.turnOnTwoFactor, { ...chef, body: { otp: codeIn(secret) } });
  expect(await signIn(codeIn(secret))).toEqual(WRONG);
});

test('a clock may differ by one step', async () => {
  const { secret } = await turnOn();
  expect([await signIn(codeIn(secret, -2)), await signIn(codeIn(secret, 2))]).toEqual([WRONG, WRONG]);
  expect(await signIn(codeIn(secret, -1))).toEqual(SIGNED_IN);
  await api.travelTo(new Date(START + 2 * STEP_MS).toISOString());
  expect(await signIn(codeIn(secret, 1))).toEqual(SIGNED_IN);
});

test('each recovery code signs in once, however it is typed', async () => {
  const { recoveryCodes } = await turnOn();
  const [first = '', second = ''] = recoveryCodes;
  expect([await signIn(first), await signIn(first)]).toEqual([SIGNED_IN, WRONG]);
  expect(await signIn(` ${second.toLowerCase().replaceAll('-', ' ')}`)).toEqual(SIGNED_IN);
  expect((await api.call(endpoints.getTwoFactor, chef)).body).toEqual({ isOn: true, codesLeft: 8 });
});

test('new recovery codes end the old ones', async () => {
  const { recoveryCodes: old } = await turnOn();
  const { body } = await api.call(endpoints.renewRecoveryCodes, { ...chef, body: { password: FIXTURE_PASSWORD } });
  expect([await signIn(old[0]), await signIn(body.recoveryCodes[0])]).toEqual([WRONG, SIGNED_IN]);
});

test('wrong codes count as failed sign-ins, and the right password alone clears none of them', async () => {
  const { secret, recoveryCodes } = await turnOn();
  for (let failure = 0; failure < 10; failure += 1) {
    expect(await signIn(wrongCode(secret))).toEqual(WRONG);
    if (failure < 9) expect(await signIn()).toEqual(ASKED);
  }
  expect([await signIn(), await signIn(codeIn(secret)), await signIn(recoveryCodes[0])]).toEqual([
    LIMITED,
    LIMITED,
    LIMITED,
  ]);
  await api.travelTo(new Date(START + 15 * 60_000).toISOString());
  expect(await signIn(recoveryCodes[0])).toEqual(SIGNED_IN);
});

test('the right password alone makes no address known, and is no failure', async () => {
  await turnOn();
  await api.database.deleteFrom('known_sign_in').execute();
  await Promise.all(Array.from({ length: 15 }, () => signIn()));
  expect(await api.database.selectFrom('known_sign_in').selectAll().execute()).toEqual([]);
  expect(await api.database.selectFrom('sign_in_failure').selectAll().execute()).toEqual([]);
});

test('turned off, the password is enough, and the old codes are gone', async () => {
  await turnOn();
  const off = (password: string) => api.call(endpoints.turnOffTwoFactor, { ...chef, body: { password } });
  const refused = await off('wrong');
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'passwordWrong' }]);
  expect(await signIn()).toEqual(ASKED);
  expect((await off(FIXTURE_PASSWORD)).body).toEqual({ isSuccess: true });
  expect(await signIn()).toEqual(SIGNED_IN);
  expect(await api.database.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
});

test('what is on is not set up again, and needs the password to change', async () => {
  const { secret } = await turnOn();
  const again = await api.call(endpoints.setUpTwoFactor, { ...chef, body: { password: FIXTURE_PASSWORD } });
  const twice = await api.call(endpoints.turnOnTwoFactor, { ...chef, body: { otp: codeIn(secret) } });
  const renewed = await api.call(endpoints.renewRecoveryCodes, { ...chef, body: { password: 'wrong' } });
  expect([again, twice, renewed].map(({ status, body }) => [status, body])).toMatchObject([
    [409, { code: 'twoFactorOn' }],
    [409, { code: 'twoFactorOn' }],
    [409, { code: 'passwordWrong' }],
  ]);
  expect(await signIn(codeIn(secret))).toEqual(SIGNED_IN);
});

test('what is off has no recovery codes', async () => {
  const body = { password: FIXTURE_PASSWORD };
  const renewed = await api.call(endpoints.renewRecoveryCodes, { ...chef, body });
  const unset = await api.call(endpoints.turnOnTwoFactor, { ...chef, body: { otp: '000000' } });
  expect([renewed, unset].map(({ status, body: refusal }) => [status, refusal])).toMatchObject([
    [409, { code: 'twoFactorOff' }],
    [409, { code: 'twoFactorOff' }],
  ]);
});

test('guesses of the password are limited with those at sign-in', async () => {
  const off = () => api.call(endpoints.turnOffTwoFactor, { ...chef, body: { password: 'wrong' } });
  for (let failure = 0; failure < 10; failure += 1) expect((await off()).status).toBe(409);
  expect([(await off()).status, await signIn()]).toEqual([429, LIMITED]);
});

test('the account of another user does not change', async () => {
  const { secret, recoveryCodes } = await turnOn();
  expect(await signIn(undefined, { username: 'admin' })).toEqual(SIGNED_IN);
  expect((await api.call(endpoints.getTwoFactor, { token: tokenOf('admin') })).body).toEqual({
    isOn: false,
    codesLeft: 0,
  });
  await api.call(endpoints.setUpTwoFactor, { token: tokenOf('admin'), body: { password: FIXTURE_PASSWORD } });
  await api.database
    .updateTable('two_factor')
    .set({ turned_on_at: new Date(START) })
    .execute();
  for (const otp of [codeIn(secret), recoveryCodes[0]]) {
    expect(await signIn(otp, { username: 'admin' })).toEqual(WRONG);
  }
});

test('neither the secret nor a recovery code is in the database', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const rows = await api.database.selectFrom('two_factor').selectAll().execute();
  const codes = await api.database.selectFrom('recovery_code').selectAll().execute();
  const stored = [...rows.map((row) => row.sealed_secret), ...codes.map((row) => row.code_hash)];
  const text = Buffer.concat(stored).toString('latin1');
  expect([secret, ...recoveryCodes].filter((known) => text.includes(known))).toEqual([]);
  expect(text.includes(bytesOfBase32(secret).toString('latin1'))).toBe(false);
});

test('the operator turns it off for a user who lost the codes, and the audit log names them', async () => {
  await turnOn();
  const parts = { database: api.database, clock: { now: () => new Date(START) } };
  expect(await turnOffFor(parts, ' CHEF ')).toBe('chef');
  expect(await signIn()).toEqual(SIGNED_IN);
  const audit = await api.database.selectFrom('audit').select(['action', 'user_id', 'detail']).execute();
  expect(audit).toEqual([{ action: 'user.twoFactorOff', user_id: null, detail: 'chef' }]);
  await expect(turnOffFor(parts, 'chef')).rejects.toThrow('chef has no two-step sign-in.');
  await expect(turnOffFor(parts, 'nobody')).rejects.toThrow('There is no user nobody.');
});

test('a copy of personal data says that it is on, without secrets, and erasing deletes it', async () => {
  await turnOn();
  const [profile] = (await exportPerson(api.database, 'chef')).find(({ name }) => name === 'profile')?.rows ?? [];
  expect(profile).toMatchObject({ twoStepSignIn: true });
  expect(JSON.stringify(profile)).not.toMatch(/sealed|hash/);
  const clock = { now: () => new Date(START) };
  await erasePerson({ database: api.database, clock, ids: randomIds }, 'chef');
  expect(await api.database.selectFrom('two_factor').selectAll().execute()).toEqual([]);
});
