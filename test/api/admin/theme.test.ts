import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteTheme, getSystemTheme, getTheme, saveTheme } from '#domain/api/theme.ts';
import { type Api, startApi } from '#test/support/api/apiClient.ts';
import { OYSTER, tokenOf } from '#test/support/api/fixture.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(() => api.stop());

const as = (username: Parameters<typeof tokenOf>[0]) => ({ token: tokenOf(username) });
const chef = as('chef');
const SYSTEM = { hasUserTheme: false, theme: 0, primaryColor: '#008080', secondaryColor: '#f50057' };
const DUSK = { theme: 1, primaryColor: '#336699', secondaryColor: '#c71585' } as const;
const SAVED = { isSuccess: true, errorReason: null, errorCode: 0 };

const themeOf = async (who: { token?: string }) => (await api.call(getTheme, who)).body;

async function save(who: { token: string }, change: object = {}) {
  const { status, body } = await api.call(saveTheme, { ...who, body: { ...DUSK, ...change } });
  return { status, body };
}

test('a saved theme is its owner’s alone, the next one takes its place, and a reset gives the system’s back', async () => {
  expect(await themeOf(chef)).toEqual(SYSTEM);
  expect(await save(chef)).toEqual({ status: 200, body: SAVED });
  expect(await themeOf(chef)).toEqual({ hasUserTheme: true, ...DUSK });
  expect(await themeOf(as('rep'))).toEqual(SYSTEM);
  expect(await save(chef, { theme: 0, primaryColor: ' ABC ' })).toEqual({ status: 200, body: SAVED });
  expect(await themeOf(chef)).toEqual({ ...DUSK, hasUserTheme: true, theme: 0, primaryColor: '#aabbcc' });
  expect((await api.call(getSystemTheme, chef)).body).toEqual(SYSTEM);
  for (const _ of ['once', 'again']) {
    const { status, body } = await api.call(deleteTheme, chef);
    expect({ status, body }).toEqual({ status: 200, body: SAVED });
    expect(await themeOf(chef)).toEqual(SYSTEM);
  }
});

test("shows the site's theme to users without their own: guests, and the sign-in page of a shop without guests", async () => {
  const OF_SITE = { hasUserTheme: false, theme: 1, primaryColor: '#0b5fff', secondaryColor: '#ffb000' };
  await api.database
    .updateTable('site')
    .set({ theme: 1, primary_color: '#0b5fff', secondary_color: '#ffb000' })
    .execute();
  for (const who of [{}, chef, as('shopper')]) expect(await themeOf(who)).toEqual(OF_SITE);
  await api.database
    .updateTable('site')
    .set({ settings: JSON.stringify({ allowGuest: false }) })
    .execute();
  expect((await api.call(getTheme)).status).toBe(401);
  expect((await api.call(getSystemTheme)).body).toEqual(OF_SITE);
});

test.each([
  ['#00808', 'primary'],
  ['#00808g', 'primary'],
  ['teal', 'primary'],
  ['url(//elsewhere)', 'primary'],
  ['', 'secondary'],
  ['#008080ff', 'secondary'],
])('ERR-03: %j is not a valid %s color: refused with the reason, and nothing changes', async (typed, which) => {
  await save(chef);
  expect(await save(chef, { [`${which}Color`]: typed })).toEqual({
    status: 409,
    body: {
      isSuccess: false,
      errorReason: `The ${which} color must be # and six digits or letters A to F, such as #008080.`,
      errorCode: 409,
      code: 'invalidColor',
      params: { color: which },
    },
  });
  expect(await themeOf(chef)).toEqual({ hasUserTheme: true, ...DUSK });
});

test.each([{ theme: 2 }, { theme: '1' }, { theme: null }, { primaryColor: 8 }])('%j is not valid', async (change) => {
  expect((await save(chef, change)).status).toBe(400);
  expect(await themeOf(chef)).toEqual(SYSTEM);
});

describe('readings 34: both must allow it', () => {
  const settingsOfChef = (change: { settings?: object; menu?: object }) =>
    api.database
      .updateTable('app_user')
      .set(Object.fromEntries(Object.entries(change).map(([name, value]) => [name, JSON.stringify(value)])))
      .where('username', '=', 'chef')
      .execute();

  test.each([
    ['allowUserColors is off', { settings: { allowUserColors: false } }],
    ['ColorMaintenance is hidden', { menu: { ColorMaintenance: { isVisible: false, isLocked: false } } }],
    ['ColorMaintenance is locked', { menu: { ColorMaintenance: { isVisible: true, isLocked: true } } }],
  ])('where %s nothing is saved or removed, and an earlier theme does not apply', async (_, change) => {
    await save(chef);
    await settingsOfChef(change);
    expect((await save(chef, { theme: 0 })).status).toBe(403);
    expect((await api.call(deleteTheme, chef)).status).toBe(403);
    expect(await themeOf(chef)).toEqual(SYSTEM);
    await settingsOfChef({ settings: {}, menu: {} });
    expect(await themeOf(chef)).toEqual({ hasUserTheme: true, ...DUSK });
  });

  test('limits a salesperson to what the customer they act for allows', async () => {
    await save(as('rep'));
    await api.database
      .updateTable('customer')
      .set({ settings: JSON.stringify({ allowUserColors: false }) })
      .where('customer_key', '=', OYSTER)
      .execute();
    const acting = { ...as('rep'), customerKey: OYSTER };
    expect((await api.call(saveTheme, { ...acting, body: DUSK })).status).toBe(403);
    expect((await api.call(getTheme, acting)).body).toEqual(SYSTEM);
  });

  test('a consumer has no theme, whatever their row has', async () => {
    const { id } = await api.database
      .selectFrom('app_user')
      .select('id')
      .where('session_type', '=', 'Consumer')
      .executeTakeFirstOrThrow();
    await api.database
      .insertInto('user_theme')
      .values({ user_id: id, theme: 1, primary_color: '#336699', secondary_color: '#c71585' })
      .execute();
    expect((await save(as('shopper'))).status).toBe(403);
    expect(await themeOf(as('shopper'))).toEqual(SYSTEM);
  });
});
