import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { Theme } from '#domain/settings/theme.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { STANDARD_THEME } from '#machines/theme/shownTheme.ts';
import { createApi } from '#src/api/client.ts';
import { deriveTones } from '#src/theme/deriveTones.ts';
import { themeEditPorts, themePorts } from '#src/theme/themePorts.ts';
import { createThemeStore } from '#src/theme/themeStore.ts';
import { dusk } from '../machines/themeSamples.ts';
import { stubFetch } from '../support/screens/stubFetch.ts';

const SYSTEM: Theme = { hasUserTheme: false, theme: 0, primaryColor: '#008080', secondaryColor: '#f50057' };
const OWN: Theme = { hasUserTheme: true, theme: 1, primaryColor: '#336699', secondaryColor: '#c71585' };
const chosen = { mode: 'dark', primary: '#336699', secondary: '#c71585' } as const;
const SAVED = { isSuccess: true, errorReason: null, errorCode: 0 };

const store = createThemeStore(localStorage);
const nothing = { onSessionEnded: vi.fn(), onCustomerRefused: vi.fn(), onShipMethodRefused: vi.fn() };
const api = createApi(() => ({ token: 'token-1', customerKey: 1001, shipMethod: null }), nothing);
const { loadTheme } = themePorts(api, store);
const leaving = createActor(leavingMachine).start();
const edit = themeEditPorts(api, { leaving: () => leaving, store, username: () => 'chef' });

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const run = (logic: AnyActorLogic, input?: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input }).start());

/** Answers of the server by method and path; the requests are recorded. */
function served(answers: Readonly<Record<string, unknown>>, status = 200) {
  const sent: unknown[] = [];
  stubFetch(async (request) => {
    const body = await request.text();
    const call = `${request.method} ${new URL(request.url).pathname}`;
    sent.push(body === '' ? call : { call, body: JSON.parse(body) });
    return Response.json(answers[call], { status: request.method === 'POST' ? status : 200 });
  });
  return sent;
}

const loadFor = (username: string | null, known = STANDARD_THEME) => run(loadTheme, { username, known });

test("only the site's theme is requested while signed out", async () => {
  const sent = served({ 'GET /api/theme/reset': SYSTEM });
  expect(await loadFor(null)).toEqual(STANDARD_THEME);
  expect(sent).toEqual(['GET /api/theme/reset']);
});

test.each([
  ["the user's dark theme", OWN, false, 'dark'],
  ["the user's light theme", { ...OWN, theme: 0 }, false, 'light'],
  ["the user's theme, on a browser set to follow the device", OWN, true, 'system'],
  ['the light theme of the site', { ...OWN, hasUserTheme: false, theme: 0 }, true, 'system'],
  ['the dark theme of the site', { ...OWN, hasUserTheme: false }, true, 'dark'],
])('%s is shown as intended', async (_, theme, isAsSystem, mode) => {
  store.chooseAsSystem('chef', isAsSystem);
  store.chooseAsSystem('rep', true);
  served({ 'GET /api/theme': theme });
  expect(await loadFor('chef')).toEqual({ ...chosen, mode, tones: deriveTones(chosen) });
});

test('colours that are on screen already are not derived again', async () => {
  served({ 'GET /api/theme': OWN });
  expect(await loadFor('chef', dusk)).toEqual({ ...chosen, tones: dusk.tones });
});

test.each([
  ['dark', 'dark', 1, false],
  ['system', 'dark', 1, true],
  ['system', 'light', 0, true],
] as const)(
  '%s on a %s device is sent as %i, and this browser stores to follow it: %s',
  async (mode, device, theme, isAsSystem) => {
    vi.stubGlobal('matchMedia', () => ({ matches: device === 'dark' }));
    const sent = served({ 'POST /api/theme': SAVED });
    const saved = { kind: 'saved', theme: { ...chosen, mode, tones: deriveTones(chosen) } };
    expect(await run(edit.saveTheme, { ...chosen, mode })).toEqual(saved);
    expect(sent).toEqual([
      { call: 'POST /api/theme', body: { theme, primaryColor: '#336699', secondaryColor: '#c71585' } },
    ]);
    expect(store.isAsSystem('chef')).toBe(isAsSystem);
  },
);

test('a refusal shows its reason, and changes nothing here', async () => {
  served({ 'POST /api/theme': { isSuccess: false, errorReason: 'Not so.', errorCode: 409 } }, 409);
  expect(await run(edit.saveTheme, { ...chosen, mode: 'system' })).toEqual({ kind: 'refused', text: 'Not so.' });
  expect(store.isAsSystem('chef')).toBe(false);
});

test('a reset removes the own theme, requests the system’s and no longer follows the device by choice', async () => {
  store.chooseAsSystem('chef', true);
  const sent = served({ 'DELETE /api/theme': SAVED, 'GET /api/theme/reset': SYSTEM });
  expect(await run(edit.resetTheme)).toEqual({ kind: 'saved', theme: STANDARD_THEME });
  expect(sent).toEqual(['DELETE /api/theme', 'GET /api/theme/reset']);
  expect(store.isAsSystem('chef')).toBe(false);
});

test('asks before the user leaves, until the changes are saved', () => {
  const holding = createActor(edit.holdUnsavedWork).start();
  const question = 'Unsaved data would be lost by leaving the active view. Are you sure you wish to change the view?';
  expect(leaving.getSnapshot().context.unsaved).toEqual([{ id: 'theme', question }]);
  holding.stop();
  expect(leaving.getSnapshot().context.unsaved).toEqual([]);
});
