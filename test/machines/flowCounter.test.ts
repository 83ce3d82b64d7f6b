import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { COUNTED_FLOWS, COUNTS, type Count, type StateNumbers } from '#domain/flows/flowNumbers.ts';
import { happyPathOf, READINGS } from '../../scripts/atlas/happyPaths.ts';
import { countFlows } from '../../src/support/flowCounter.ts';

/** Its name is that of a counted flow; the flow around it is not counted. */
const payment = createMachine({
  id: 'payment',
  initial: 'loading',
  states: {
    loading: { on: { 'xstate.done.actor.load': 'entering' } },
    entering: { on: { 'card.submit': 'paying', 'card.back': 'loading' } },
    paying: { on: { 'xstate.done.actor.pay': 'entering', 'xstate.error.actor.pay': 'entering', paid: 'left' } },
    left: { type: 'final' },
  },
});
const around = createMachine({
  id: 'around',
  initial: 'open',
  states: { open: { invoke: { id: 'payment', src: payment }, on: { close: 'closed' } }, closed: {} },
});

function counted() {
  const clock = { now: 0 };
  const root = createActor(around).start();
  const counter = countFlows([root], () => clock.now);
  const child = root.getSnapshot().children.payment;
  const later = (ms: number, event: { type: string; output?: unknown }) => {
    clock.now += ms;
    child?.send(event as never);
  };
  return { root, counter, later };
}

const short = (numbers: readonly StateNumbers[]) =>
  Object.fromEntries(
    numbers.map((one) => [
      one.state,
      COUNTS.filter((name) => one[name] > 0).map((name: Count) => `${name} ${one[name]}`),
    ]),
  );

describe('the counter of flows', () => {
  test('counts how states are entered and left, and how long they lasted', () => {
    const { counter, later } = counted();
    later(500, { type: 'xstate.done.actor.load' });
    later(30_000, { type: 'card.submit' });
    later(2_000, { type: 'paid' });
    expect(short(counter.take())).toEqual({
      loading: ['entered 1', 'forward 1', 'instant 1'],
      entering: ['entered 1', 'forward 1', 'minute 1'],
      paying: ['entered 1', 'forward 1', 'seconds 1'],
      left: ['entered 1'],
    });
  });

  test('a refused card is a failure where it was paid, and the way back is counted', () => {
    const { counter, later } = counted();
    later(0, { type: 'xstate.done.actor.load' });
    later(0, { type: 'card.submit' });
    later(0, { type: 'xstate.done.actor.pay', output: { kind: 'refused' } });
    later(0, { type: 'card.submit' });
    later(0, { type: 'xstate.error.actor.pay' });
    later(70_000, { type: 'card.back' });
    const numbers = short(counter.take());
    expect(numbers.paying).toEqual(['entered 2', 'failed 2', 'instant 2']);
    expect(numbers.entering).toEqual(['entered 3', 'forward 2', 'back 1', 'instant 2', 'minutes 1']);
  });

  test('a flow that ends before its goal is abandoned, by its owner or with the tab', () => {
    const closed = counted();
    closed.later(0, { type: 'xstate.done.actor.load' });
    closed.root.send({ type: 'close' });
    expect(short(closed.counter.take()).entering).toEqual(['entered 1', 'abandoned 1', 'instant 1']);
    const tab = counted();
    tab.counter.abandonAll();
    expect(short(tab.counter.take())).toEqual({ loading: ['entered 1', 'abandoned 1', 'instant 1'] });
  });

  test('numbers are taken once', () => {
    const { counter } = counted();
    expect(counter.take()).toHaveLength(1);
    expect(counter.take()).toEqual([]);
  });

  test('a batch has names of the program and counts, and nothing of what an event carries', () => {
    const { counter, later } = counted();
    later(0, { type: 'xstate.done.actor.load', output: { kind: 'refused', name: 'Wilhelmina', card: '4111' } });
    const numbers = counter.take();
    expect(JSON.stringify(numbers)).not.toMatch(/Wilhelmina|4111|around/);
    expect(new Set(numbers.flatMap(Object.keys))).toEqual(new Set(['machine', 'state', ...COUNTS]));
  });
});

test('the counted flows are those with a happy path, and its last state is their goal', () => {
  expect(Object.keys(COUNTED_FLOWS).toSorted()).toEqual(Object.keys(READINGS).toSorted());
  for (const [machine, goal] of Object.entries(COUNTED_FLOWS)) {
    expect(happyPathOf(machine).at(-1)).toBe(`${machine}.${goal}`);
  }
});
