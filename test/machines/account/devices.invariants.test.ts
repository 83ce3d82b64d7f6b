import { describe, expect, test } from 'vitest';
import { devicesMachine } from '#machines/account/devices/devicesMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { laptop, phone, punchout } from './deviceSamples.ts';

const endPhone = { type: 'session.end', session: phone } as const;
const endOthers = { type: 'others.end' } as const;

async function listed(sessions = [laptop, phone, punchout]) {
  const stage = new Stage(devicesMachine);
  await stage.answer('loadSessions', sessions);
  return stage;
}

describe('the signed-in devices:', () => {
  test('one that was ended leaves the list, and a notice names it', async () => {
    const stage = await listed();
    stage.send(endPhone);
    expect(stage.asked('endSessions')).toEqual([{ ending: phone }]);
    await stage.answer('endSessions', undefined);
    expect([stage.snapshot.context.sessions, stage.paramsOf('notify')]).toEqual([
      [laptop, punchout],
      [{ type: 'success', text: 'Ended the session on Safari on iPhone.' }],
    ]);
  });

  test('this device stays when all others are ended, and a notice counts them', async () => {
    const stage = await listed();
    stage.send(endOthers);
    expect(stage.asked('endSessions')).toEqual([{ ending: 'others' }]);
    await stage.answer('endSessions', undefined);
    expect([stage.snapshot.context.sessions, stage.paramsOf('notify')]).toEqual([
      [laptop],
      [{ type: 'success', text: 'Ended 2 other sessions.' }],
    ]);
  });

  test('this device, and one that is not in the list, are never ended', async () => {
    const stage = await listed([laptop, punchout]);
    stage.send({ type: 'session.end', session: laptop }, endPhone);
    expect([stage.snapshot.value, stage.asked('endSessions')]).toEqual(['listed', []]);
  });

  test('nothing is requested when there are no others', async () => {
    const stage = await listed([laptop]);
    stage.send(endOthers);
    expect([stage.snapshot.value, stage.asked('endSessions')]).toEqual(['listed', []]);
  });

  test('a second click ends nothing more while the first is running', async () => {
    const stage = await listed();
    stage.send(endPhone, endPhone, endOthers);
    expect(stage.asked('endSessions')).toEqual([{ ending: phone }]);
  });

  test('without an answer the list is loaded again, and what was on screen stays', async () => {
    const stage = await listed();
    stage.send(endPhone);
    await stage.fail('endSessions', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context, stage.paramsOf('notify')]).toEqual([
      'loading',
      { sessions: [laptop, phone, punchout], ending: null },
      [{ type: 'error', text: 'We couldn’t confirm that the session ended. Check the list and try again.' }],
    ]);
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(devicesMachine);
    await stage.fail('loadSessions', failures.offline);
    expect([[...stage.snapshot.tags], stage.asked('loadSessions').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'list.retry' });
    expect(stage.asked('loadSessions')).toHaveLength(2);
  });
});
