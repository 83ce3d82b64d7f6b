import { expect, test } from 'vitest';
import { randomFor } from '#server/app/demoData/random.ts';
import { median, rankZ, signZ, type TimedPair } from './pairedTimes.ts';

function pairsThat(shift: number): TimedPair[] {
  const random = randomFor(7, 1);
  const time = () => 30 + random.integer(0, 1_000_000) / 100_000;
  return Array.from({ length: 2_000 }, () => ({ one: time() + shift, other: time() }));
}

test('equal times are not reported as different, slightly longer times are', () => {
  expect(Math.abs(signZ(pairsThat(0)))).toBeLessThan(3);
  expect(Math.abs(rankZ(pairsThat(0)))).toBeLessThan(3);
  expect(signZ(pairsThat(0.6))).toBeGreaterThan(4);
  expect(rankZ(pairsThat(0.6))).toBeGreaterThan(4);
  expect(rankZ(pairsThat(-0.6))).toBeLessThan(-4);
});

test('the median is the middle, or lies between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});
