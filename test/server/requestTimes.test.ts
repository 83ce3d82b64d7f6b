import { expect, test } from 'vitest';
import { createRequestTimes } from '#server/modules/monitoring/requestTimes.ts';

const SINCE = new Date('2026-03-04T15:00:00Z');

function recorded(...requests: (readonly [route: string, seconds: number, status?: number])[]) {
  const times = createRequestTimes(SINCE);
  for (const [route, seconds, status = 200] of requests) {
    times.record({ method: 'GET', route, status, seconds, code: null });
  }
  return times.slowest();
}

test.each<[string, number[], number, number]>([
  ['one request is estimated inside its bucket', [0.02], 20, 24.25],
  ['a slow request in twenty is not in the 95 percent', [...Array(19).fill(0.001), 4], 201, 5],
  ['two slow requests in twenty are', [...Array(18).fill(0.001), 4, 4], 401, 3750],
  ['more than the last limit counts as that', [60], 60_000, 30_000],
])('%s', async (_, seconds, meanMs, p95Ms) => {
  const [call] = await recorded(...seconds.map((each) => ['/api/cart', each] as const));
  expect(call?.meanMs).toBeCloseTo(meanMs, 0);
  expect(call?.p95Ms).toBeCloseTo(p95Ms, 0);
  expect(call?.requests).toBe(seconds.length);
});

test('all statuses of a call count together, and only calls of the API', async () => {
  const calls = await recorded(['/api/cart', 0.1], ['/api/cart', 0.3, 500], ['/readyz', 9], ['*', 9]);
  expect(calls).toEqual([expect.objectContaining({ method: 'GET', route: '/api/cart', requests: 2 })]);
  expect(calls[0]?.meanMs).toBeCloseTo(200);
});

test('the ten slowest are listed, slowest first', async () => {
  const requests = Array.from({ length: 12 }, (_, place) => [`/api/call${place}`, (place + 1) / 100] as const);
  const calls = await recorded(...requests);
  expect(calls.map(({ route }) => route)).toEqual(Array.from({ length: 10 }, (_, place) => `/api/call${11 - place}`));
});

test('without requests there are none', async () => {
  expect(await recorded()).toEqual([]);
});
