import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reasonOf } from '#domain/session/reason.ts';
import { NO_CONFIGURATION, NO_CREDENTIALS } from '#machines/access/session/session.ts';
import { sessionMachine } from '#machines/access/session/sessionMachine.ts';
import type { Exchange, Grant } from '#machines/access/signIn/grant.ts';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { Stage } from '../../support/puppets.ts';
import {
  chef,
  configuration,
  environment,
  failures,
  greeting,
  guestConfiguration,
  guestGreeting,
  rep,
} from '../samples.ts';

const visit = { code: null, redirectUri: 'http://localhost/', environment: environment() };
const kept = { token: 'token-1', customerKey: 1001, shipMethod: 'Pickup' } as const;
const expired = { type: 'session.expired', reason: reasonOf('sessionExpired') } as const;
const signIn = { type: 'session.signIn', username: 'chef', password: 'Harbor#2026' } as const;

async function greeted(credentials: object = NO_CREDENTIALS, site = greeting) {
  const stage = new Stage(sessionMachine, visit);
  await stage.answer('loadSite', site);
  await stage.answer('readCredentials', credentials);
  return stage;
}

/** A shop that is open to this user, who came back with a kept token. */
async function open(user = chef, credentials: object = kept) {
  const stage = await greeted(credentials);
  await stage.answer('loadUser', user);
  await stage.answer('loadConfiguration', configuration);
  await stage.answer('loadShop');
  return stage;
}

/** Whoever goes elsewhere than to the sign-in page of a site that is open to guests. */
async function visiting() {
  const stage = await greeted(NO_CREDENTIALS, guestGreeting);
  stage.send({ type: 'guest.browse' });
  return stage;
}

/** What the browser keeps now. */
function stored(stage: Awaited<ReturnType<typeof greeted>>): unknown {
  return stage.told('storeCredentials').at(-1);
}

const nothing = { credentials: NO_CREDENTIALS, isPunchout: false };

