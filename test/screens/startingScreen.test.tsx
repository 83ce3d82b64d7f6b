import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { User } from '#domain/session/user.ts';
import { type Credentials, type Greeting, NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { shopMachine } from '#machines/app/shop/shopMachine.ts';
import type { Configuration } from '#machines/shop/shopper.ts';
import { StartingScreen } from '../../src/app/frame/StartingScreen.tsx';
import { chef, configuration, environment, failures, greeting } from '../machines/samples.ts';
import { atOnce } from '../support/screens/atOnce.ts';
import { quietly } from '../support/walks/quietly.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

const kept: Credentials = { token: 'token-1', customerKey: 1001, shipMethod: null };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function start(path = '/') {
  const ports = {
    loadSite: cue<Greeting>(),
    readCredentials: cue<Credentials>(),
    loadUser: cue<User>(),
    loadConfiguration: cue<Configuration>(),
  };
  const stored: Credentials[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        loadSite: ports.loadSite.port,
        readCredentials: ports.readCredentials.port,
        loadUser: ports.loadUser.port,
        loadConfiguration: ports.loadConfiguration.port,
        loadShop: atOnce as never,
        shop: quietly(shopMachine).provide({
          actions: {
            logMenuEntry: () => {
              throw new Error('a bug');
            },
          },
        }),
      },
      actions: { storeCredentials: (_, { credentials }) => stored.push(credentials) },
    }),
    { input: { code: null, redirectUri: '', environment: environment() } },
  ).start();
  renderPiece(<StartingScreen session={session} />, path);
  return { ...ports, session, stored };
}

/** A shop that a bug closes when a menu entry is chosen. */
async function breakShop({
  loadSite,
  readCredentials,
  loadUser,
  loadConfiguration,
  session,
}: ReturnType<typeof start>) {
  await loadSite.answer(greeting);
  await readCredentials.answer(kept);
  await loadUser.answer(chef);
  await loadConfiguration.answer(configuration);
  act(() => session.getSnapshot().children.shop?.send({ type: 'menu.choose', entry: 'ViewCart' }));
}

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** Where a visit with a stored token may end before the shop opens. */
const ENDS: Readonly<Record<string, (visit: ReturnType<typeof start>) => Promise<void>>> = {
  'the settings of the site do not come': async ({ loadSite, readCredentials }) => {
    await loadSite.fail(failures.offline);
    await readCredentials.answer(kept);
  },
  'the user does not come': async ({ loadSite, readCredentials, loadUser }) => {
    await loadSite.answer(greeting);
    await readCredentials.answer(kept);
    await loadUser.fail(failures.offline);
  },
  'the configuration does not come': async ({ loadSite, readCredentials, loadUser, loadConfiguration }) => {
    await loadSite.answer(greeting);
    await readCredentials.answer(kept);
    await loadUser.answer(chef);
    await loadConfiguration.fail(failures.unavailable);
  },
};

describe('a storefront that is loading', () => {
  const frame = () => screen.queryByRole('banner');

  test.each(['/', '/products', '/cart'])('is in the frame of the shop at once at %s for a returning user', (path) => {
    localStorage.setItem('token', 'token-1');
    start(path);
    expect([frame(), screen.getByRole('main').querySelector('[aria-hidden]')]).not.toContain(null);
  });

  test.each(['/', '/products', '/product/11'])('shows its frame at once to a guest at %s', (path) => {
    start(path);
    expect(frame()).not.toBeNull();
  });

  test.each(['/login', '/history/orders'])('shows who has to sign in at %s the card of that page', (path) => {
    start(path);
    expect(frame()).toBeNull();
    expect(screen.getByRole('main').querySelector('[aria-hidden]')).not.toBeNull();
  });

  test('keeps its frame from the sign-in until the shop opens', async () => {
    const { session, loadSite, readCredentials, loadUser } = start('/history/orders');
    await loadSite.answer(greeting);
    await readCredentials.answer(kept);
    expect(frame()).not.toBeNull();
    await loadUser.answer(chef);
    expect([frame() !== null, session.getSnapshot().value]).toEqual([true, 'configuring']);
  });
});

describe('a storefront that does not open', () => {
  test.each(Object.entries(ENDS))('lets a buyer try again or log out when %s', async (_, end) => {
    const visit = start();
    await end(visit);
    expect(screen.getByRole('alert').textContent).toContain(
      'The server did not respond. Please refresh and try again.',
    );
    expect(buttons()).toEqual(['Try Again', 'Log Out']);
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(visit.stored.at(-1)).toEqual(NO_CREDENTIALS);
    expect(visit.session.getSnapshot().hasTag('failed')).toBe(false);
  });

  test('that an error closed shows that, and opens again on request', async () => {
    const visit = start();
    await breakShop(visit);
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong and the store closed.');
    expect(buttons()).toEqual(['Reopen the Store', 'Log Out']);
    await userEvent.click(screen.getByRole('button', { name: 'Reopen the Store' }));
    await visit.loadConfiguration.answer(configuration);
    expect(visit.session.getSnapshot().matches('ready')).toBe(true);
    expect(visit.session.getSnapshot().children.shop?.getSnapshot().status).toBe('active');
  });

  test('that an error closed lets its buyer log out', async () => {
    const visit = start();
    await breakShop(visit);
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect([visit.stored.at(-1), visit.session.getSnapshot().value]).toEqual([
      NO_CREDENTIALS,
      { unauthorized: 'signedOut' },
    ]);
  });

  test('offers no log-out to a signed-out user', async () => {
    const { loadSite, readCredentials, session } = start();
    await loadSite.fail(failures.offline);
    await readCredentials.answer(NO_CREDENTIALS);
    expect(buttons()).toEqual(['Try Again']);
    act(() => session.send({ type: 'session.retry' }));
    expect(buttons()).toEqual([]);
  });
});
