import { describe, expect, test } from 'vitest';
import { NO_CREDENTIALS } from '#machines/access/session/session.ts';
import { sessionMachine } from '#machines/access/session/sessionMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { chef, configuration, environment, greeting, guestConfiguration, guestGreeting, rep } from '../samples.ts';

const visit = { code: null, redirectUri: 'http://localhost/', environment: environment() };
const kept = { token: 'token-1', customerKey: 1001, shipMethod: 'Pickup' } as const;
const bug = new Error('a bug');

async function comeBack(user: typeof chef, credentials: object) {
  const stage = new Stage(sessionMachine, visit);
  await stage.answer('loadSite', greeting);
  await stage.answer('readCredentials', credentials);
  await stage.answer('loadUser', user);
  return stage;
}

async function brokenShop() {
  const stage = await comeBack(chef, kept);
  await stage.answer('loadConfiguration', configuration);
  await stage.answer('loadShop');
  await stage.fail('shop', bug);
  return stage;
}

async function asGuest() {
  const stage = new Stage(sessionMachine, visit);
  await stage.answer('loadSite', guestGreeting);
  await stage.answer('readCredentials', NO_CREDENTIALS);
  stage.send({ type: 'guest.browse' });
  return stage;
}

describe('a session outlives a bug and promises:', () => {
  test('a shop that breaks is opened again when told to, to the same buyer, with what the server says now', async () => {
    const stage = await brokenShop();
    expect([stage.snapshot.status, [...stage.snapshot.tags]]).toEqual(['active', ['failed', 'broken']]);
    expect(stage.snapshot.context.credentials).toEqual(kept);
    expect(stage.asked('shop')).toHaveLength(1);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadConfiguration', configuration);
    await stage.answer('loadShop');
    expect([stage.snapshot.value, stage.asked('shop').length, stage.asked('loadUser').length]).toEqual(['ready', 2, 1]);
  });

  test('whoever sees a broken shop can log out of it, and nothing is kept of him', async () => {
    const stage = await brokenShop();
    stage.send({ type: 'session.logOut' });
    expect(stage.told('revokeToken')).toEqual([{ token: 'token-1' }]);
    expect(stage.told('storeCredentials').at(-1)).toEqual({ credentials: NO_CREDENTIALS, isPunchout: false });
    expect(stage.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test('a session that ends under a broken shop ends as any other', async () => {
    const stage = await brokenShop();
    stage.send({ type: 'session.expired', reason: { code: 'sessionExpired', text: 'Your session has expired' } });
    expect(stage.snapshot).toMatchObject({ value: { unauthorized: 'refused' }, context: { user: null } });
  });

  test('a shop that breaks over and over is opened once for each time it is asked for', async () => {
    const stage = await brokenShop();
    for (const times of [2, 3]) {
      stage.send({ type: 'session.retry' });
      await stage.answer('loadConfiguration', configuration);
      await stage.answer('loadShop');
      await stage.fail('shop', bug);
      expect([stage.snapshot.value, stage.asked('shop').length]).toEqual(['broken', times]);
    }
  });

  test('a question that breaks is asked again', async () => {
    const customer = await comeBack(rep, { ...kept, customerKey: null });
    const shipMethod = await comeBack({ ...chef, customerKey: 0 }, { ...kept, customerKey: 0, shipMethod: null });
    for (const stage of [customer, shipMethod]) {
      const question = stage.snapshot.value;
      await stage.fail('identify', bug);
      expect([stage.snapshot.value, stage.snapshot.can({ type: 'session.logOut' })]).toEqual(['broken', true]);
      stage.send({ type: 'session.retry' });
      expect([stage.snapshot.value, stage.asked('identify').length]).toEqual([question, 2]);
    }
  });

  test('a sign-in that breaks leaves the sign-in page to try again on', async () => {
    const stage = await asGuest();
    for (const times of [1, 2]) {
      stage.send({ type: 'session.signIn', username: 'chef', password: 'Harbor#2026' });
      await stage.fail('signIn', bug);
      expect([[...stage.snapshot.tags], stage.asked('signIn').length]).toEqual([['signedOut'], times]);
      expect(stage.snapshot.context.reason).toEqual({ code: 'other', text: 'Authorization Failed' });
    }
  });

  test("a guest's shop that breaks is opened again when told to, and he can sign in instead", async () => {
    const stage = await asGuest();
    await stage.answer('loadGuestConfiguration', guestConfiguration);
    await stage.answer('loadShop');
    await stage.fail('shop', bug);
    expect([...stage.snapshot.tags].toSorted()).toEqual(['broken', 'failed', 'signedOut']);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadGuestConfiguration', guestConfiguration);
    await stage.answer('loadShop');
    expect([stage.snapshot.value, stage.asked('shop').length]).toEqual([{ unauthorized: 'guest' }, 2]);
    await stage.fail('shop', bug);
    stage.send({ type: 'session.signIn', username: 'chef', password: 'Harbor#2026' });
    expect(stage.snapshot.value).toBe('authorizing');
  });
});
