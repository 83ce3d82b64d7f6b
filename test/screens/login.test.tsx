import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { SiteSettings } from '#domain/settings/settings.ts';
import type { AccessOpening } from '#machines/access/access/accessMachine.ts';
import type { Exchange, Grant } from '#machines/access/signIn/grant.ts';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { type Credentials, type Greeting, NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { AccessDeniedScreen } from '../../src/features/access/login/AccessDeniedScreen.tsx';
import { LoginScreen } from '../../src/features/access/login/LoginScreen.tsx';
import { NotFoundScreen } from '../../src/features/access/notFound/NotFoundScreen.tsx';
import { environment, failures, greeting, site } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';
import { noAccess } from './noAccess.ts';

afterEach(cleanup);

interface Visit {
  readonly allows?: Partial<SiteSettings>;
  readonly greets?: Partial<Greeting>;
}

/** The sign-in page, signed out. */
async function visit({ allows = {}, greets = {} }: Visit = {}) {
  const ports = {
    loadSite: cue<Greeting>(),
    readCredentials: cue<Credentials>(),
    exchangeGrant: cue<Exchange, Grant>(),
  };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        loadSite: ports.loadSite.port,
        readCredentials: ports.readCredentials.port,
        signIn: signInMachine.provide({ actors: { exchangeGrant: ports.exchangeGrant.port } }),
      },
    }),
    { input: { code: null, redirectUri: '', environment: environment() } },
  ).start();
  await ports.loadSite.answer({ ...greeting, site: { ...site, ...allows }, ...greets });
  await ports.readCredentials.answer(NO_CREDENTIALS);
  return { ...ports, session, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function show(wanted: Visit = {}) {
  const world = await visit(wanted);
  const opened: AccessOpening[] = [];
  const access = { ...noAccess, open: (opening: AccessOpening) => void opened.push(opening) };
  renderPiece(<LoginScreen session={world.session} signIn={undefined} access={access} />);
  return { ...world, opened };
}

const refusedAs = (code: 'secondFactor' | 'secondFactorWrong', text: string): Exchange => ({
  kind: 'refused',
  status: 401,
  code,
  text,
  resetToken: null,
});

const username = (label = 'Username') => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const logIn = () => screen.getByRole('button', { name: /^Log In/ });
const reason = () => screen.queryByRole('alert')?.textContent;

describe('the sign-in page', () => {
  test('asks the server with name and password, email by email', async () => {
    const { exchangeGrant, user } = await show();
    await user.type(username(), 'chef');
    await user.type(password(), ' Harbor#2026 ');
    await user.click(logIn());
    expect(exchangeGrant.asked).toEqual([{ kind: 'password', username: 'chef', password: ' Harbor#2026 ' }]);
  });

  test('shows what is missing, each at its field, and sends nothing', async () => {
    const { exchangeGrant, user } = await show();
    await user.click(logIn());
    expect([screen.getByText('Enter your username.'), screen.getByText('Enter your password.')]).toHaveLength(2);
    expect(exchangeGrant.asked).toEqual([]);
  });

  test.each([
    ['an unknown user', 'badCredentials', 401, 'Unknown user or invalid password'],
    ['too many attempts', 'tooManyAttempts', 429, 'Too many login attempts, please try again later'],
  ] as const)('shows why after %s, and keeps what was typed', async (_, code, status, expected) => {
    const { exchangeGrant, user } = await show();
    await user.type(username(), 'chef');
    await user.type(password(), 'wrong');
    await user.click(logIn());
    await exchangeGrant.answer({ kind: 'refused', status, code, text: 'Bad Request', resetToken: null });
    expect([reason(), username().value, password().value]).toEqual([expected, 'chef', 'wrong']);
  });

  test('shows that the server did not respond', async () => {
    const { exchangeGrant, user } = await show();
    await user.type(username(), 'chef');
    await user.type(password(), 'Harbor#2026{Enter}');
    await exchangeGrant.fail(failures.offline);
    expect(reason()).toBe('The server did not respond. Please refresh and try again.');
  });

  test('asks for a code after the password where two steps are on, and sends both', async () => {
    const { exchangeGrant, user } = await show();
    await user.type(username(), 'chef');
    await user.type(password(), 'Harbor#2026{Enter}');
    await exchangeGrant.answer(refusedAs('secondFactor', 'Enter the code.'));
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from your app' });
    expect([code.autocomplete, code.inputMode, document.activeElement, reason()]).toEqual([
      'one-time-code',
      'numeric',
      code,
      undefined,
    ]);
    await user.type(code, '28708{Enter}');
    expect(screen.getByText('Enter the 6 digits that your app shows.')).toBeTruthy();
    await user.type(code, '2{Enter}');
    expect(exchangeGrant.asked.at(-1)).toEqual({
      kind: 'password',
      username: 'chef',
      password: 'Harbor#2026',
      otp: '287082',
    });
    await exchangeGrant.answer(refusedAs('secondFactorWrong', 'This code isn’t valid.'));
    expect([reason(), code.value]).toEqual(['This code isn’t valid.', '287082']);
  });

  test('takes a recovery code instead, and leads back to the password as it was typed', async () => {
    const { exchangeGrant, user } = await show();
    await user.type(username(), 'chef');
    await user.type(password(), 'Harbor#2026{Enter}');
    await exchangeGrant.answer(refusedAs('secondFactor', 'Enter the code.'));
    await user.click(await screen.findByRole('button', { name: 'Use a Recovery Code' }));
    const code = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
    await user.type(code, '{Enter}');
    expect(screen.getByText('Enter a recovery code.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use the App' }));
    expect(screen.getByRole('textbox', { name: 'Code from your app' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Password' }));
    expect([username().value, password().value, document.activeElement]).toEqual(['chef', 'Harbor#2026', username()]);
  });

  test('names its field for mail addresses too where consumers are allowed, and shows the logo', async () => {
    await show({ allows: { allowConsumer: true }, greets: { logoName: 'harbor.svg' } });
    expect(username('Username / Email')).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/img/harbor.svg');
  });

  test("shows the shop's name where the distributor has no logo", async () => {
    await show({ greets: { logoName: '', distributorName: 'Dock & Sons' } });
    expect(screen.getByText('Dock & Sons')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('warns that Caps Lock is on, and shows the password on request', async () => {
    const { user } = await show();
    fireEvent.keyDown(password(), { key: 'a', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is On')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
  });

  test('leads to a new account where the site allows it, and to another password everywhere', async () => {
    const { opened, user } = await show({ allows: { allowConsumer: true } });
    await user.click(screen.getByRole('button', { name: 'Create an Account' }));
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(opened).toEqual([{ type: 'signUp.open' }, { type: 'reset.open' }]);
    cleanup();
    await show();
    expect(screen.queryByRole('button', { name: 'Create an Account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeTruthy();
  });

  test('offers another email to whom it refuses as unverified, with the address that was typed', async () => {
    const { exchangeGrant, opened, user } = await show();
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
    await user.type(username(), 'ada@example.com');
    await user.type(password(), 'Harbor#2026{Enter}');
    const text = 'Your email address is not verified yet.';
    await exchangeGrant.answer({ kind: 'refused', status: 401, code: 'unverified', text, resetToken: null });
    await user.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect([reason(), opened]).toEqual([text, [{ type: 'resend.open', email: 'ada@example.com' }]]);
  });

  test('offers the accounts of a demo, one click each, and none elsewhere', async () => {
    const account = { username: 'rep', role: 'A salesperson', password: 'Harbor#2026' };
    const { exchangeGrant, user } = await show({ greets: { demoAccounts: [account] } });
    await user.click(screen.getByRole('button', { name: /^rep/ }));
    expect(exchangeGrant.asked).toEqual([{ kind: 'password', username: 'rep', password: 'Harbor#2026' }]);
    expect(username().value).toBe('rep');
    cleanup();
    await show();
    expect(screen.queryByText('Demo Accounts')).toBeNull();
  });
});

describe('who may not enter', () => {
  test('shows that, with a link to sign in without the reason', async () => {
    const { session, user } = await visit();
    renderPiece(<AccessDeniedScreen session={session} />);
    expect(screen.getByText('You do not have permission to access this page.')).toBeTruthy();
    const sent: unknown[] = [];
    session.system.inspect((event) => event.type === '@xstate.event' && sent.push(event.event.type));
    await user.click(screen.getByRole('link'));
    expect(sent).toContain('reason.clear');
  });
});

test('an unknown page shows that and links to the start page', () => {
  renderPiece(<NotFoundScreen />);
  expect(screen.getByText("Oops... This page doesn't exist!")).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
