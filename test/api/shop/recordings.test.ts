import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getRecording, sendRecording } from '#domain/api/recordings.ts';
import type { Recording } from '#domain/recording/recording.ts';
import { removeExpired } from '#server/app/jobs/removeExpired.ts';
import { type Encryption, encryptWith } from '#server/platform/crypto/encryption.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, tokenOf } from '#test/support/api/fixture.ts';
import { TEST_SEAL } from '#test/support/api/mail.ts';
import { createTestDatabase } from '#test/support/database/testDatabase.ts';

const recording: Recording = {
  actors: [{ machine: 'payment', states: 'editing' }],
  steps: [{ at: 1200, actor: 0, event: 'xstate.done.actor.pay', kind: 'refused', states: 'editing' }],
};
const admin = { token: tokenOf('admin') };
const DAY_MS = 86_400_000;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const send = (given: object = { token: tokenOf('chef') }, body: unknown = recording) =>
  api.call(sendRecording, { ...given, body });
const open = (code: string, given: object = admin) => api.call(getRecording, { ...given, params: { code } });
const kept = () => api.database.selectFrom('recording').select(['code_digest', 'user_id']).execute();
const at = (days: number) => new Date(new Date(FIXTURE_NOW).getTime() + days * DAY_MS);

test('a recording opens by its code, however an admin writes it', async () => {
  const { status, body: sent } = await send();
  expect(status).toBe(200);
  expect(sent.code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{8}$/);
  const typed = `${sent.code.slice(0, 4)} - ${sent.code.slice(4)}`.toLowerCase();
  for (const code of [sent.code, typed]) {
    expect(await open(code)).toMatchObject({
      status: 200,
      body: { code: sent.code, by: expect.any(String), sentAt: at(0).toISOString(), recording },
    });
  }
  expect(sent.expiresAt).toBe(at(30).toISOString());
});

test('only admins open it, not even the user who sent it', async () => {
  const { code } = (await send()).body;
  expect((await open(code, { token: tokenOf('chef') })).status).toBe(403);
  expect((await open(code, { token: tokenOf('rep') })).status).toBe(403);
  expect((await open(code, {})).status).toBe(401);
});

test('a value has no place in it: fields that the contract does not name are not stored', async () => {
  const step = { ...recording.steps[0], payload: { card: '4111111111111111' } };
  const { body } = await send(undefined, { ...recording, steps: [step], page: '/checkout?po=4711' });
  expect((await open(body.code)).body.recording).toEqual(recording);
});

test.each([
  ['a name with signs of typed text', { actors: [{ machine: 'a@b.example', states: '' }], steps: [] }],
  ['a state that is no name', { actors: [{ machine: 'cart', states: '"typed"' }], steps: [] }],
  ['too many steps', { ...recording, steps: Array.from({ length: 401 }, () => recording.steps[0]) }],
  ['too many machines', { actors: Array.from({ length: 201 }, () => recording.actors[0]), steps: [] }],
  ['a step before the beginning', { ...recording, steps: [{ ...recording.steps[0], at: -1 }] }],
])('%s is refused', async (_, body) => {
  expect((await send(undefined, body)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

test('a user sends six within an hour, and the ten newest are kept', async () => {
  for (let times = 0; times < 6; times += 1) expect((await send()).status).toBe(200);
  const seventh = await send();
  expect(seventh).toMatchObject({ status: 429, body: { code: 'tooManyAttempts' } });
  expect(seventh.headers['retry-after']).toBeDefined();
  const first = await kept();
  await api.travelTo(new Date(at(0).getTime() + 3_600_001).toISOString());
  for (let times = 0; times < 6; times += 1) expect((await send()).status).toBe(200);
  const now = await kept();
  expect(now).toHaveLength(10);
  expect(
    now.filter(({ code_digest: digest }) => first.some((before) => before.code_digest.equals(digest))),
  ).toHaveLength(4);
});

test('a row reveals neither its code nor what was recorded, and opens with the code and the key of the server only', async () => {
  const { code } = (await send()).body;
  const [row] = await api.database.selectFrom('recording').selectAll().execute();
  if (!row) throw new Error('nothing was stored');
  const stored = Buffer.concat([row.code_digest, row.sealed]).toString('latin1');
  expect(stored).not.toMatch(new RegExp(`${code}|payment|editing|refused`, 'i'));
  expect(row.code_digest).not.toEqual(createHash('sha256').update(code).digest());
  const opened = (encryption: Encryption) => encryption.open(row.sealed, 'recording');
  expect(JSON.parse(opened(TEST_SEAL.withCode(code)))).toEqual(recording);
  for (const other of [TEST_SEAL, TEST_SEAL.withCode('BBBBBBBB'), encryptWith('another key').withCode(code)]) {
    expect(() => opened(other)).toThrow('another key');
    expect(other.digest(code, 'recording').equals(row.code_digest)).toBe(other === TEST_SEAL);
  }
});

test('a guest has no name, and takes no place of a user', async () => {
  const { body } = await send({});
  expect((await open(body.code)).body.by).toBeNull();
  await send();
  expect(new Set((await kept()).map(({ user_id }) => user_id))).toEqual(new Set([null, 1]));
});

test('after 30 days nobody opens it, and the hourly job removes it', async () => {
  const { code } = (await send()).body;
  await api.travelTo(at(29.9).toISOString());
  expect((await open(code)).status).toBe(200);
  const sweep = (now: Date) => removeExpired({ database: api.database, clock: { now: () => now } }).run({});
  await sweep(at(29.9));
  expect(await kept()).toHaveLength(1);
  await api.travelTo(at(30).toISOString());
  expect((await open(code)).status).toBe(404);
  await sweep(at(30));
  expect(await kept()).toEqual([]);
});

test('the code of one site opens nothing on another', async () => {
  const { code } = (await send()).body;
  const other = await startApi(await createTestDatabase());
  await other.reset();
  try {
    expect((await other.call(getRecording, { ...admin, params: { code } })).status).toBe(404);
    const sent = await other.call(sendRecording, { token: tokenOf('chef'), body: recording });
    expect((await other.call(getRecording, { ...admin, params: { code: sent.body.code } })).status).toBe(200);
    expect((await open(sent.body.code)).status).toBe(404);
  } finally {
    await other.stop();
  }
});
