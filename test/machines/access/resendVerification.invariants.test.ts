import { describe, expect, test } from 'vitest';
import { resendVerificationMachine } from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';

const submit = { type: 'resend.submit', email: 'ada@example.com' } as const;

function sent() {
  const stage = new Stage(resendVerificationMachine);
  stage.send(submit);
  return stage;
}

describe('sending the email again:', () => {
  test('nothing is sent unasked', () => {
    expect(new Stage(resendVerificationMachine).asked('resend')).toEqual([]);
  });

  test('a second press sends no second email, neither during the first request nor after it', async () => {
    const stage = sent();
    stage.send(submit);
    await stage.answer('resend', { kind: 'done', text: '' });
    stage.send(submit);
    expect(stage.asked('resend')).toEqual([{ email: 'ada@example.com' }]);
  });

  test('a refusal shows its reason, and can be tried again', async () => {
    const stage = sent();
    await stage.answer('resend', { kind: 'refused', text: 'Too many attempts.' });
    expect([stage.snapshot.context.message, stage.snapshot.can(submit)]).toEqual(['Too many attempts.', true]);
  });

  test('no answer is an unexpected error, and can be tried again', async () => {
    const stage = sent();
    await stage.fail('resend', failures.unavailable);
    expect([stage.snapshot.context.message, stage.snapshot.can(submit)]).toEqual([
      'An unexpected error occurred.',
      true,
    ]);
  });

  test('the reason of the last try is cleared while the next one runs', async () => {
    const stage = sent();
    await stage.fail('resend', failures.offline);
    stage.send(submit);
    expect([stage.snapshot.context.message, [...stage.snapshot.tags]]).toEqual([null, ['busy']]);
  });

  test('it can be left at any time', () => {
    const stage = sent();
    stage.send({ type: 'dialog.close' });
    expect([stage.snapshot.status, stage.isAsking('resend')]).toEqual(['done', false]);
  });
});
