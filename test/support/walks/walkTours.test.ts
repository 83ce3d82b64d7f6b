import { describe, expect, test } from 'vitest';
import { type AnyEventObject, type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { type Edge, WalkGraph } from './walkGraph.ts';
import { WalkTours } from './walkTours.ts';

const lampMachine = setup({ types: { context: {} as { touched: Set<string> } } }).createMachine({
  id: 'lamp',
  context: { touched: new Set() },
  initial: 'dark',
  states: {
    dark: { on: { 'lamp.press': 'bright', 'lamp.break': 'broken' } },
    bright: {
      on: {
        'lamp.press': 'dark',
        'lamp.touch': { actions: assign({ touched: ({ context }) => new Set([...context.touched, 'shade']) }) },
        'lamp.break': { target: 'broken', guard: ({ context }) => context.touched.size > 0 },
      },
    },
    broken: { type: 'final' },
  },
});

const lampEvents = ['lamp.press', 'lamp.touch', 'lamp.break'].map((type) => ({ type }));

function graphOf(machine: AnyStateMachine, events: readonly AnyEventObject[]) {
  return new WalkGraph({ machine, input: undefined, events, situation: ({ value }) => JSON.stringify(value) });
}

function toursOf(graph: WalkGraph, walked: (tour: readonly Edge[]) => number = (tour) => tour.length) {
  const tours = new WalkTours(graph);
  const found: string[][] = [];
  for (let tour = tours.next(); tour; tour = tours.next()) {
    found.push(tour.map(({ event }) => event.type));
    tours.walked(tour, walked(tour));
  }
  return found;
}

describe('tours', () => {
  test('lead over every edge, what ends the machine last', () => {
    expect(toursOf(graphOf(lampMachine, lampEvents))).toEqual([
      ['lamp.press', 'lamp.press', 'lamp.press', 'lamp.touch', 'lamp.break'],
      ['lamp.press', 'lamp.break', 'lamp.press', 'lamp.break'],
    ]);
  });

  test('try what lies behind a step without a place in time once more, by the shortest way', () => {
    const walked = (tour: readonly Edge[]) => {
      const touched = tour.findIndex(({ event }) => event.type === 'lamp.touch');
      return touched === -1 ? tour.length : touched;
    };
    const tours = toursOf(graphOf(lampMachine, lampEvents), walked);
    expect(tours.filter((tour) => tour.includes('lamp.touch'))).toEqual([
      ['lamp.press', 'lamp.press', 'lamp.press', 'lamp.touch', 'lamp.break'],
      ['lamp.press', 'lamp.touch'],
      ['lamp.press', 'lamp.touch', 'lamp.break'],
    ]);
  });

  test('lead to no second answer of an invoke that was called once', () => {
    const waiting = setup({ actors: { ask: fromPromise<string>(() => new Promise(() => {})) } }).createMachine({
      id: 'waiting',
      invoke: { id: 'ask', src: 'ask', onDone: { actions: () => {} } },
    });
    expect(toursOf(graphOf(waiting, [{ type: 'xstate.done.actor.ask', actorId: 'ask' }]))).toEqual([
      ['xstate.done.actor.ask'],
    ]);
  });
});
