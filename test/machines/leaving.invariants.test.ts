import { describe, expect, test } from 'vitest';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { Stage } from '../support/walks/puppets.ts';

const cart = { id: 'cart', question: 'Lose the cart?' };
const guide = { id: 'guide', question: 'Lose the guide?' };

const allowed = { type: 'leave.allowed' };
const confirmed = { type: 'leave.confirmed' };
const refused = { type: 'leave.refused' };

describe('leaving:', () => {
  test('the user is not asked while nothing is unsaved', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'leave.request' });
    expect(stage.emitted).toEqual([allowed]);
    expect(stage.snapshot.value).toBe('free');
  });

  test('unsaved work is never left without confirmation', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'leave.request' }, { type: 'leave.request' });
    expect(stage.emitted).toEqual([]);
    expect(stage.snapshot.hasTag('asking')).toBe(true);
    stage.send({ type: 'leave.confirm' });
    expect(stage.emitted).toEqual([confirmed, allowed]);
  });

  test('a refusal keeps all of the work, and the next request asks again', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'work.started', work: guide }, { type: 'leave.request' });
    stage.send({ type: 'leave.refuse' });
    expect(stage.snapshot.value).toBe('guarded');
    stage.send({ type: 'leave.request' });
    expect(stage.emitted).toEqual([refused]);
    expect(stage.snapshot.value).toBe('asking');
    expect(stage.snapshot.context.unsaved).toEqual([cart, guide]);
  });

  test('a confirmation discards all of the work: the next page is left freely', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'work.started', work: guide }, { type: 'leave.request' });
    stage.send({ type: 'leave.confirm' }, { type: 'leave.request' });
    expect(stage.emitted).toEqual([confirmed, allowed, allowed]);
    expect(stage.snapshot.context.unsaved).toEqual([]);
  });

  test('saving one of two keeps the other guarded', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'work.started', work: guide });
    stage.send({ type: 'work.settled', id: 'cart' });
    expect(stage.snapshot.value).toBe('guarded');
    stage.send({ type: 'work.settled', id: 'guide' });
    expect(stage.snapshot).toMatchObject({ value: 'free', context: { unsaved: [] } });
  });

  test('work that is saved while the question is open lets the visitor go without an answer', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'leave.request' }, { type: 'work.settled', id: 'cart' });
    expect(stage.emitted).toEqual([allowed]);
    expect(stage.snapshot).toMatchObject({ value: 'free', context: { unsaved: [] } });
  });

  test('work that begins while the question is open is guarded too', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'leave.request' });
    stage.send({ type: 'work.started', work: guide }, { type: 'work.settled', id: 'cart' });
    expect(stage.emitted).toEqual([]);
    expect(stage.snapshot.value).toBe('asking');
    expect(stage.snapshot.context.unsaved).toEqual([guide]);
  });

  test('work that is announced twice is resolved by one event, with its newest question', () => {
    const stage = new Stage(leavingMachine);
    stage.send({ type: 'work.started', work: cart }, { type: 'work.started', work: { ...cart, question: 'Really?' } });
    expect(stage.snapshot.context.unsaved).toEqual([{ id: 'cart', question: 'Really?' }]);
    stage.send({ type: 'work.settled', id: 'cart' });
    expect(stage.snapshot.value).toBe('free');
  });
});
