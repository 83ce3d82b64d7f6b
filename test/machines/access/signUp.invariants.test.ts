import { describe, expect, test } from 'vitest';
import { signUpMachine } from '#machines/access/signUp/signUpMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { consumerSettings, localCheck, proof, registration, strict } from './accountSamples.ts';

async function opened() {
  const stage = new Stage(signUpMachine, { check: localCheck });
  await stage.answer('loadConsumerSettings', consumerSettings);
  return stage;
}

async function sent() {
  const stage = await opened();
  await stage.answer('humanCheck', proof);
  stage.send({ type: 'signUp.submit', registration });
  return stage;
}

const isFilling = { open: { filling: 'unproven' } };

describe('signing up:', () => {
  test('no sign-up is sent before the human check was passed', async () => {
    const stage = await opened();
    expect(stage.snapshot.can({ type: 'signUp.submit', registration })).toBe(false);
    stage.send({ type: 'signUp.submit', registration });
    expect(stage.asked('signUp')).toEqual([]);
  });

  test('what was typed goes to the server with the proof, once', async () => {
    const stage = await sent();
    stage.send({ type: 'signUp.submit', registration });
    expect(stage.asked('signUp')).toEqual([{ ...registration, verifyToken: 'proof-1' }]);
  });

  test('a password is in no context', async () => {
    const contexts: string[] = [];
    const stage = await opened();
    stage.actor.subscribe(({ context }) => contexts.push(JSON.stringify(context)));
    await stage.answer('humanCheck', proof);
    stage.send({ type: 'signUp.submit', registration });
    await stage.answer('signUp', { kind: 'refused', text: 'No.' });
    expect(contexts.length).toBeGreaterThan(2);
    expect(contexts.filter((context) => context.includes(registration.password))).toEqual([]);
  });

  test('a refusal shows its reason, and the check begins again', async () => {
    const stage = await sent();
    await stage.answer('signUp', { kind: 'refused', text: 'That password is too common.' });
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual([isFilling, 'That password is too common.']);
    expect(stage.asked('humanCheck')).toHaveLength(2);
  });

  test('no answer is an unexpected error, and nothing is announced', async () => {
    const stage = await sent();
    await stage.fail('signUp', failures.offline);
    expect([stage.snapshot.context.message, stage.paramsOf('notify')]).toEqual(['An unexpected error occurred.', []]);
  });

  test('success is announced in the specified words, with the address of the email', async () => {
    const stage = await sent();
    await stage.answer('signUp', { kind: 'done', text: 'Anything' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Account registered succesfully' }]);
    expect(stage.snapshot.output).toEqual({ email: 'ada@example.com' });
  });

  test('a proof that grew too old does not count any more', async () => {
    const stage = await opened();
    await stage.answer('humanCheck', proof);
    stage.clock.goToNextTimer();
    expect(stage.snapshot.value).toEqual(isFilling);
    expect(stage.snapshot.can({ type: 'signUp.submit', registration })).toBe(false);
  });

  test('the rules for passwords are the usual ones until those of the site have come, or if they never come', async () => {
    const stage = await opened();
    expect(stage.snapshot.context.policy.minimumPasswordLength).toBe(8);
    await stage.answer('loadPolicy', strict);
    expect(stage.snapshot.context.policy).toEqual(strict);
    const without = await opened();
    await without.fail('loadPolicy', failures.offline);
    expect([without.snapshot.value, without.snapshot.context.policy.minimumPasswordLength]).toEqual([isFilling, 8]);
  });

  test('a user who cancels has opened no account', async () => {
    const stage = await sent();
    await stage.answer('signUp', { kind: 'refused', text: 'No.' });
    stage.send({ type: 'dialog.close' });
    expect(stage.snapshot.output).toEqual({ email: null });
  });
});
