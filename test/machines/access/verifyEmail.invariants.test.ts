import { describe, expect, test } from 'vitest';
import { verifyEmailMachine } from '#machines/access/verifyEmail/verifyEmailMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const open = () => new Stage(verifyEmailMachine, { token: 'letter-1' });

describe('verifying an address:', () => {
  test('the token of the email is shown to the server, once', async () => {
    const stage = open();
    await stage.answer('verifyToken', true);
    expect([stage.asked('verifyToken'), stage.snapshot.value]).toEqual([[{ token: 'letter-1' }], 'verified']);
  });

  test('what the server does not believe has failed', async () => {
    const stage = open();
    await stage.answer('verifyToken', false);
    expect(stage.snapshot.value).toBe('failed');
  });

  test('no answer has failed too', async () => {
    for (const failure of [failures.offline, failures.unexpected]) {
      const stage = open();
      await stage.fail('verifyToken', failure);
      expect(stage.snapshot.value).toBe('failed');
    }
  });

  test('a token that failed can be tried again, such as after a lost connection', async () => {
    const stage = open();
    await stage.fail('verifyToken', failures.offline);
    stage.send({ type: 'verify.again' });
    await stage.answer('verifyToken', true);
    expect([stage.asked('verifyToken'), stage.snapshot.value]).toEqual([
      [{ token: 'letter-1' }, { token: 'letter-1' }],
      'verified',
    ]);
  });

  test('another email is offered after a failure only', async () => {
    const stage = open();
    expect(stage.isAsking('resendVerification')).toBe(false);
    await stage.answer('verifyToken', false);
    expect(stage.isAsking('resendVerification')).toBe(true);
    const verified = open();
    await verified.answer('verifyToken', true);
    expect(verified.asked('resendVerification')).toEqual([]);
  });

  test('a bug in that offer does not take the page away', async () => {
    const stage = open();
    await stage.answer('verifyToken', false);
    await stage.fail('resendVerification', new TypeError('a bug'));
    stage.send({ type: 'verify.again' });
    await stage.answer('verifyToken', false);
    expect([stage.snapshot.value, stage.isAsking('resendVerification')]).toEqual(['failed', true]);
  });
});
