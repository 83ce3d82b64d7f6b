import { describe, expect, test } from 'vitest';
import { reasonOf } from '#domain/session/reason.ts';
import { greeted, signIn } from './session.stages.ts';

const refused = (code: 'secondFactor' | 'secondFactorWrong' | 'badCredentials') => ({
  kind: 'refused',
  reason: reasonOf(code, 'Enter the code.'),
  resetToken: null,
});
const ASKING = { unauthorized: 'askingCode' };

/** The password was right, and a code is asked for. */
async function asked() {
  const stage = await greeted();
  stage.send(signIn);
  await stage.answer('signIn', refused('secondFactor'));
  return stage;
}

describe('a sign-in with two steps:', () => {
  test('a right password alone has no token, and the page asks for a code', async () => {
    const stage = await asked();
    expect([stage.snapshot.value, stage.snapshot.context.credentials.token]).toEqual([ASKING, null]);
    expect(stage.snapshot.hasTag('signedOut')).toBe(true);
  });

  test('a wrong code asks again, and a wrong password leads back to the password', async () => {
    const stage = await asked();
    stage.send({ ...signIn, otp: '000000' });
    await stage.answer('signIn', refused('secondFactorWrong'));
    expect(stage.snapshot.value).toEqual(ASKING);
    stage.send({ ...signIn, otp: '000000' });
    await stage.answer('signIn', refused('badCredentials'));
    expect(stage.snapshot.value).toEqual({ unauthorized: 'refused' });
  });

  test('the right code signs in', async () => {
    const stage = await asked();
    stage.send({ ...signIn, otp: '287082' });
    await stage.answer('signIn', { kind: 'signedIn', token: 'token-2' });
    expect([stage.snapshot.value, stage.snapshot.context.reason]).toEqual(['validating', null]);
  });

  test('Back asks for the password, and forgets the reason', async () => {
    const stage = await asked();
    stage.send({ type: 'reason.clear' });
    expect([stage.snapshot.value, stage.snapshot.context.reason]).toEqual([{ unauthorized: 'signedOut' }, null]);
  });

  test('neither the password nor the code is kept', async () => {
    const stage = await asked();
    stage.send({ ...signIn, otp: '287082' });
    await stage.answer('signIn', refused('secondFactorWrong'));
    expect(JSON.stringify(stage.snapshot.context)).not.toMatch(/287082|Harbor#2026/);
  });
});
