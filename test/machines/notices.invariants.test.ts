import { describe, expect, test } from 'vitest';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { listener } from './samples.ts';

type NoticesStage = Stage<typeof noticesMachine>;

function show(stage: NoticesStage, text: string, type: 'success' | 'error' = 'success'): void {
  stage.send({ type: 'notice.show', notice: { type, text } });
}

const textOf = (stage: NoticesStage) => stage.snapshot.context.notice?.text ?? null;

describe('notices:', () => {
  test('a newer one takes the place of the older, and has its whole reading time', () => {
    const stage = new Stage(noticesMachine);
    expect([stage.snapshot.hasTag('showing'), textOf(stage)]).toEqual([false, null]);
    for (const text of ['one', 'two', 'three']) {
      show(stage, text);
      expect(textOf(stage)).toBe(text);
      stage.clock.increment(5_999);
      expect(textOf(stage)).toBe(text);
    }
    stage.clock.increment(1);
    expect(textOf(stage)).toBeNull();
  });

  test('the same text again restarts its reading time, and is announced from the first', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    const { id } = stage.snapshot.context.notice ?? {};
    stage.clock.increment(5_000);
    show(stage, 'one');
    stage.clock.increment(5_000);
    expect(textOf(stage)).toBe('one');
    expect(stage.snapshot.context.notice?.id).not.toBe(id);
  });

  test('an error stays ten seconds, anything else six', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'broken', 'error');
    stage.clock.increment(9_999);
    expect(textOf(stage)).toBe('broken');
    stage.clock.increment(1);
    expect(textOf(stage)).toBeNull();
    show(stage, 'fine');
    stage.clock.increment(6_000);
    expect(textOf(stage)).toBeNull();
  });

  test('a notice that is no longer true is removed at once, one about something else stays', () => {
    const stage = new Stage(noticesMachine);
    stage.send({ type: 'notice.show', notice: { type: 'success', text: 'Created "Bar".', about: 'guide:bar' } });
    stage.send({ type: 'notice.withdraw', about: 'guide:weekly' }, { type: 'notice.withdraw', about: 'cart' });
    expect(textOf(stage)).toBe('Created "Bar".');
    stage.send({ type: 'notice.hold' }, { type: 'notice.withdraw', about: 'guide:bar' });
    expect([stage.snapshot.value, textOf(stage)]).toEqual(['quiet', null]);
  });

  test('notices about a buyer are removed with that buyer, other notices stay', () => {
    const stage = new Stage(noticesMachine);
    stage.send({ type: 'notice.show', notice: { type: 'success', text: '1 Product Added To Cart', about: 'cart' } });
    stage.send({ type: 'notice.withdraw', about: null });
    expect(textOf(stage)).toBeNull();
    show(stage, 'one');
    stage.send({ type: 'notice.withdraw', about: null });
    expect(textOf(stage)).toBe('one');
  });

  test('one under the pointer never disappears by itself', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.send({ type: 'notice.hold' });
    stage.clock.increment(3_600_000);
    expect(textOf(stage)).toBe('one');
  });

  test('one that the pointer left has its whole reading time again', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.clock.increment(5_000);
    stage.send({ type: 'notice.hold' }, { type: 'notice.release' });
    stage.clock.increment(5_999);
    expect(textOf(stage)).toBe('one');
    stage.clock.increment(1);
    expect(textOf(stage)).toBeNull();
  });

  test('one that replaces one under the pointer disappears by itself', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.send({ type: 'notice.hold' });
    show(stage, 'two');
    stage.clock.increment(6_000);
    expect(textOf(stage)).toBeNull();
  });

  test('one that can be undone stays ten seconds, undoes it once and disappears', () => {
    const stage = new Stage(noticesMachine);
    const target = listener<{ type: 'undo' }>();
    const removed = () =>
      stage.send({
        type: 'notice.show',
        notice: { type: 'default', text: 'Removed.', action: { label: 'Undo', undoes: target.ref } },
      });
    removed();
    stage.clock.increment(9_999);
    expect(textOf(stage)).toBe('Removed.');
    stage.send({ type: 'notice.undo' }, { type: 'notice.undo' });
    expect([stage.snapshot.value, target.heard()]).toEqual(['quiet', [{ type: 'undo' }]]);
    removed();
    stage.clock.increment(10_000);
    stage.send({ type: 'notice.undo' });
    expect([textOf(stage), target.heard().length]).toEqual([null, 1]);
  });

  test('one that leads somewhere undoes nothing', () => {
    const stage = new Stage(noticesMachine);
    stage.send(
      { type: 'notice.show', notice: { type: 'success', text: 'one', action: { label: 'View cart', href: '/cart' } } },
      { type: 'notice.undo' },
    );
    expect(textOf(stage)).toBe('one');
  });

  test('after it was dismissed there is quiet', () => {
    const stage = new Stage(noticesMachine);
    show(stage, 'one');
    stage.send({ type: 'notice.dismiss' });
    expect(stage.snapshot).toMatchObject({ value: 'quiet', context: { notice: null } });
    stage.clock.increment(3_600_000);
    show(stage, 'two');
    expect(textOf(stage)).toBe('two');
  });
});
