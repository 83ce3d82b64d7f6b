import { describe, expect, test } from 'vitest';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { Stage } from '../support/puppets.ts';

type NoticesStage = Stage<typeof noticesMachine>;

function show(stage: NoticesStage, text: string, type: 'success' | 'error' = 'success'): void {
  stage.send({ type: 'notice.show', notice: { type, text } });
}

/** What is on screen, and what waits behind it. */
function textsOf(stage: NoticesStage): string[] {
  return stage.snapshot.context.queue.map((notice) => notice.text);
}

describe('notices promise:', () => {
  test('none is lost, and they come one at a time in the order they were told', () => {
    const stage = new Stage(noticesMachine);
    expect(stage.snapshot.hasTag('showing')).toBe(false);
    for (const text of ['one', 'two', 'three']) show(stage, text);
    const seen: string[][] = [];
    while (stage.snapshot.hasTag('showing')) {
      seen.push(textsOf(stage).slice(0, 1));
      stage.clock.increment(6_000);
    }
    expect(seen).toEqual([['one'], ['two'], ['three']]);
  });

  test('the same text is not queued twice, but may be said again later', () => {
    const stage = new Stage(noticesMachine);
    for (const text of ['one', 'one', 'two', 'one']) show(stage, text);
    expect(textsOf(stage)).toEqual(['one', 'two']);
    stage.send({ type: 'notice.dismiss' });
    show(stage, 'one');
    expect(textsOf(stage)).toEqual(['two', 'one']);
  });

  test('an error stays ten seconds, anything else six, whatever is told meanwhile', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'fine');
    stage.clock.increment(5_000);
    show(stage, 'broken', 'error');
    stage.clock.increment(999);
    expect(textsOf(stage)).toEqual(['fine', 'broken']);
    stage.clock.increment(1);
    expect(textsOf(stage)).toEqual(['broken']);
    stage.clock.increment(9_999);
    expect(textsOf(stage)).toEqual(['broken']);
    stage.clock.increment(1);
    expect(textsOf(stage)).toEqual([]);
  });

  test('one under the pointer never goes away by itself', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.send({ type: 'notice.hold' });
    stage.clock.increment(3_600_000);
    expect(textsOf(stage)).toEqual(['one']);
  });

  test('one that the pointer left has its whole reading time again', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.clock.increment(5_000);
    stage.send({ type: 'notice.hold' }, { type: 'notice.release' });
    stage.clock.increment(5_999);
    expect(textsOf(stage)).toEqual(['one']);
    stage.clock.increment(1);
    expect(textsOf(stage)).toEqual([]);
  });

  test('one that was dismissed makes room at once, and the next has its whole reading time', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    show(stage, 'two');
    stage.clock.increment(5_000);
    stage.send({ type: 'notice.hold' }, { type: 'notice.dismiss' });
    stage.clock.increment(5_999);
    expect(textsOf(stage)).toEqual(['two']);
    stage.clock.increment(1);
    expect(textsOf(stage)).toEqual([]);
  });

  test('after the last was dismissed there is quiet', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.send({ type: 'notice.dismiss' });
    expect(stage.snapshot).toMatchObject({ value: 'quiet', context: { queue: [] } });
    stage.clock.increment(3_600_000);
    show(stage, 'two');
    expect(textsOf(stage)).toEqual(['two']);
  });
});
