import { describe, expect, test } from 'vitest';
import { NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { chef, configuration, failures, greeting, guestConfiguration, guestGreeting } from '../samples.ts';
import { comeBack, expired, greeted, kept, nothing, stored, visit, visiting } from './session.stages.ts';

describe('opening the session:', () => {
  test('a server that is down while validating does not throw the session away', async () => {
    const stage = await greeted(kept);
    await stage.fail('loadUser', failures.unavailable);
    expect(stage.snapshot).toMatchObject({ value: 'failed', context: { credentials: kept } });
    expect(stored(stage)).toEqual({ credentials: kept, isPunchout: false });
    stage.send({ type: 'session.retry' });
    await stage.answer('loadUser', chef);
    expect(stage.snapshot.matches('configuring')).toBe(true);
  });

  test('a failed call leads to a state that shows it and retries on request, with nothing cleared', async () => {
    const beginning = new Stage(sessionMachine, visit);
    const validating = await greeted(kept);
    const configuring = await comeBack();
    const welcoming = await visiting();
    const opening = await comeBack();
    await opening.answer('loadConfiguration', configuration);
    const openingToGuest = await visiting();
    await openingToGuest.answer('loadGuestConfiguration', guestConfiguration);
    const calls = [
      [beginning, 'loadSite'],
      [validating, 'loadUser'],
      [configuring, 'loadConfiguration'],
      [welcoming, 'loadGuestConfiguration'],
      [opening, 'loadShop'],
      [openingToGuest, 'loadShop'],
    ] as const;
    for (const [stage, port] of calls) {
      const { credentials } = stage.snapshot.context;
      expect([...stage.snapshot.tags]).toEqual(['busy']);
      await stage.fail(port, failures.offline);
      if (port === 'loadSite') await stage.answer('readCredentials', NO_CREDENTIALS);
      expect([stage.snapshot.hasTag('failed'), stage.isAsking(port)]).toEqual([true, false]);
      stage.send({ type: 'session.retry' });
      expect([stage.snapshot.hasTag('busy'), stage.asked(port).length]).toEqual([true, 2]);
      expect(stage.snapshot.context.credentials).toEqual(credentials);
    }
    expect([validating.asked('loadConfiguration'), configuring.asked('loadUser').length]).toEqual([[], 1]);
  });

  test('stored credentials that cannot be read count as missing', async () => {
    const stage = new Stage(sessionMachine, visit);
    await stage.answer('loadSite', greeting);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.fail('readCredentials', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test.each([
    ['are none by now', (stage: Stage<typeof sessionMachine>) => stage.answer('readCredentials', NO_CREDENTIALS)],
    [
      'cannot be read by now',
      (stage: Stage<typeof sessionMachine>) => stage.fail('readCredentials', failures.unexpected),
    ],
  ])('answers from while the site was unreachable are cleared when the stored credentials %s', async (_, readAgain) => {
    const stage = new Stage(sessionMachine, visit);
    await stage.fail('loadSite', failures.offline);
    await stage.answer('readCredentials', kept);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadSite', greeting);
    await readAgain(stage);
    expect(stage.snapshot).toMatchObject({
      value: { unauthorized: 'signedOut' },
      context: { credentials: NO_CREDENTIALS },
    });
    expect(stored(stage)).toEqual(nothing);
  });

  test('guests never have a token, and the end of a session never ends their browsing', async () => {
    const stage = await visiting();
    await stage.answer('loadGuestConfiguration', guestConfiguration);
    await stage.answer('loadShop');
    stage.send(expired, { type: 'session.logOut' }, { type: 'reason.clear' });
    expect(stage.snapshot.value).toEqual({ unauthorized: 'guest' });
    expect([...stage.snapshot.tags]).toEqual(['signedOut']);
    expect(stage.asked('shop')).toHaveLength(1);
    expect(stage.asked('shop')).toMatchObject([{ shopper: { userType: 'Public', user: null } }]);
    expect(stage.paramsOf('storeCredentials')).toEqual([nothing]);
    expect(stage.paramsOf('revokeToken')).toEqual([]);
  });

  test('the reason a session ended is read before a guest browses', async () => {
    const stage = await greeted(kept, guestGreeting);
    await stage.fail('loadUser', failures.unauthorised);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'refused' });
    stage.send({ type: 'guest.browse' }, { type: 'reason.clear' });
    expect(stage.snapshot).toMatchObject({ value: { unauthorized: 'signedOut' }, context: { reason: null } });
    stage.send({ type: 'guest.browse' });
    expect(stage.snapshot.value).toEqual({ unauthorized: 'welcomingGuest' });
  });

  test('a user locked out by a server without an answer can log out, and nothing about them is stored', async () => {
    const beginning = new Stage(sessionMachine, visit);
    await beginning.fail('loadSite', failures.offline);
    await beginning.answer('readCredentials', kept);
    const validating = await greeted(kept);
    await validating.fail('loadUser', failures.offline);
    const configuring = await comeBack();
    await configuring.fail('loadConfiguration', failures.offline);
    for (const stage of [beginning, validating, configuring]) {
      expect([stage.snapshot.hasTag('failed'), stage.snapshot.can({ type: 'session.logOut' })]).toEqual([true, true]);
      stage.send({ type: 'session.logOut' });
      expect(stage.paramsOf('revokeToken')).toEqual([{ token: 'token-1' }]);
      expect(stored(stage)).toEqual(nothing);
    }
    expect(beginning.snapshot.value).toEqual({ initial: 'loading' });
    await beginning.fail('loadSite', failures.offline);
    await beginning.answer('readCredentials', NO_CREDENTIALS);
    expect(beginning.snapshot.can({ type: 'session.logOut' })).toBe(false);
  });

  test('a session that ends before the site has loaded opens no shop without a site', async () => {
    const stage = new Stage(sessionMachine, visit);
    await stage.fail('loadSite', failures.offline);
    await stage.answer('readCredentials', kept);
    stage.send(expired);
    expect(stage.snapshot).toMatchObject({ value: { initial: 'loading' }, context: { reason: expired.reason } });
    expect(stored(stage)).toEqual(nothing);
    await stage.answer('loadSite', guestGreeting);
    await stage.answer('readCredentials', NO_CREDENTIALS);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'refused' });
  });

  test('a punchout that finds no server leaves the session of an earlier visit alone', async () => {
    const stage = new Stage(sessionMachine, { ...visit, code: 'code-1' });
    await stage.fail('loadSite', failures.offline);
    expect(stage.isAsking('readCredentials')).toBe(false);
    stage.send({ type: 'session.logOut' }, { type: 'session.retry' });
    await stage.answer('loadSite', greeting);
    expect([stage.snapshot.value, stage.isAsking('signIn')]).toEqual(['authorizing', true]);
    expect(stage.paramsOf('storeCredentials')).toEqual([]);
  });

  test('a site that is open to guests loads nothing of its shop while a user is about to sign in', async () => {
    const stage = await greeted(NO_CREDENTIALS, guestGreeting);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'signedOut' });
    expect([stage.asked('loadGuestConfiguration'), stage.asked('loadShop'), stage.asked('shop')]).toEqual([[], [], []]);
    const closed = await greeted();
    closed.send({ type: 'guest.browse' });
    expect(closed.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test('a shop that failed to load is requested again, without requesting anything else twice', async () => {
    const stage = await comeBack();
    await stage.answer('loadConfiguration', configuration);
    await stage.fail('loadShop', new TypeError('Failed to fetch dynamically imported module'));
    expect([...stage.snapshot.tags].toSorted()).toEqual(['failed', 'unreachable']);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadShop');
    expect([stage.snapshot.value, stage.asked('loadConfiguration').length]).toEqual(['ready', 1]);
  });
});
