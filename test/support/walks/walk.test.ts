import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { Coverage } from './coverage.ts';
import { type Walk, walkAll } from './walk.ts';
import { mismatchesOf } from './walkCases.ts';

type Event = { type: 'door.push' } | { type: 'door.kick'; force: number };

const doorMachine = setup({
  types: { events: {} as Event, context: {} as { kicks: number } },
  actors: { ringBell: fromPromise<string>(() => Promise.reject(new Error('must be provided'))) },
  guards: { isHard: (_, { force }: { force: number }) => force > 5, never: () => false },
}).createMachine({
  id: 'door',
  context: { kicks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.push': 'ringing',
        'door.kick': { guard: { type: 'isHard', params: ({ event }) => event }, target: 'broken' },
      },
      after: { 1000: 'dusty' },
    },
    ringing: { invoke: { id: 'ringBell', src: 'ringBell', onDone: 'shut', onError: 'broken' } },
    dusty: { always: { guard: 'never', target: 'haunted' } },
    haunted: {},
    broken: { type: 'final' },
  },
});

const walk: Walk<typeof doorMachine> = {
  machine: doorMachine,
  events: { 'door.push': { gently: {} }, 'door.kick': { softly: { force: 1 }, hard: { force: 9 } } },
  answers: { ringBell: { someone: 'Recipient?' } },
  failures: { ringBell: { 'no bell': new Error('no bell'), 'no power': new Error('no power') } },
};

describe('a walk', () => {
  test('names a case without an event in the chart', () => {
    expect(mismatchesOf(walk)).toEqual([]);
    expect(mismatchesOf({ ...walk, events: { ...walk.events, 'door.sing': { loudly: {} } } })).toEqual([
      'a case for door.sing, which is not in the chart',
    ]);
  });

  test('names what no path reached, having taken everything else on a running machine', async () => {
    const coverage = new Coverage(doorMachine);
    const { failures, unasserted } = await walkAll(walk, coverage);
    expect([failures, unasserted]).toEqual([[], []]);
    expect(coverage.missed()).toEqual(['door.haunted', 'door.dusty on always [0]', 'door.dusty on always [0] granted']);
  });

  test('names a guard that had one answer only', async () => {
    const coverage = new Coverage(doorMachine);
    await walkAll({ ...walk, events: { ...walk.events, 'door.kick': { hard: { force: 9 } } } }, coverage);
    expect(coverage.missed()).toContain('door.shut on door.kick [0] denied');
  });

  test('fails where the running machine is not where its model is', async () => {
    let answers = 0;
    const isHard = () => {
      answers += 1;
      return answers === 1;
    };
    const moody = doorMachine.provide({ guards: { isHard } });
    const { failures } = await walkAll({ ...walk, machine: moody }, new Coverage(moody));
    expect(failures.length).toBeGreaterThan(0);
  });

  test('fails with an assertion that fails, and names one that was never made', async () => {
    const states = {
      ringing: () => expect('silence').toBe('a bell'),
      haunted: () => expect('a ghost').toBe('a ghost'),
    };
    const { failures, unasserted } = await walkAll({ ...walk, states }, new Coverage(doorMachine));
    expect(failures.every((failure) => failure.includes('silence'))).toBe(true);
    expect(failures.length).toBeGreaterThan(0);
    expect(unasserted).toEqual(['haunted']);
  });

  test('abandons a path whose timer another one overtakes, without failing', async () => {
    const hasty = setup({ types: { events: {} as { type: 'never.sent' } } }).createMachine({
      id: 'hasty',
      initial: 'waiting',
      states: { waiting: { after: { 10: 'early', 20: 'late' } }, early: {}, late: {} },
    });
    const coverage = new Coverage(hasty);
    const { failures } = await walkAll({ machine: hasty, events: { 'never.sent': 'raised' } }, coverage);
    expect(failures).toEqual([]);
    expect(coverage.missed()).toEqual(['hasty.late', 'hasty.waiting on xstate.after.20.hasty.waiting [0]']);
  });
});
