import { afterEach, expect, test, vi } from 'vitest';
import type { OwnedTheme } from '#machines/theme/shownTheme.ts';
import { keptThemeText, THEME_KEY } from '#src/theme/keptTheme.ts';
import { dusk, standard } from '../machines/themeSamples.ts';

const SCRIPT = '../../src/theme/firstPaint.ts';

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.className = '';
  document.getElementById('theme-tones')?.remove();
});

/** Runs the script of the page with these stored values, and returns what is painted. */
async function paint(kept: string | null, token: string | null = 'token-1') {
  if (kept !== null) localStorage.setItem(THEME_KEY, kept);
  if (token !== null) localStorage.setItem('token', token);
  vi.resetModules();
  await import(/* @vite-ignore */ SCRIPT);
  const accent = /--ui-colors-accent:(#\w+)/.exec(document.getElementById('theme-tones')?.textContent ?? '')?.[1];
  return { accent, isDark: document.documentElement.classList.contains('dark') };
}

const PLAIN = { accent: undefined, isDark: false };
const ofChef: OwnedTheme = { username: 'chef', theme: dusk };

test("a user's theme is painted while their token is stored, and the site’s for every user", async () => {
  expect(await paint(keptThemeText(ofChef))).toEqual({ accent: dusk.primary, isDark: true });
  expect(await paint(keptThemeText({ username: null, theme: dusk }), null)).toEqual({
    accent: dusk.primary,
    isDark: true,
  });
});

test('the theme of an earlier user is not painted for a visitor without a token, nor for one with a code', async () => {
  expect(await paint(keptThemeText(ofChef), null)).toEqual(PLAIN);
  history.replaceState(null, '', '/?ac=code');
  expect(await paint(keptThemeText(ofChef))).toEqual(PLAIN);
});

test('a theme in the colours of the style sheet lays nothing over it', async () => {
  expect(await paint(keptThemeText({ username: 'chef', theme: { ...standard, mode: 'dark' } }))).toEqual({
    ...PLAIN,
    isDark: true,
  });
});

const damaged = (change: object) => JSON.stringify({ version: 1, ...ofChef, theme: { ...dusk, ...change } });
const toned = (accent: string) =>
  damaged({ tones: { light: { ...dusk.tones?.light, accent }, dark: dusk.tones?.dark } });

test.each([
  ['nothing', null],
  ['no record', '{'],
  ['an empty record', '{}'],
  ['null', 'null'],
  ['another version', JSON.stringify({ ...ofChef, version: 2 })],
  ['an unknown mode', damaged({ mode: 'sepia' })],
  ['a colour that ends the rule', toned('#fff}body{display:none')],
  ['a colour that asks a server', toned('url(//elsewhere)')],
  ['tones of one theme alone', damaged({ tones: { light: dusk.tones?.light } })],
])('%s is painted as the style sheet has it', async (_, kept) => {
  expect(await paint(kept)).toEqual(PLAIN);
});
