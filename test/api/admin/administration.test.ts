import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_PASSWORD_OPTIONS } from '#domain/account/passwordPolicy.ts';
import { requestToken } from '#domain/api/authentication.ts';
import { patchOrderGuide } from '#domain/api/orderGuides.ts';
import { getPasswordOptions, savePasswordOptions } from '#domain/api/password.ts';
import * as settings from '#domain/api/settings.ts';
import { emailName, jobName } from '#domain/jobs/jobTexts.ts';
import { jobs } from '#server/app/jobs/jobs.ts';
import { Email } from '#server/modules/outbox/email.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { FIXTURE_NOW, FIXTURE_PASSWORD, tokenOf } from '#test/support/api/fixture.ts';

const ADMIN = 2;
const admin = { token: tokenOf('admin') };
const chef = { token: tokenOf('chef') };
const saved = { status: 200, body: { isSuccess: true, errorReason: null, errorCode: 0 } };
const DENIED = 'You do not have permission to access this page.';
const NOT_VALID = 'The request is not valid';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const audited = () =>
  api.database.selectFrom('audit').select(['at', 'user_id', 'action', 'subject']).orderBy('id').execute();
const entry = (action: string, subject: string) => ({ at: new Date(FIXTURE_NOW), user_id: ADMIN, action, subject });
const layout = async () => (await api.call(settings.getDefaultPageLayout, chef)).body;
const sort = async () => (await api.call(settings.getDefaultPageSortBy, chef)).body;

async function saveLayout(body: object, caller = admin) {
  const reply = await api.call(settings.saveDefaultPageLayout, { ...caller, body: body as never });
  return { status: reply.status, body: reply.body };
}

async function sendOptions(payload: object, token = admin.token) {
  const { path: url, method } = savePasswordOptions;
  const reply = await api.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, payload });
  return { status: reply.statusCode, type: reply.headers['content-type'], text: reply.body };
}

const inText = (status: number, text: string) => ({ status, type: 'text/plain; charset=utf-8', text });
const { maximumPasswordLength: _, ...DEFAULTS } = DEFAULT_PASSWORD_OPTIONS;
const options = async () => (await api.call(getPasswordOptions)).body;

describe('how the product page begins', () => {
  test('is set for all by an admin, a layout by its number or its word, and each time it is noted who did', async () => {
    expect(await saveLayout({ defaultPageLayout: 'quickEntry' })).toEqual(saved);
    expect(await layout()).toEqual({ defaultPageLayout: 2 });
    expect(await saveLayout({ defaultPageLayout: 1 })).toEqual(saved);
    const { status, body } = await api.call(settings.saveDefaultPageSortBy, {
      ...admin,
      body: { defaultPageSortBy: 3 },
    });
    expect({ status, body }).toEqual(saved);
    expect([await layout(), await sort()]).toEqual([{ defaultPageLayout: 1 }, { defaultPageSortBy: 3 }]);
    expect(await audited()).toEqual([
      entry('site.pageLayout', '2'),
      entry('site.pageLayout', '1'),
      entry('site.pageSortBy', '3'),
    ]);
  });

  test('is overridden by what a user has chosen, which stays', async () => {
    await api.call(settings.savePageDefaults, { ...chef, body: { defaultPageLayout: 2 } });
    await saveLayout({ defaultPageLayout: 1 });
    expect((await api.call(settings.getPageDefaults, chef)).body).toEqual({
      defaultPageLayout: 2,
      defaultPageSortBy: null,
    });
  });

  test.each([
    ['a layout that there is not', { defaultPageLayout: 3 }, admin, 400, 'invalidRequest', NOT_VALID],
    ['an empty body', {}, admin, 400, 'invalidRequest', NOT_VALID],
    ['a user who is not an admin', { defaultPageLayout: 1 }, chef, 403, 'forbidden', DENIED],
  ])(
    'is not set for %s: the code and the reason match those of a save, and nothing is changed',
    async (_, body, caller, status, code, reason) => {
      const before = await layout();
      expect(await saveLayout(body, caller)).toMatchObject({
        status,
        body: { isSuccess: false, errorReason: reason, errorCode: status, code },
      });
      expect([await layout(), await audited()]).toEqual([before, []]);
    },
  );
});

