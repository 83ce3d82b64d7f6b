import { describe, expect, test } from 'vitest';
import { chef, configuration, guestConfiguration, rep } from '../samples.ts';
import { comeBack, expired, kept, nothing, open, signIn, stored, visiting } from './session.stages.ts';

const bug = new Error('a bug');

async function brokenShop() {
  const stage = await open();
  await stage.fail('shop', bug);
  return stage;
}

describe('a session survives an error:', () => {
  test("a shop that breaks is opened again on request, for the same buyer, with the server's current data", async () => {
    const stage = await brokenShop();
    expect([stage.snapshot.status, [...stage.snapshot.tags]]).toEqual(['active', ['failed', 'broken']]);
    expect(stage.snapshot.context.credentials).toEqual(kept);
    expect(stage.asked('shop')).toHaveLength(1);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadConfiguration', configuration);
    await stage.answer('loadShop');
    expect([stage.snapshot.value, stage.asked('shop').length, stage.asked('loadUser').length]).toEqual(['ready', 2, 1]);
  });

  test('a user who sees a broken shop can log out of it, and nothing about them is stored', async () => {
    const stage = await brokenShop();
    stage.send({ type: 'session.logOut' });
    expect(stage.paramsOf('revokeToken')).toEqual([{ token: 'token-1' }]);
    expect(stored(stage)).toEqual(nothing);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test('a session that ends under a broken shop ends as any other', async () => {
    const stage = await brokenShop();
    stage.send(expired);
    expect(stage.snapshot).toMatchObject({ value: { unauthorized: 'refused' }, context: { user: null } });
  });

  test('a shop that breaks repeatedly is opened once for each request', async () => {
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
    await shipMethod.answer('loadShipMethod');
    for (const [stage, question] of [[customer, 'identify'] as const, [shipMethod, 'shipMethod'] as const]) {
      await stage.fail(question, bug);
      expect([stage.snapshot.value, stage.snapshot.can({ type: 'session.logOut' })]).toEqual(['broken', true]);
      stage.send({ type: 'session.retry' });
      if (question === 'shipMethod') await stage.answer('loadShipMethod');
      expect(stage.asked(question)).toHaveLength(2);
    }
  });

  test('a sign-in that breaks leaves the sign-in page to try again on', async () => {
    const stage = await visiting();
    for (const times of [1, 2]) {
      stage.send(signIn);
      await stage.fail('signIn', bug);
      expect([[...stage.snapshot.tags], stage.asked('signIn').length]).toEqual([['signedOut'], times]);
      expect(stage.snapshot.context.reason).toEqual({ code: 'other', text: 'Authorization Failed' });
    }
  });

  test("a guest's shop that breaks is opened again on request, or the guest can sign in instead", async () => {
    const stage = await visiting();
    await stage.answer('loadGuestConfiguration', guestConfiguration);
    await stage.answer('loadShop');
    await stage.fail('shop', bug);
    expect([...stage.snapshot.tags].toSorted()).toEqual(['broken', 'failed', 'signedOut']);
    stage.send({ type: 'session.retry' });
    await stage.answer('loadGuestConfiguration', guestConfiguration);
    await stage.answer('loadShop');
    expect([stage.snapshot.value, stage.asked('shop').length]).toEqual([{ unauthorized: 'guest' }, 2]);
    await stage.fail('shop', bug);
    stage.send(signIn);
    expect(stage.snapshot.value).toBe('authorizing');
  });
});
