import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { reasonOf } from '#domain/session/reason.ts';
import type { Exchange, Grant } from '#machines/access/signIn/grant.ts';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { NO_CREDENTIALS } from '#machines/app/session/session.ts';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { NO_CONFIGURATION } from '#machines/shop/shopper.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { chef, configuration, failures, greeting } from '../samples.ts';
import { expired, greeted, kept, nothing, open, signIn, stored, visit } from './session.stages.ts';

type Punchout = Stage<typeof sessionMachine>;

describe('the session:', () => {
  test('a password is never in a context, and is sent to one port only', async () => {
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

  test('an expired session clears token, customer and ship method, and shows that', async () => {
    const stage = await open();
    stage.send(expired);
    expect(stored(stage)).toEqual(nothing);
    expect(stage.snapshot.context).toMatchObject({ user: null, configuration: NO_CONFIGURATION, previous: null });
    expect(stage.snapshot.context.reason).toEqual({ code: 'sessionExpired', text: 'Your session has expired' });
    expect(stage.isAsking('shop')).toBe(false);
  });

  test('a sign-in of another tab changes nothing here, and continues on request only', async () => {
    const stage = await open();
    const before = stage.paramsOf('storeCredentials').length;
    stage.send({ type: 'session.changedElsewhere', isSignedIn: true }, { type: 'session.logOut' });
    expect([stage.snapshot.value, stage.isAsking('shop')]).toEqual(['displaced', false]);
    expect(stage.snapshot.context.credentials).toEqual(NO_CREDENTIALS);
    expect([stage.paramsOf('storeCredentials').length, stage.paramsOf('revokeToken')]).toEqual([before, []]);
    stage.send({ type: 'session.retry' });
    await stage.answer('readCredentials', kept);
    expect(stage.snapshot).toMatchObject({ value: 'validating', context: { reason: null } });
  });

  test('a sign-out elsewhere is shown as such, and changes nothing while signed out', async () => {
    const [stage, signedOut] = [await open(), await greeted()];
    for (const one of [stage, signedOut]) one.send({ type: 'session.changedElsewhere', isSignedIn: false });
    expect(stage.snapshot.context.reason?.text).toBe('You signed out in another tab.');
    expect(signedOut.snapshot.value).toEqual({ unauthorized: 'signedOut' });
  });

  test('a sign-in in one tab signs in the tabs that wait, too', async () => {
    const stage = await greeted();
    stage.send({ type: 'session.changedElsewhere', isSignedIn: true });
    await stage.answer('readCredentials', kept);
    expect(stage.snapshot.value).toBe('validating');
  });

  test('a user whose password no longer meets the rules sees that where a new one is set, by the token of that sign-in', async () => {
    const stage = await greeted();
    stage.send(signIn);
    const reason = reasonOf('badCredentials', 'Choose a new one.');
    await stage.answer('signIn', { kind: 'refused', reason, resetToken: 'reset-1' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: reason.text }]);
    expect(stage.paramsOf('renewPassword')).toEqual([{ resetToken: 'reset-1' }]);
    expect(stage.snapshot.value).toEqual({ unauthorized: 'refused' });
  });

  test('logging out revokes the token and clears it, without a reason', async () => {
    const stage = await open();
    expect(stage.asked('shop')).toMatchObject([{ shopper: { userType: 'Customer', user: chef, configuration } }]);
    stage.send({ type: 'session.logOut' });
    expect([...stage.snapshot.tags]).toEqual(['signedOut']);
    expect(stage.paramsOf('revokeToken')).toEqual([{ token: 'token-1' }]);
    expect(stored(stage)).toEqual(nothing);
    expect(stage.snapshot).toMatchObject({ value: { unauthorized: 'signedOut' }, context: { reason: null } });
  });

  test('a refused sign-in shows why, and leaves the user signed out', async () => {
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
    expect(punchout.snapshot.context.reason?.text).toBe('Punchout session expired');
  });

  test.each([
    ['rejected', (stage: Punchout) => stage.answer('signIn', { kind: 'refused', reason: reasonOf('codeRejected') })],
    ['refused', (stage: Punchout) => stage.answer('signIn', { kind: 'refused', reason: reasonOf('punchoutExpired') })],
    ['stopped by a bug', (stage: Punchout) => stage.fail('signIn', new TypeError('a bug'))],
  ])(
    'PUN-01: a code in the address that is %s is the end of a punchout, and leaves what the browser keeps alone',
    async (_, end) => {
      const punchout = new Stage(sessionMachine, { ...visit, code: 'code-1' });
      await punchout.answer('loadSite', greeting);
      await end(punchout);
      expect(punchout.snapshot).toMatchObject({
        value: { unauthorized: 'refused' },
        context: { isPunchout: true, code: null, reason: { text: 'Punchout session expired' } },
      });
      expect(punchout.asked('readCredentials')).toEqual([]);
      expect(punchout.paramsOf('storeCredentials')).toEqual([{ credentials: NO_CREDENTIALS, isPunchout: true }]);
    },
  );

  test('a token that fails validation is cleared with the specified text, however its end is noticed', async () => {
    const answered = await greeted(kept);
    await answered.fail('loadUser', failures.unauthorised);
    const expiredLater = await greeted(kept);
    expiredLater.send(expired);
    for (const stage of [answered, expiredLater]) {
      expect(stored(stage)).toEqual(nothing);
      expect(stage.snapshot.context.reason?.text).toBe('Your session expired - Please sign in again.');
    }
  });

  test('a refusal is read on the sign-in page, and one for a changed password is also a notice, however it is heard of', async () => {
    const changed = reasonOf('passwordChanged', 'The user has changed password.');
    const refused = await greeted();
    for (const reason of [reasonOf('badCredentials'), changed, reasonOf('other', 'You changed password.')]) {
      refused.send(signIn);
      await refused.answer('signIn', { kind: 'refused', reason, resetToken: null });
      expect(refused.snapshot).toMatchObject({ value: { unauthorized: 'refused' }, context: { reason } });
    }
    const validating = await greeted(kept);
    const running = await open();
    for (const stage of [validating, running]) stage.send({ type: 'session.expired', reason: changed });
    for (const stage of [refused, validating, running]) {
      expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'The user has changed password.' }]);
    }
    expect(running.snapshot).toMatchObject({ value: { unauthorized: 'refused' }, context: { reason: changed } });
  });

  test('a punchout neither reads nor keeps credentials, and its code is used once', async () => {
    const stage = new Stage(sessionMachine, { ...visit, code: 'code-1' });
    await stage.answer('loadSite', greeting);
    await stage.answer('signIn', { kind: 'signedIn', token: 'token-2' });
    await stage.answer('loadUser', chef);
    await stage.answer('loadConfiguration', configuration);
    expect(stage.isAsking('readCredentials')).toBe(false);
    expect(stage.paramsOf('storeCredentials')).toEqual([
      { credentials: { ...NO_CREDENTIALS, token: 'token-2' }, isPunchout: true },
      { credentials: { token: 'token-2', customerKey: 1001, shipMethod: null }, isPunchout: true },
    ]);
    stage.send(expired, signIn);
    expect([stage.snapshot.context.code, stage.asked('signIn').length]).toEqual([null, 2]);
  });
});
