import { describe, expect, test } from 'vitest';
import { resetRequestMachine } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { localCheck, proof } from './accountSamples.ts';

const submit = { type: 'reset.submit', emailOrUsername: 'chef' } as const;

async function sent() {
  const stage = new Stage(resetRequestMachine, { check: localCheck });
  await stage.answer('humanCheck', proof);
  stage.send(submit);
  return stage;
}

describe('asking for another password:', () => {
  test('no email is requested before the human check was passed', () => {
    const stage = new Stage(resetRequestMachine, { check: localCheck });
    stage.send(submit);
    expect([stage.snapshot.can(submit), stage.asked('requestReset')]).toEqual([false, []]);
  });

  test('a second press requests no second email', async () => {
    const stage = await sent();
    stage.send(submit);
    expect(stage.asked('requestReset')).toEqual([{ emailOrUsername: 'chef', verifyToken: 'proof-1' }]);
  });

  test("the server's message is announced, and the dialog closes", async () => {
    const stage = await sent();
    await stage.answer('requestReset', { kind: 'done', text: 'Password reset request sent.' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Password reset request sent.' }]);
    expect(stage.snapshot.status).toBe('done');
  });

  test('after a refusal the reason is shown and the check begins again; the next try clears the reason', async () => {
    const stage = await sent();
    await stage.answer('requestReset', { kind: 'refused', text: 'Too many attempts.' });
    expect([stage.snapshot.context.message, stage.snapshot.can(submit)]).toEqual(['Too many attempts.', false]);
    await stage.answer('humanCheck', proof);
    stage.send(submit);
    expect(stage.snapshot.context.message).toBeNull();
  });

  test('no answer is an unexpected error', async () => {
    const stage = await sent();
    await stage.fail('requestReset', failures.offline);
    expect(stage.snapshot.context.message).toBe('An unexpected error occurred.');
  });

  test('an error in the check affects the check alone: it begins again on request', async () => {
    const stage = new Stage(resetRequestMachine, { check: localCheck });
    await stage.fail('humanCheck', new TypeError('a bug'));
    expect([[...stage.snapshot.tags], stage.asked('humanCheck').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'check.again' });
    await stage.answer('humanCheck', proof);
    expect(stage.snapshot.can(submit)).toBe(true);
  });
});
