import { describe, expect, test } from 'vitest';
import { accessMachine } from '#machines/access/access/accessMachine.ts';
import type { HumanCheckSite } from '#machines/access/humanCheck/humanProof.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { localCheck } from './accountSamples.ts';

const open = (check: () => HumanCheckSite = () => localCheck) => new Stage(accessMachine, { check });

describe('the account dialogs:', () => {
  test('nothing runs before something is opened, and nothing after it was left', () => {
    const stage = open();
    expect(stage.asked('signUp')).toEqual([]);
    stage.send({ type: 'signUp.open' }, { type: 'access.leave' });
    expect([stage.isAsking('signUp'), stage.snapshot.value]).toEqual([false, 'away']);
  });

  test('the human check is that of the site as it is known when something opens', () => {
    let site: HumanCheckSite = { kind: 'local', siteKey: null };
    const stage = open(() => site);
    site = { kind: 'turnstile', siteKey: 'key-1' };
    stage.send({ type: 'reset.open' });
    expect(stage.asked('resetRequest')).toEqual([{ check: site }]);
  });

  test('each page gets the token that came with it', () => {
    const stage = open();
    stage.send({ type: 'verifyEmail.enter', token: 'letter-1' }, { type: 'newPassword.enter', token: 'letter-2' });
    expect(stage.asked('verifyEmail')).toEqual([{ token: 'letter-1' }]);
    expect(stage.asked('newPassword')).toEqual([{ token: 'letter-2', check: localCheck }]);
    expect(stage.isAsking('verifyEmail')).toBe(false);
  });

  test('a user who has opened an account sees where the email was sent, until another dialog opens', async () => {
    const stage = open();
    stage.send({ type: 'signUp.open' });
    await stage.answer('signUp', { email: 'ada@example.com' });
    expect([stage.snapshot.value, stage.snapshot.context.email]).toEqual(['registered', 'ada@example.com']);
    stage.send({ type: 'reset.open' });
    expect(stage.snapshot.value).toBe('requestingReset');
  });

  test('a user who closed the dialog sees no message', async () => {
    const stage = open();
    stage.send({ type: 'signUp.open' });
    await stage.answer('signUp', { email: null });
    expect(stage.snapshot.value).toBe('away');
  });

  test('the token of an email is cleared with its page', () => {
    const stage = open();
    stage.send({ type: 'newPassword.enter', token: 'letter-2' }, { type: 'access.leave' });
    expect(JSON.stringify(stage.snapshot.context)).not.toContain('letter-2');
  });

  test('an error closes the open dialog: it opens again in the same state, on request only', async () => {
    const stage = open();
    stage.send({ type: 'newPassword.enter', token: 'letter-2' });
    await stage.fail('newPassword', new TypeError('a bug'));
    expect([stage.snapshot.value, stage.asked('newPassword').length]).toEqual(['broken', 1]);
    stage.send({ type: 'access.retry' });
    expect(stage.asked('newPassword')[1]).toEqual({ token: 'letter-2', check: localCheck });
  });
});