test('a guide that may not be saved returns code and reason, too', async () => {
  const { status, body } = await api.call(patchOrderGuide, {
    ...chef,
    params: { id: 'Weekly' },
    body: { lines: 'none' } as never,
  });
  expect({ status, body }).toMatchObject({ status: 400, body: { errorReason: NOT_VALID, errorCode: 400 } });
});

describe('the password options', () => {
  const strict = { ...DEFAULTS, minimumPasswordLength: 20 };

  test('are set by an admin and sent to every client, and the audit log has who set them to what', async () => {
    const loose = { ...DEFAULTS, minimumPasswordLength: 12, requireNumber: false };
    expect(await sendOptions({ ...loose, maximumPasswordLength: 99, limitPasswordLength: true })).toMatchObject({
      status: 200,
      text: '{"isSuccess":true}',
    });
    expect(await options()).toEqual({ ...loose, maximumPasswordLength: 64 });
    expect(await audited()).toEqual([entry('site.passwordOptions', JSON.stringify(loose))]);
  });

  const OUT_OF_RANGE = 'Enter a minimum length from 8 to 64.';
  test.each([
    ['a minimum below 8', { ...DEFAULTS, minimumPasswordLength: 7 }, 409, OUT_OF_RANGE],
    ['a minimum above 64', { ...DEFAULTS, minimumPasswordLength: 65 }, 409, OUT_OF_RANGE],
    ['half a length', { ...DEFAULTS, minimumPasswordLength: 8.5 }, 400, NOT_VALID],
    ['a missing one', { minimumPasswordLength: 8 }, 400, NOT_VALID],
  ])('are refused with %s: the text is the reason, and nothing is changed', async (_, payload, status, reason) => {
    expect(await sendOptions(payload)).toEqual(inText(status, reason));
    expect([await options(), await audited()]).toEqual([{ ...DEFAULTS, maximumPasswordLength: 64 }, []]);
  });

  test('are refused as text to users who are not admins, and as everywhere to users whose session has ended', async () => {
    expect(await sendOptions(DEFAULTS, chef.token)).toEqual(inText(403, DENIED));
    const { status, text } = await sendOptions(DEFAULTS, 'nobody');
    expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 401, body: { code: 'sessionExpired' } });
  });

  test('end at 14 where the site limits the length, also what was requested before it did', async () => {
    await sendOptions(strict);
    const limited = JSON.stringify({ ...strict, limitPasswordLength: true });
    await api.database.updateTable('site').set({ password_options: limited }).execute();
    expect(await options()).toEqual({ ...strict, minimumPasswordLength: 14, maximumPasswordLength: 14 });
    expect(await sendOptions({ ...DEFAULTS, minimumPasswordLength: 15 })).toEqual(
      inText(409, 'Enter a minimum length from 8 to 14.'),
    );
    expect(await sendOptions({ ...DEFAULTS, minimumPasswordLength: 14 })).toMatchObject({ status: 200 });
    expect(await options()).toEqual({ ...DEFAULTS, minimumPasswordLength: 14, maximumPasswordLength: 14 });
  });

  test('that are stricter now send who signs in with less to choose a new password; who is in stays in', async () => {
    const signIn = async () => {
      const form = { grant_type: 'password', client_id: 'ecommerce', username: 'chef', password: FIXTURE_PASSWORD };
      const reply = await api.app.inject({
        method: 'POST',
        url: requestToken.path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      });
      return { status: reply.statusCode, code: reply.json().code };
    };
    expect(await signIn()).toEqual({ status: 200, code: undefined });
    await sendOptions(strict);
    expect(await signIn()).toEqual({ status: 401, code: 'passwordExpired' });
    expect((await api.call(settings.getMenu, chef)).status).toBe(200);
    await sendOptions(DEFAULTS);
    expect(await signIn()).toEqual({ status: 200, code: undefined });
  });
});

test('every job and every email of the shop has a readable name', () => {
  const kinds = Email.anyOf.flatMap(({ anyOf }) => anyOf.map(({ properties }) => properties.kind.const));
  const names = [...jobs(api.services).map(({ kind }) => jobName(kind.name)), ...kinds.map(emailName)];
  expect(names.filter((name) => name.startsWith('Other'))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
