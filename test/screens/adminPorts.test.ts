import { afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { createApi } from '#src/api/client.ts';
import { configurationPorts } from '#src/features/admin/siteConfiguration/configurationPorts.ts';
import { userPorts } from '#src/features/admin/users/userPorts.ts';
import { storedCalendar, typedCalendar } from '../machines/admin/configurationSamples.ts';
import { typedUser, user, userRow } from '../machines/admin/userSamples.ts';
import { stubFetch } from '../support/screens/stubFetch.ts';

const nothing = { onSessionEnded: vi.fn(), onCustomerRefused: vi.fn(), onShipMethodRefused: vi.fn() };
const api = createApi(() => ({ token: 'token-1', customerKey: 1001, shipMethod: null }), nothing);
const leaving = createActor(leavingMachine).start();
const { configurationForm, configurationEdit } = configurationPorts(api, () => leaving);
const { users, userForm } = userPorts(api, () => leaving);

afterEach(() => vi.unstubAllGlobals());

const ask = (logic: AnyActorLogic, input: object): Promise<unknown> => toPromise(createActor(logic, { input }).start());

/** Every call gets this answer; the calls are recorded. */
function answerAll(body: unknown, status = 200): string[] {
  const called: string[] = [];
  stubFetch(async ({ url, method }) => {
    called.push(`${method} ${new URL(url).pathname}`);
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body, { status });
  });
  return called;
}

const refusal = { message: 'Not so.', errors: ['Not so.'] };
const saveCalendar = () => ask(configurationEdit.write, { stored: storedCalendar, version: 2, change: typedCalendar });
const saveUser = (id: number | null) =>
  ask(userForm.write, { stored: id === null ? null : { ...user, id }, version: 2, change: typedUser });

describe('rules', () => {
  test('of another shape are not shown', async () => {
    answerAll({ ...storedCalendar.configuration, holidays: 'none' });
    await expect(ask(configurationForm.loadConfiguration, { topic: 'calendar' })).rejects.toMatchObject({
      failure: { kind: 'unexpected' },
    });
    await expect(saveCalendar()).rejects.toMatchObject({ failure: { kind: 'unexpected' } });
  });

  test('that are answered by nothing are a failure, not a success', async () => {
    answerAll(undefined);
    await expect(saveCalendar()).rejects.toMatchObject({ failure: { kind: 'unexpected', status: 204 } });
  });

  test.each([
    ['an invalid newest version', 409, { ...refusal, newest: { version: 4 } }],
    ['a newest under another status', 403, { ...refusal, newest: storedCalendar.configuration }],
  ])('are refused, not called stale, by %s', async (_, status, body) => {
    answerAll(body, status);
    expect(await saveCalendar()).toEqual({ kind: 'refused', reasons: ['Not so.'] });
  });

  test('show the message where there is no other reason, and an empty list without either', async () => {
    answerAll({ message: 'Not so.', errors: [] }, 409);
    expect(await saveCalendar()).toEqual({ kind: 'refused', reasons: ['Not so.'] });
    answerAll({}, 413);
    expect(await saveCalendar()).toEqual({ kind: 'refused', reasons: [] });
  });
});

describe('users', () => {
  test('of another shape are not shown', async () => {
    answerAll({ id: 4 });
    await expect(ask(users.loadUser, { id: 4 })).rejects.toMatchObject({ failure: { kind: 'unexpected' } });
    await expect(saveUser(4)).rejects.toMatchObject({ failure: { kind: 'unexpected' } });
  });

  test('are listed without what the site has where that does not come', async () => {
    stubFetch(async ({ url }) =>
      url.includes('/settings/user')
        ? Response.json({ message: 'Down.', errors: [] }, { status: 503 })
        : Response.json([userRow], { headers: { 'x-total-count': '41' } }),
    );
    const view = { search: '', state: '', page: 1 } as const;
    expect(await ask(users.loadPage, view)).toEqual({ rows: [userRow], total: 41, site: null });
  });

  test('are added by one call and changed by another; answered by nothing neither is done', async () => {
    const called = answerAll(undefined);
    await expect(saveUser(null)).rejects.toMatchObject({ failure: { status: 204 } });
    await expect(saveUser(4)).rejects.toMatchObject({ failure: { status: 204 } });
    expect(called).toEqual(['POST /api/admin/users', 'PUT /api/admin/users/4']);
  });

  test.each([
    ['an invalid user', 409, { ...refusal, user: { id: 4 } }],
    ['a user under another status', 403, { ...refusal, user }],
  ])('are refused, not called stale, by %s', async (_, status, body) => {
    answerAll(body, status);
    expect(await saveUser(4)).toEqual({ kind: 'refused', reasons: ['Not so.'] });
  });

  test('are invited, disabled and enabled by a call for each', async () => {
    const called = answerAll(refusal, 409);
    for (const act of ['invite', 'disable', 'enable'] as const) {
      expect(await ask(users.actOnUser, { act, id: 4, version: 2, name: 'Bo Larsen' })).toEqual({
        kind: 'refused',
        reasons: ['Not so.'],
      });
    }
    expect(called.map((call) => call.split('/').at(-1))).toEqual(['invite', 'disable', 'enable']);
  });
});
