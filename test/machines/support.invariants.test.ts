import { describe, expect, test } from 'vitest';
import { supportMachine } from '#machines/support/supportMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { failures } from './samples.ts';

const SENT = { kind: 'sent', code: 'BCDF-GHJK' };
const press = (stage: Stage<typeof supportMachine>) => stage.send({ type: 'recording.send' });

async function sent() {
  const stage = new Stage(supportMachine);
  press(stage);
  await stage.answer('sendRecording', SENT);
  return stage;
}

describe('a recording for support:', () => {
  test('nothing is sent before the user asks for it', () => {
    const stage = new Stage(supportMachine);
    expect(stage.asked('sendRecording')).toEqual([]);
    press(stage);
    expect(stage.asked('sendRecording')).toHaveLength(1);
  });

  test('a second press while it is sent does not send it twice', () => {
    const stage = new Stage(supportMachine);
    press(stage);
    press(stage);
    expect(stage.asked('sendRecording')).toHaveLength(1);
  });

  test('the code stays until the user sends again', async () => {
    const stage = await sent();
    expect(stage.snapshot).toMatchObject({ value: 'sent', context: { code: 'BCDF-GHJK' } });
    press(stage);
    expect(stage.snapshot.context.code).toBeNull();
    await stage.answer('sendRecording', { kind: 'sent', code: 'XYZB-CDFG' });
    expect(stage.snapshot.context.code).toBe('XYZB-CDFG');
  });

  test('a refusal shows its reason and no code', async () => {
    const stage = await sent();
    press(stage);
    await stage.answer('sendRecording', { kind: 'refused', reason: 'Too many attempts.' });
    expect(stage.snapshot).toMatchObject({ value: 'failed', context: { code: null, refusal: 'Too many attempts.' } });
  });

  test('after a failure the user can send again, and an old reason is gone', async () => {
    const stage = new Stage(supportMachine);
    press(stage);
    await stage.answer('sendRecording', { kind: 'refused', reason: 'Too many attempts.' });
    press(stage);
    await stage.fail('sendRecording', failures.offline);
    expect(stage.snapshot).toMatchObject({ value: 'failed', context: { code: null, refusal: null } });
    press(stage);
    await stage.answer('sendRecording', SENT);
    expect(stage.snapshot.matches('sent')).toBe(true);
  });
});