describe('the session promises:', () => {
  test('a password never stands in a context, and is asked of one port only', async () => {
    const grants: Grant[] = [];
    const exchangeGrant = fromPromise<Exchange, Grant>(({ input }) => {
      grants.push(input);
      return Promise.resolve({ kind: 'signedIn', token: 'token-2' });
    });
    const session = createActor(
      sessionMachine.provide({
        actors: {
          loadSite: fromPromise(async () => greeting),
          readCredentials: fromPromise(async () => NO_CREDENTIALS),
          signIn: signInMachine.provide({ actors: { exchangeGrant } }),
        },
      }),
      { input: visit },
    );
    const contexts: string[] = [];
    session.system.inspect((event) => {
      if (event.type === '@xstate.snapshot' && 'context' in event.snapshot) {
        contexts.push(JSON.stringify(event.snapshot.context));
      }
    });
    session.start();
    await waitFor(session, (snapshot) => snapshot.hasTag('signedOut'));
    session.send(signIn);
    await waitFor(session, (snapshot) => snapshot.matches('validating'));
    expect(contexts.some((context) => context.includes('"kind":"signedIn"'))).toBe(true);
    expect(contexts.filter((context) => context.includes('Harbor#2026'))).toEqual([]);
    expect(grants).toEqual([{ kind: 'password', username: 'chef', password: 'Harbor#2026' }]);
  });

  test('a second sign-in while one runs is not sent', async () => {
    const stage = await greeted();
    stage.send(signIn, signIn);
    expect(stage.asked('signIn')).toHaveLength(1);
  });

  test('an expired session forgets token, customer and ship method, and says so', async () => {
    const stage = await open();
    stage.send(expired);
    expect(stored(stage)).toEqual(nothing);
    expect(stage.snapshot.context).toMatchObject({ user: null, configuration: NO_CONFIGURATION, previous: null });
    expect(stage.snapshot.context.reason).toEqual({ code: 'sessionExpired', text: 'Your session has expired' });
    expect(stage.isAsking('shop')).toBe(false);
  });

  test('logging out revokes the token and forgets it, without a reason', async () => {
    const stage = await open();
    expect(stage.asked('shop')).toMatchObject([{ shopper: { userType: 'Customer', user: chef, configuration } }]);
    stage.send({ type: 'session.logOut' });
    expect([...stage.snapshot.tags]).toEqual(['signedOut']);
    expect(stage.told('revokeToken')).toEqual([{ token: 'token-1' }]);
    expect(stored(stage)).toEqual(nothing);
    expect(stage.snapshot).toMatchObject({ value: { unauthorized: 'signedOut' }, context: { reason: null } });
  });

  test('a server that is down while validating does not throw the session away', async () => {
    const stage = await greeted(kept);
    await stage.fail('loadUser', failures.unavailable);
    expect(stage.snapshot).toMatchObject({ value: 'failed', context: { credentials: kept } });
    expect(stored(stage)).toEqual({ credentials: kept, isPunchout: false });
    stage.send({ type: 'session.retry' });
    await stage.answer('loadUser', chef);
    expect(stage.snapshot.matches('configuring')).toBe(true);
  });

  test('a call that fails ends in a state that says so and asks again when told to, with nothing forgotten', async () => {
    const beginning = new Stage(sessionMachine, visit);
    const validating = await greeted(kept);
    const configuring = await greeted(kept);
    await configuring.answer('loadUser', chef);
    const welcoming = await visiting();
    const opening = await greeted(kept);
    await opening.answer('loadUser', chef);
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

  test('kept credentials that cannot be read are none', async () => {
    const stage = new Stage(sessionMachine, visit);
    await stage.answer('loadSite', greeting);
    expect([...stage.snapshot.tags]).toEqual(['busy']);
    await stage.fail('readCredentials', failures.unexpected);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test('a sign-in that was refused says why, and leaves nobody signed in', async () => {
    const stage = await greeted();
    for (const code of ['badCredentials', 'noResponse', 'other'] as const) {
      stage.send(signIn);
      expect([...stage.snapshot.tags]).toEqual(['busy']);
      await stage.answer('signIn', { kind: 'refused', reason: reasonOf(code) });
      expect(stage.snapshot).toMatchObject({
        value: { unauthorized: 'refused' },
        context: { user: null, reason: reasonOf(code) },
      });
    }
    const punchout = new Stage(sessionMachine, { ...visit, code: 'code-1' });
    await punchout.answer('loadSite', greeting);
    await punchout.answer('signIn', { kind: 'refused', reason: reasonOf('codeRejected') });
    expect([[...punchout.snapshot.tags], punchout.snapshot.context.code]).toEqual([['signedOut'], null]);
    expect(punchout.snapshot.context.reason?.text).toBe('Authorization code rejected');
  });

  test('a token that fails validation is forgotten in the words for it, however its end is heard of', async () => {
    const answered = await greeted(kept);
    await answered.fail('loadUser', failures.unauthorised);
    const told = await greeted(kept);
    told.send(expired);
    for (const stage of [answered, told]) {
      expect(stored(stage)).toEqual(nothing);
      expect(stage.snapshot.context.reason?.text).toBe('Your session expired - Please sign in again.');
    }
  });

  test('guests never hold a token, and nothing that ends a session ends their browsing', async () => {
    const stage = await visiting();
    await stage.answer('loadGuestConfiguration', guestConfiguration);
    await stage.answer('loadShop');
    stage.send(expired, { type: 'session.logOut' }, { type: 'reason.clear' });
    expect(stage.snapshot.value).toEqual({ unauthorized: 'guest' });
    expect([...stage.snapshot.tags]).toEqual(['signedOut']);
    expect(stage.asked('shop')).toHaveLength(1);
    expect(stage.asked('shop')).toMatchObject([{ shopper: { userType: 'Public', user: null } }]);
    expect(stage.told('storeCredentials')).toEqual([nothing]);
    expect(stage.told('revokeToken')).toEqual([]);
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

  test('a refusal is read on the sign-in page, and one for a changed password is also a notice, however it is heard of', async () => {
    const changed = reasonOf('passwordChanged', 'The user has changed password.');
    const refused = await greeted();
    for (const reason of [reasonOf('badCredentials'), changed, reasonOf('other', 'You changed password.')]) {
      refused.send(signIn);
      await refused.answer('signIn', { kind: 'refused', reason });
      expect(refused.snapshot).toMatchObject({ value: { unauthorized: 'refused' }, context: { reason } });
    }
    const validating = await greeted(kept);
    const running = await open();
    for (const stage of [validating, running]) stage.send({ type: 'session.expired', reason: changed });
    for (const stage of [refused, validating, running]) {
      expect(stage.told('notify')).toEqual([{ type: 'error', text: 'The user has changed password.' }]);
    }
    expect(running.snapshot).toMatchObject({ value: { unauthorized: 'refused' }, context: { reason: changed } });
  });

  test('a salesperson whose kept customer was withdrawn chooses another, knows why, and is not asked for the old one', async () => {
    const stage = await greeted(kept);
    await stage.answer('loadUser', rep);
    stage.send({ type: 'customer.refused', customerKey: 1001 });
    expect(stage.asked('identify').at(-1)).toEqual({ missing: 'customer', previous: null });
    expect(stage.snapshot).toMatchObject({
      value: 'select-customer',
      context: { reason: { text: 'You no longer act for the customer you chose before. Choose another customer.' } },
    });
    expect(stored(stage)).toEqual({ credentials: { ...NO_CREDENTIALS, token: 'token-1' }, isPunchout: false });
    expect([stage.asked('shop'), stage.told('revokeToken')]).toEqual([[], []]);
    await stage.answer('identify', { customerKey: 1002, shipMethod: null });
    await stage.answer('loadConfiguration', configuration);
    await stage.answer('loadShop');
    expect(stage.snapshot).toMatchObject({ value: 'ready', context: { reason: null } });
  });

  test('a customer withdrawn in a running shop closes it, by name, and cannot be gone back to', async () => {
    const stage = await open(rep);
    stage.send({ type: 'customer.refused', customerKey: 1001 });
    expect(stage.asked('identify').at(-1)).toEqual({ missing: 'customer', previous: null });
    expect([stage.snapshot.value, stage.isAsking('shop')]).toEqual(['select-customer', false]);
    expect(stage.snapshot.context.reason?.text).toBe(
      'You no longer act for The Gilded Oyster. Choose another customer.',
    );
    expect(stored(stage)).toEqual({ credentials: { ...NO_CREDENTIALS, token: 'token-1' }, isPunchout: false });
  });

  test('a customer withdrawn while another is chosen is not called by the name of the one before', async () => {
    const stage = await open(rep);
    stage.send({ type: 'customer.unset' });
    await stage.answer('identify', { customerKey: 1002, shipMethod: null });
    stage.send({ type: 'customer.refused', customerKey: 1002 });
    expect(stage.snapshot.context.reason?.text).toBe(
      'You no longer act for the customer you chose before. Choose another customer.',
    );
  });

  test('a late refusal of a customer left behind closes neither the shop nor the choice', async () => {
    const switched = await open(rep);
    switched.send({ type: 'customer.unset' });
    const choosing = switched.snapshot.value;
    switched.send({ type: 'customer.refused', customerKey: 1001 });
    expect([switched.snapshot.value, switched.asked('identify').length]).toEqual([choosing, 1]);
    const stage = await open(rep);
    stage.send({ type: 'customer.refused', customerKey: 1002 });
    expect([stage.snapshot.value, stage.isAsking('shop')]).toEqual(['ready', true]);
  });

  test("a customer's user who lost the customer is signed out once, with a reason, and asks nothing more", async () => {
    const starting = await greeted(kept);
    await starting.answer('loadUser', chef);
    starting.send({ type: 'customer.refused', customerKey: 1001 });
    const running = await open();
    running.send({ type: 'customer.refused', customerKey: 1001 });
    const orphan = await greeted({ ...kept, customerKey: null });
    await orphan.answer('loadUser', { ...chef, customerKey: null });
    for (const stage of [starting, running, orphan]) {
      expect(stage.snapshot).toMatchObject({
        value: { unauthorized: 'refused' },
        context: {
          reason: {
            text: 'Your account can no longer order for its customer. Please contact your sales representative.',
          },
        },
      });
      expect(stored(stage)).toEqual(nothing);
    }
    expect(orphan.asked('loadConfiguration')).toEqual([]);
  });

  test('whoever is kept out by a server that does not answer can log out, and nothing is kept of him', async () => {
    const beginning = new Stage(sessionMachine, visit);
    await beginning.fail('loadSite', failures.offline);
    await beginning.answer('readCredentials', kept);
    const validating = await greeted(kept);
    await validating.fail('loadUser', failures.offline);
    const configuring = await greeted(kept);
    await configuring.answer('loadUser', chef);
    await configuring.fail('loadConfiguration', failures.offline);
    for (const stage of [beginning, validating, configuring]) {
      expect([stage.snapshot.hasTag('failed'), stage.snapshot.can({ type: 'session.logOut' })]).toEqual([true, true]);
      stage.send({ type: 'session.logOut' });
      expect(stage.told('revokeToken')).toEqual([{ token: 'token-1' }]);
      expect(stored(stage)).toEqual(nothing);
    }
    expect(beginning.snapshot.value).toEqual({ initial: 'loading' });
    await beginning.fail('loadSite', failures.offline);
    await beginning.answer('readCredentials', NO_CREDENTIALS);
    expect(beginning.snapshot.can({ type: 'session.logOut' })).toBe(false);
  });

  test('a session that ends before the site came opens no shop without a site', async () => {
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
    expect(stage.told('storeCredentials')).toEqual([]);
  });

  test('a site that is open to guests asks for nothing of its shop while somebody is about to sign in', async () => {
    const stage = await greeted(NO_CREDENTIALS, guestGreeting);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'signedOut' });
    expect([stage.asked('loadGuestConfiguration'), stage.asked('loadShop'), stage.asked('shop')]).toEqual([[], [], []]);
    const closed = await greeted();
    closed.send({ type: 'guest.browse' });
    expect(closed.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test('a shop that did not come is asked for again, without asking for anything else twice', async () => {
    const stage = await greeted(kept);
    await stage.answer('loadUser', chef);
    await stage.answer('loadConfiguration', configuration);
    await stage.fail('loadShop', new TypeError('Failed to fetch dynamically imported module'));
    expect([...stage.snapshot.tags].toSorted()).toEqual(['failed', 'unreachable']);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadShop');
    expect([stage.snapshot.value, stage.asked('loadConfiguration').length]).toEqual(['ready', 1]);
  });

  test('only a salesperson switches customers', async () => {
    const stage = await open();
    stage.send({ type: 'customer.unset' });
    expect(stage.snapshot.value).toBe('ready');
  });

  test('walk-in business never opens the shop without a ship method, nor with the one of another customer', async () => {
    const stage = await open(rep);
    stage.send({ type: 'customer.unset' });
    await stage.answer('identify', { customerKey: 0, shipMethod: null });
    expect(stage.snapshot.value).toBe('select-shipmethod');
    expect(stage.asked('identify').at(-1)).toEqual({ missing: 'shipMethod', previous: null });
    await stage.answer('identify', { customerKey: 0, shipMethod: 'Delivery' });
    expect(stored(stage)).toEqual({
      credentials: { token: 'token-1', customerKey: 0, shipMethod: 'Delivery' },
      isPunchout: false,
    });
    await stage.answer('loadConfiguration', configuration);
    await stage.answer('loadShop');
    stage.send({ type: 'shipMethod.unset' });
    expect(stage.snapshot.value).toBe('select-shipmethod');
  });

  test('a switch of customers can be taken back, with the ship method as it was', async () => {
    const stage = await open(rep, { ...kept, customerKey: 0 });
    stage.send({ type: 'customer.unset' });
    expect(stage.snapshot.context.credentials.customerKey).toBe(null);
    const previous = { customerKey: 0, shipMethod: 'Pickup' };
    expect(stage.asked('identify')).toEqual([{ missing: 'customer', previous }]);
    await stage.answer('identify', previous);
    expect(stage.snapshot).toMatchObject({
      value: 'configuring',
      context: { credentials: { token: 'token-1', customerKey: 0, shipMethod: 'Pickup' } },
    });
  });

  test('a punchout neither reads nor keeps credentials, and its code is used once', async () => {
    const stage = new Stage(sessionMachine, { ...visit, code: 'code-1' });
    await stage.answer('loadSite', greeting);
    await stage.answer('signIn', { kind: 'signedIn', token: 'token-2' });
    await stage.answer('loadUser', chef);
    await stage.answer('loadConfiguration', configuration);
    expect(stage.isAsking('readCredentials')).toBe(false);
    expect(stage.told('storeCredentials')).toEqual([
      { credentials: { ...NO_CREDENTIALS, token: 'token-2' }, isPunchout: true },
      { credentials: { token: 'token-2', customerKey: 1001, shipMethod: null }, isPunchout: true },
    ]);
    stage.send(expired, signIn);
    expect([stage.snapshot.context.code, stage.asked('signIn').length]).toEqual([null, 2]);
  });
});
