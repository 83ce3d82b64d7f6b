import { describe, expect, test } from 'vitest';
import { recordingMachine } from '#machines/support/recordingMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { failures, foundRecording } from './samples.ts';

function submitted(code = 'bcdf-ghjk') {
  const stage = new Stage(recordingMachine);
  stage.send({ type: 'code.type', code }, { type: 'code.submit' });
  return stage;
}

async function open() {
  const stage = submitted();
  await stage.answer('loadRecording', foundRecording);
  return stage;
}

describe('a recording in the panel:', () => {
  test('a blank code asks the server for nothing', () => {
    expect(submitted('  ').asked('loadRecording')).toEqual([]);
    expect(submitted().asked('loadRecording')).toEqual([{ code: 'bcdf-ghjk' }]);
  });

  test('each step shows the chart of the machine that received its event', async () => {
    const stage = await open();
    stage.send({ type: 'step.next' });
    expect(stage.paramsOf('showActor')).toEqual([
      { actor: { path: 'recording/1', chart: 'leaving' } },
      { actor: { path: 'recording/0', chart: 'payment' } },
    ]);
  });

  test('there is no step before the first and none after the last', async () => {
    const stage = await open();
    stage.send({ type: 'step.previous' });
    expect(stage.snapshot.context.step).toBe(1);
    for (let times = 0; times < 5; times += 1) stage.send({ type: 'step.next' });
    expect(stage.snapshot.context.step).toBe(3);
  });

  test('a step that does not exist cannot be chosen', async () => {
    const stage = await open();
    for (const step of [3, 0, 4]) stage.send({ type: 'step.choose', step });
    expect(stage.snapshot.context.step).toBe(3);
    expect(stage.paramsOf('showActor')).toHaveLength(2);
  });

  test('a code from an address opens without a click', async () => {
    const stage = new Stage(recordingMachine, { code: 'BCDFGHJK' });
    expect(stage.asked('loadRecording')).toEqual([{ code: 'BCDFGHJK' }]);
  });

  test('an unknown code keeps what was typed, and typing clears the message', async () => {
    const stage = submitted();
    await stage.answer('loadRecording', null);
    expect(stage.snapshot).toMatchObject({ value: { asking: 'unknown' }, context: { code: 'bcdf-ghjk' } });
    stage.send({ type: 'code.type', code: 'b' });
    expect(stage.snapshot.value).toEqual({ asking: 'typing' });
  });

  test('after a failure the same code is submitted again', async () => {
    const stage = submitted();
    await stage.fail('loadRecording', failures.offline);
    stage.send({ type: 'code.submit' });
    await stage.answer('loadRecording', foundRecording);
    expect(stage.snapshot.matches('open')).toBe(true);
  });

  test('a closed recording leaves nothing behind', async () => {
    const stage = await open();
    stage.send({ type: 'recording.close' });
    expect(stage.snapshot).toMatchObject({
      value: { asking: 'typing' },
      context: { code: '', found: null, step: 0 },
    });
  });
});
