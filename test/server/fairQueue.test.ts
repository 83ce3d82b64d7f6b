import { expect, test } from 'vitest';
import { FairQueue, type Place } from '../../server/platform/http/fairQueue.ts';
import { RecentCallers } from '../../server/platform/http/recentCallers.ts';

/** A queue whose calls are named after their caller, and the order in which they were served. */
function watched(limits: { atOnce?: number; perCaller: number; waiting: number }) {
  const { atOnce = Number.POSITIVE_INFINITY, perCaller, waiting } = limits;
  const queue = new FairQueue({ atOnce: () => atOnce, perCaller: () => perCaller, waiting });
  const served: string[] = [];
  const places: Record<string, Place> = {};
  const settled: Promise<unknown>[] = [];
  return {
    served,
    enter: (name: string) => {
      const place = queue.enter(name.charAt(0));
      if (!place) return served.push(`${name} refused`);
      places[name] = place;
      settled.push(place.turn.then((isTurn) => served.push(isTurn ? name : `${name} left`)));
      return undefined;
    },
    leave: async (name: string) => {
      await Promise.resolve();
      places[name]?.leave();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('callers take turns, and the calls of each keep their order', async () => {
  const { enter, leave, served } = watched({ atOnce: 1, perCaller: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) enter(name);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await leave(name);
  expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('a caller over its share waits while another one is served at once', async () => {
  const { enter, leave, served } = watched({ perCaller: 2, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) enter(name);
  await leave('none');
  expect(served).toEqual(['a1', 'a2', 'b1']);
  await leave('b1');
  expect(served).toEqual(['a1', 'a2', 'b1']);
  await leave('a2');
  expect(served).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('one more than may wait is refused, of that caller alone', async () => {
  const { enter, leave, served } = watched({ perCaller: 1, waiting: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) enter(name);
  await leave('none');
  expect(served).toEqual(['a3 refused', 'a1', 'b1']);
});

test('a caller who leaves while waiting is not served, and one who leaves twice frees one place', async () => {
  const { enter, leave, served } = watched({ perCaller: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name);
  await leave('a2');
  expect(served).toEqual(['a1', 'a2 left']);
  await leave('a1');
  await leave('a1');
  expect(served).toEqual(['a1', 'a2 left', 'a3']);
});

test('a caller is alone until another one calls, and again two seconds after that', () => {
  let now = 0;
  const callers = new RecentCallers(() => now);
  callers.note('a');
  expect(callers.isAlone('a')).toBe(true);
  callers.note('b');
  callers.note('a');
  expect([callers.isAlone('a'), callers.isAlone('b'), callers.isAlone('c')]).toEqual([false, false, false]);
  now = 2_001;
  callers.note('b');
  expect([callers.isAlone('a'), callers.isAlone('b')]).toEqual([false, true]);
});
