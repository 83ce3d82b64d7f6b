import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOtherSessions, endSession, listSessions } from '#domain/api/sessions.ts';
import { getUser } from '#domain/api/user.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, sessionIdOf, tokenOf } from '#test/support/api/fixture.ts';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

async function signIn(userAgent: string): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    payload: new URLSearchParams({
      grant_type: 'password',
      client_id: 'ecommerce',
      username: 'chef',
      password: FIXTURE_PASSWORD,
    }).toString(),
  });
  return response.json().access_token;
}

const chef = { token: tokenOf('chef') };
const list = async (token: string) => (await api.call(listSessions, { token })).body;
const isOpen = async (token: string) => (await api.call(getUser, { token })).status === 200;

test('the open sessions of a user are listed without tokens, the one of the call first', async () => {
  const token = await signIn(EDGE);
  const [current, other] = await list(token);
  expect([current, other]).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      startedAt: FIXTURE_NOW,
      lastUsedAt: FIXTURE_NOW,
      browser: 'Edge',
      system: 'Windows',
      isCurrent: true,
      isPunchout: false,
    },
    {
      id: sessionIdOf(1),
      startedAt: FIXTURE_NOW,
      lastUsedAt: FIXTURE_NOW,
      browser: null,
      system: null,
      isCurrent: false,
      isPunchout: false,
    },
  ]);
  expect(await list(tokenOf('chef'))).toEqual([
    { ...other, isCurrent: true },
    { ...current, isCurrent: false },
  ]);
});

test('of a long user agent 200 characters are kept', async () => {
  await signIn(`${EDGE} ${'x'.repeat(5000)}`);
  const stored = await api.database.selectFrom('session').select('user_agent').where('user_agent', '<>', '').execute();
  expect(stored.map(({ user_agent }) => user_agent.length)).toEqual([200]);
});

test('one session is ended, and the others go on', async () => {
  const [first, second] = [await signIn(EDGE), await signIn(EDGE)];
  const [{ id } = { id: '' }] = await list(first);
  const { status, body } = await api.call(endSession, { token: second, params: { id } });
  expect({ status, body }).toEqual({ status: 200, body: { isSuccess: true } });
  expect([await isOpen(first), await isOpen(second), await isOpen(tokenOf('chef'))]).toEqual([false, true, true]);
  expect((await list(second)).map((row) => row.id)).not.toContain(id);
});

test('all others are ended at once, and those of other users go on', async () => {
  const [first, second] = [await signIn(EDGE), await signIn(EDGE)];
  await api.call(endOtherSessions, { token: second });
  expect([
    await isOpen(first),
    await isOpen(tokenOf('chef')),
    await isOpen(second),
    await isOpen(tokenOf('admin')),
  ]).toEqual([false, false, true, true]);
  expect(await list(second)).toHaveLength(1);
});

test('a session of another user, an ended one and one that never was are answered alike', async () => {
  const token = await signIn(EDGE);
  const [{ id } = { id: '' }] = await list(token);
  await api.call(endSession, { ...chef, params: { id } });
  const answers = await Promise.all(
    [sessionIdOf(2), id, 'never-made'].map((one) => api.call(endSession, { ...chef, params: { id: one } })),
  );
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    answers.map(() => ({
      status: 404,
      body: { code: 'notFound', errors: [], message: 'Not found', requestId: expect.any(String) },
    })),
  );
  expect(await isOpen(tokenOf('admin'))).toBe(true);
});

test('expired sessions are not listed', async () => {
  await api.database
    .updateTable('session')
    .set({ last_used_at: new Date(new Date(FIXTURE_NOW).getTime() - 9 * 3_600_000) })
    .where('id', '=', sessionIdOf(1))
    .execute();
  expect(await list(await signIn(EDGE))).toHaveLength(1);
});
