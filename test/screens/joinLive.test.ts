import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { MENU_KEYS } from '#domain/settings/menu.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { STANDARD_THEME } from '#machines/theme/shownTheme.ts';
import { themeMachine } from '#machines/theme/themeMachine.ts';
import { createApi } from '../../src/api/client.ts';
import { joinLive } from '../../src/app/joinLive.ts';
import type { LiveOptions } from '../../src/live/startLive.tsx';
import { chef, configuration, environment, greeting } from '../machines/samples.ts';
import { answer } from '../support/screens/quietShop.ts';
import { quietly } from '../support/walks/quietly.ts';

const asAdmin = MENU_KEYS.map((key) => ({ key, isVisible: true, isLocked: false }));
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const nothing = () => undefined;
const api = createApi(() => ({ token: null, customerKey: null, shipMethod: null }), {
  onSessionEnded: nothing,
  onCustomerRefused: nothing,
  onShipMethodRefused: nothing,
});

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** A signed-out shop, and its switch. */
function open({ isDevelopment = false, load = Promise.resolve() } = {}) {
  const session = createActor(quietly(sessionMachine), {
    input: { code: null, redirectUri: '', environment: environment() },
  }).start();
  const notices = createActor(noticesMachine).start();
  const leaving = createActor(leavingMachine).start();
  const theme = createActor(themeMachine, { input: { username: null, theme: STANDARD_THEME } });
  const started: LiveOptions[] = [];
  const calls: string[] = [];
  const startLive = (_: unknown, options: LiveOptions) => {
    started.push(options);
    return {
      unfold: () => void calls.push('unfold'),
      turnOff: () => {
        calls.push('turnOff');
        if (options.mayTurnOff) options.onOff();
      },
    };
  };
  let loads = 0;
  const live = joinLive({ session, notices, leaving, theme, api }, sessionStorage, isDevelopment, () => {
    loads += 1;
    return load.then(() => ({ startLive }));
  });
  return {
    live,
    session,
    notices,
    started,
    calls,
    loads: () => loads,
    signIn: (menu = asAdmin) => {
      answer(session, 'loadSite', greeting);
      answer(session, 'readCredentials', { token: 'token-1', customerKey: 1001, shipMethod: 'Pickup' });
      answer(session, 'loadUser', chef);
      const ofUser = { ...configuration, settings: { ...configuration.settings, menu } };
      answer(session, 'loadConfiguration', ofUser);
      answer(session, 'loadShop', undefined);
    },
  };
}

describe('the switch of the running statecharts', () => {
  test('loads nothing for an admin who did not turn it on', async () => {
    const shop = open();
    shop.signIn();
    await settled();
    expect(shop.loads()).toBe(0);
  });

  test('starts unfolded when it is turned on, once, and is only unfolded by asking again', async () => {
    const shop = open();
    shop.signIn();
    shop.live.turnOn();
    shop.live.turnOn();
    await settled();
    expect(shop.started).toMatchObject([{ mayTurnOff: true, isUnfolded: true }]);
    expect(shop.calls).toEqual(['unfold']);
  });

  test('is restored after a reload of the tab, only once it is known that the user is an admin', async () => {
    const before = open();
    before.signIn();
    before.live.turnOn();
    const after = open();
    expect(after.loads()).toBe(0);
    after.signIn();
    await settled();
    expect(after.started).toHaveLength(1);
  });

  test('is not loaded for a later user without admin rights, and not stored', async () => {
    sessionStorage.setItem('statecharts', 'on');
    const shop = open();
    shop.signIn([]);
    await settled();
    expect(shop.loads()).toBe(0);
    expect(sessionStorage.length).toBe(0);
  });

  test('ends with the session of the admin, even while it is still being loaded', async () => {
    let arrive: () => void = () => undefined;
    const load = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const shop = open({ load });
    shop.signIn();
    shop.live.turnOn();
    shop.session.send({ type: 'session.logOut' });
    arrive();
    await settled();
    expect(shop.calls).toEqual(['turnOff']);
    expect(sessionStorage.length).toBe(0);
  });

  test('shows that it could not be loaded, and can be turned on again', async () => {
    const shop = open({ load: Promise.reject(new Error('offline')) });
    shop.signIn();
    shop.live.turnOn();
    await settled();
    expect(shop.notices.getSnapshot().context.notice).toMatchObject({
      type: 'error',
      text: 'The statecharts could not be loaded.',
    });
    shop.live.turnOn();
    await settled();
    expect(shop.loads()).toBe(2);
  });

  test('in development it is there from the start, folded, for every user and permanently', async () => {
    const shop = open({ isDevelopment: true });
    await settled();
    expect(shop.started).toMatchObject([{ mayTurnOff: false, isUnfolded: false }]);
    shop.signIn([]);
    shop.session.send({ type: 'session.logOut' });
    shop.live.turnOn();
    await settled();
    expect(shop.started).toHaveLength(1);
    expect(shop.calls).toContain('unfold');
    expect(sessionStorage.length).toBe(0);
  });
});
