import { describe, expect, test } from 'vitest';
import { newPasswordMachine } from '#machines/access/newPassword/newPasswordMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { localCheck, proof, strict } from './accountSamples.ts';

const open = () => new Stage(newPasswordMachine, { token: 'letter-1', check: localCheck });
const submit = { type: 'password.submit', password: 'Harbor#2026x' } as const;

async function known(isB2B = false) {
  const stage = open();
  await stage.answer('lookUpToken', { error: null, isB2B });
  return stage;
}

async function sent() {
  const stage = await known();
  await stage.answer('humanCheck', proof);
  stage.send(submit);
  return stage;
}

describe('setting a new password:', () => {
  test('a token that does not count shows its reason and no form', async () => {
    const stage = open();
    await stage.answer('lookUpToken', { error: 'This link has expired.', isB2B: false });
    expect([stage.snapshot.value, stage.snapshot.context.message]).toEqual(['dead', 'This link has expired.']);
    expect(stage.asked('humanCheck')).toEqual([]);
  });

  test('a look-up without an answer does not call the token invalid, and is made again on request', async () => {
    const stage = open();
    await stage.fail('lookUpToken', failures.offline);
    expect([[...stage.snapshot.tags], stage.snapshot.context.message]).toEqual([['failed'], null]);
    stage.send({ type: 'lookUp.retry' });
    expect(stage.asked('lookUpToken')).toEqual([{ token: 'letter-1' }, { token: 'letter-1' }]);
  });

  test('whose password it is decides which words are shown, and the rules of the site count', async () => {
    const stage = await known(true);
    await stage.answer('loadPolicy', strict);
    expect(stage.snapshot.context).toMatchObject({ isB2B: true, policy: strict });
  });

  test('nothing is sent without the human check, and nothing twice', async () => {
    const stage = await known();
    stage.send(submit);
    expect(stage.asked('setPassword')).toEqual([]);
    await stage.answer('humanCheck', proof);
    stage.send(submit, submit);
    expect(stage.asked('setPassword')).toEqual([
      { password: 'Harbor#2026x', resetToken: 'letter-1', verifyToken: 'proof-1' },
    ]);
  });

  test('a password is in no context', async () => {
    const stage = await sent();
    expect(JSON.stringify(stage.snapshot.context)).not.toContain('Harbor#2026x');
    await stage.answer('setPassword', { kind: 'refused', text: 'No.' });
    expect(JSON.stringify(stage.snapshot.context)).not.toContain('Harbor#2026x');
  });

  test('success is announced with the way to sign in', async () => {
    const stage = await sent();
    await stage.answer('setPassword', { kind: 'done', text: 'Password has been updated' });
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'success', text: 'Password has been updated', action: { label: 'Login', href: '/login' } },
    ]);
    expect(stage.snapshot.value).toBe('changed');
  });

  test('a refusal shows its reason, a missing answer an unexpected error; the check begins again', async () => {
    const refused = await sent();
    await refused.answer('setPassword', { kind: 'refused', text: 'Too short.' });
    const lost = await sent();
    await lost.fail('setPassword', failures.offline);
    expect([refused, lost].map(({ snapshot }) => [snapshot.value, snapshot.context.message])).toEqual([
      [{ filling: 'unproven' }, 'Too short.'],
      [{ filling: 'unproven' }, 'An unexpected error occurred.'],
    ]);
  });
});
