import { describe, expect, test } from 'vitest';
import { changePasswordMachine } from '#machines/account/changePassword/changePasswordMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { strict } from '../access/accountSamples.ts';
import { failures } from '../samples.ts';

const change = { password: 'Harbor#2026', newPassword: 'Harbor#2026x' };
const submit = { type: 'password.submit', ...change } as const;

function sent() {
  const stage = new Stage(changePasswordMachine);
  stage.send(submit);
  return stage;
}

describe('changing the password:', () => {
  test('both passwords are sent to the server, once, and are in no context', () => {
    const stage = sent();
    stage.send(submit);
    expect(stage.asked('sendPasswords')).toEqual([change]);
    expect(JSON.stringify(stage.snapshot.context)).not.toContain('Harbor');
  });

  test('success is announced, and the dialog closes', async () => {
    const stage = sent();
    await stage.answer('sendPasswords', { kind: 'done', text: 'Anything' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Password has been updated' }]);
    expect(stage.snapshot.status).toBe('done');
  });

  test('a refusal is an error notice in its words, and the dialog stays', async () => {
    const stage = sent();
    await stage.answer('sendPasswords', { kind: 'refused', text: 'Current password is incorrect.' });
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'Current password is incorrect.' }]);
    expect(stage.snapshot.can(submit)).toBe(true);
  });

  test('no answer is an error notice too, and can be tried again', async () => {
    const stage = sent();
    await stage.fail('sendPasswords', failures.offline);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: 'An unexpected error occurred.' }]);
    expect(stage.snapshot.can(submit)).toBe(true);
  });

  test('the dialog does not close while the password is being changed', () => {
    const stage = sent();
    stage.send({ type: 'dialog.cancel' });
    expect([stage.snapshot.status, stage.isAsking('sendPasswords')]).toEqual(['active', true]);
  });

  test('the rules of the site come while one types already', async () => {
    const stage = sent();
    await stage.answer('loadPolicy', strict);
    expect([stage.snapshot.value, stage.snapshot.context.policy]).toEqual(['sending', strict]);
  });
});
