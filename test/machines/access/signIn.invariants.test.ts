import { describe, expect, test } from 'vitest';
import { signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const password = { kind: 'password', username: 'chef', password: 'Harbor#2026' } as const;
const code = { kind: 'code', code: 'code-1', redirectUri: 'http://localhost/' } as const;

function presented(grant: typeof password | typeof code) {
  const stage = new Stage(signInMachine);
  stage.send({ type: 'grant.present', grant });
  return stage;
}

const refused = (status: number, text: string, refusal: string | null = null, resetToken: string | null = null) => ({
  kind: 'refused',
  status,
  code: refusal,
  text,
  resetToken,
});

describe('signing in:', () => {
  test('nothing is asked of the server before there is something to sign in with', () => {
    const stage = new Stage(signInMachine);
    expect([stage.asked('exchangeGrant'), stage.snapshot.hasTag('busy')]).toEqual([[], false]);
  });

  test('a password is in no context, and is sent to one port only', async () => {
    const stage = new Stage(signInMachine);
    const contexts: string[] = [];
    stage.actor.subscribe(({ context }) => contexts.push(JSON.stringify(context)));
    stage.send({ type: 'grant.present', grant: password });
    await stage.answer('exchangeGrant', { kind: 'signedIn', token: 'token-2' });
    expect(contexts.length).toBeGreaterThan(1);
    expect(contexts.filter((context) => context.includes('Harbor#2026'))).toEqual([]);
    expect(stage.asked('exchangeGrant')).toEqual([password]);
  });

  test('a second password while one is checked is not sent', () => {
    const stage = presented(password);
    stage.send(
      { type: 'grant.present', grant: { ...password, password: 'other' } },
      { type: 'grant.present', grant: code },
    );
    expect([stage.asked('exchangeGrant'), [...stage.snapshot.tags]]).toEqual([[password], ['busy']]);
  });

  test('a right password and an active code end in a token', async () => {
    for (const grant of [password, code]) {
      const stage = presented(grant);
      expect(stage.asked('exchangeGrant')).toEqual([grant]);
      await stage.answer('exchangeGrant', { kind: 'signedIn', token: 'token-2' });
      expect(stage.snapshot.output).toEqual({ kind: 'signedIn', token: 'token-2' });
    }
  });

  test.each([
    [refused(401, 'Bad Request', 'badCredentials'), 'badCredentials', 'Unknown user or invalid password'],
    [refused(401, 'Bad Request'), 'badCredentials', 'Unknown user or invalid password'],
    [refused(401, 'Enter the code.', 'secondFactor'), 'secondFactor', 'Enter the code.'],
    [refused(429, ''), 'tooManyAttempts', 'Too many login attempts, please try again later'],
    [refused(401, 'You changed password.'), 'passwordChanged', 'You changed password.'],
    [refused(400, ''), 'other', 'Authorization Failed'],
  ])('a password refused as %o shows %s', async (answer, reason, text) => {
    const stage = presented(password);
    await stage.answer('exchangeGrant', answer);
    expect(stage.snapshot.output).toEqual({ kind: 'refused', reason: { code: reason, text }, resetToken: null });
  });

  test('a correct password that is no longer strong enough returns a token for a new one; a code never does', async () => {
    const outgrown = refused(401, 'Choose a new one.', 'passwordExpired', 'reset-1');
    const byPassword = presented(password);
    await byPassword.answer('exchangeGrant', outgrown);
    const byCode = presented(code);
    await byCode.answer('exchangeGrant', outgrown);
    expect([byPassword, byCode].map(({ snapshot }) => snapshot.output)).toEqual([
      { kind: 'refused', reason: { code: 'passwordExpired', text: 'Choose a new one.' }, resetToken: 'reset-1' },
      { kind: 'refused', reason: { code: 'codeRejected', text: 'Authorization code rejected' }, resetToken: null },
    ]);
  });

  test('a password without an answer shows an error, and reports the cause', async () => {
    const texts: unknown[] = [];
    for (const failure of [failures.offline, failures.unavailable, failures.unexpected, new Error('')]) {
      const stage = presented(password);
      await stage.fail('exchangeGrant', failure);
      texts.push(stage.snapshot.output?.kind === 'refused' && stage.snapshot.output.reason.text);
    }
    expect(texts).toEqual([
      'The server did not respond. Please refresh and try again.',
      'Service temporarily unavailable',
      'Something broke.',
      'Authorization Failed',
    ]);
  });

  test("a punchout's code that is refused or lost never mentions passwords", async () => {
    const rejected = presented(code);
    await rejected.answer('exchangeGrant', refused(401, 'Bad Request'));
    const expired = presented(code);
    await expired.answer('exchangeGrant', refused(429, 'Slow down'));
    const lost = presented(code);
    await lost.fail('exchangeGrant', failures.offline);
    expect([rejected, expired, lost].map(({ snapshot }) => snapshot.output)).toEqual([
      { kind: 'refused', reason: { code: 'codeRejected', text: 'Authorization code rejected' }, resetToken: null },
      { kind: 'refused', reason: { code: 'punchoutExpired', text: 'Punchout session expired' }, resetToken: null },
      { kind: 'refused', reason: { code: 'punchoutExpired', text: 'Punchout session expired' }, resetToken: null },
    ]);
  });
});
