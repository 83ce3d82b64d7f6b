import { afterEach, expect, test, vi } from 'vitest';
import type { ThemeRef } from '#machines/theme/themeMachine.ts';
import type { CredentialStore } from '#src/app/session/credentials.ts';
import { createTheme, joinTheme } from '#src/app/startTheme.ts';
import { keptThemeText, THEME_KEY } from '#src/theme/keptTheme.ts';
import { createThemeStore } from '#src/theme/themeStore.ts';
import { chef, greeting } from '../machines/samples.ts';
import { dawn, dusk } from '../machines/themeSamples.ts';
import { quietSession, signInRep } from '../support/screens/quietSession.ts';
import { answer } from '../support/screens/quietShop.ts';

afterEach(() => localStorage.clear());

const OF_CHEF = { username: 'chef', customerKey: 1001 };
const SIGNED_OUT = { username: null, customerKey: null };

/** A visit, and the owners whose theme was requested in it. */
function visit() {
  const session = quietSession();
  const heard: unknown[] = [];
  joinTheme({ send: (event: unknown) => heard.push(event) } as unknown as ThemeRef, session);
  const owners = () => heard.map((event) => Object(event).owner);
  const comeBack = (token: string | null) => {
    answer(session, 'loadSite', greeting);
    answer(session, 'readCredentials', { token, customerKey: token === null ? null : 1001, shipMethod: null });
  };
  return { session, heard, owners, comeBack };
}

test('a theme is requested once user and customer are known, and once', () => {
  const { session, owners, comeBack } = visit();
  comeBack('token-1');
  expect(owners()).toEqual([]);
  answer(session, 'loadUser', chef);
  expect(owners()).toEqual([OF_CHEF]);
  session.send({ type: 'session.expired', reason: { code: 'sessionExpired', text: 'Your session has expired' } });
  expect(owners()).toEqual([OF_CHEF, SIGNED_OUT]);
});

test('a visitor without a token has the site’s', () => {
  const { owners, comeBack } = visit();
  comeBack(null);
  expect(owners()).toEqual([SIGNED_OUT]);
});

test('a salesperson keeps the theme on screen until a customer is chosen, and so does a tab that another one displaced', () => {
  const { session, owners } = visit();
  signInRep(session);
  expect(owners()).toEqual([]);
  session.send({ type: 'session.changedElsewhere', isSignedIn: true });
  expect(owners()).toEqual([]);
});

test('the theme that another tab stores is applied, an invalid one is not', () => {
  const { heard } = visit();
  const kept = (newValue: string | null, key = THEME_KEY) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  kept('{}');
  kept(null);
  kept(keptThemeText({ username: 'chef', theme: dawn }), 'cart');
  kept(keptThemeText({ username: 'chef', theme: dawn }));
  expect(heard).toEqual([{ type: 'theme.keptElsewhere', username: 'chef', theme: dawn }]);
});

const credentialsOf = (current: string | null, kept: string | null): CredentialStore => {
  const of = (token: string | null) => ({ token, customerKey: null, shipMethod: null });
  return { current: () => of(current), read: () => of(kept), store: vi.fn() };
};

test.each([
  ['a visit that the browser keeps', 'token-1', 'token-1', true],
  ['a visitor without a token', null, null, true],
  ['a punchout beside another visit', 'token-of-punchout', 'token-1', false],
  ['a tab whose user signed out elsewhere, when another user is signed in', null, 'token-2', false],
])('%s keeps its theme as the token is kept', (_, current, kept, isKept) => {
  const store = createThemeStore(localStorage);
  const theme = createTheme({ api: {} as never, store, credentials: credentialsOf(current, kept), inspect: vi.fn() });
  theme.start();
  theme.send({ type: 'theme.adopt', theme: dusk });
  expect(document.documentElement.classList.contains('dark')).toBe(true);
  expect(localStorage.getItem(THEME_KEY) !== null).toBe(isKept);
  theme.send({ type: 'theme.adopt', theme: { ...dawn, tones: null } });
  theme.stop();
});
