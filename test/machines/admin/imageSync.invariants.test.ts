import { describe, expect, test } from 'vitest';
import type { ImageSyncProgress } from '#domain/api/images.ts';
import { imageSyncMachine, SYNC_POLL_MS } from '#machines/admin/imageSync/imageSyncMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { failures } from '../samples.ts';
import { neverSynced, outcomes, synced, syncing } from './optionSamples.ts';

const request = { type: 'sync.request' } as const;

async function opened(progress: ImageSyncProgress = neverSynced) {
  const stage = new Stage(imageSyncMachine);
  await stage.answer('loadWork', progress);
  return stage;
}

describe('the image sync:', () => {
  test('one request is sent, however often the button is pressed, and announced in the specified words', async () => {
    const stage = await opened();
    stage.send(request, request);
    expect(stage.asked('requestSync')).toHaveLength(1);
    await stage.answer('requestSync', outcomes.saved);
    expect(stage.paramsOf('notify')).toEqual([{ type: 'success', text: 'Request to sync images successful' }]);
    expect(stage.asked('loadWork')).toHaveLength(2);
  });

  test('a requested sync shows nothing of the results of the last one', async () => {
    const stage = await opened(synced);
    stage.send(request);
    await stage.answer('requestSync', outcomes.saved);
    expect(stage.snapshot.context.progress).toEqual({ ...neverSynced, state: 'waiting' });
  });

  test.each([syncing, { ...syncing, state: 'waiting' as const }])(
    'while one is $state, a new request starts nothing and shows that',
    async (progress) => {
      const stage = await opened(progress);
      stage.send(request);
      expect(stage.asked('requestSync')).toEqual([]);
      expect(stage.paramsOf('notify')).toEqual([{ type: 'default', text: 'An image sync is already running.' }]);
    },
  );

  test('its progress is requested a while after each answer, never twice at once, and no more once it is over', async () => {
    const stage = await opened(syncing);
    stage.clock.increment(SYNC_POLL_MS - 1);
    expect(stage.asked('loadWork')).toHaveLength(1);
    stage.clock.increment(1);
    stage.clock.increment(60_000);
    expect(stage.asked('loadWork')).toHaveLength(2);
    await stage.answer('loadWork', synced);
    stage.clock.increment(60_000);
    expect([stage.asked('loadWork').length, stage.snapshot.value]).toEqual([2, 'resting']);
    expect(stage.snapshot.context.progress).toEqual(synced);
  });

  test('a server that is silent for a while costs nothing that is known, and is asked again by itself', async () => {
    const stage = await opened(syncing);
    stage.clock.increment(SYNC_POLL_MS);
    await stage.fail('loadWork', failures.offline);
    expect([stage.snapshot.hasTag('failed'), stage.snapshot.context.progress]).toEqual([true, syncing]);
    stage.send(request);
    expect(stage.asked('requestSync')).toEqual([]);
    stage.send({ type: 'work.reload' });
    expect([stage.asked('loadWork').length, stage.snapshot.hasTag('failed')]).toEqual([3, false]);
    await stage.fail('loadWork', failures.offline);
    stage.clock.increment(SYNC_POLL_MS);
    await stage.answer('loadWork', { ...syncing, done: 400 });
    expect([stage.snapshot.hasTag('failed'), stage.snapshot.context.progress?.done]).toEqual([false, 400]);
  });

  test('a refused request shows why, one without an answer that no sync was requested', async () => {
    const stage = await opened(synced);
    stage.send(request);
    await stage.answer('requestSync', outcomes.refused);
    stage.send(request);
    await stage.answer('requestSync', outcomes['refused without a reason']);
    stage.send(request);
    await stage.fail('requestSync', failures.offline);
    expect(stage.paramsOf('notify')).toEqual([
      { type: 'error', text: 'Not today.' },
      { type: 'error', text: 'The images could not be synced.' },
      { type: 'error', text: 'The images could not be synced.' },
    ]);
    expect(stage.snapshot.value).toBe('resting');
  });

  test('what failed to load is requested again on request only', async () => {
    const stage = new Stage(imageSyncMachine);
    await stage.fail('loadWork', failures.offline);
    stage.clock.increment(60_000);
    expect([[...stage.snapshot.tags], stage.asked('loadWork').length]).toEqual([['failed'], 1]);
    stage.send({ type: 'work.reload' });
    expect(stage.asked('loadWork')).toHaveLength(2);
  });
});
