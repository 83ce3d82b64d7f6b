import { describe, expect, test } from 'vitest';
import type { Backup } from '#server/platform/database/backup/manifest.ts';
import { expired } from '#server/platform/database/backup/thin.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const HOUR = 3_600_000;

function hoursOld(hours: number): Backup {
  const endedAt = new Date(NOW.getTime() - hours * HOUR).toISOString();
  return {
    folder: String(hours),
    manifest: {
      kind: 'files',
      postgres: '18.4',
      migration: '',
      startedAt: endedAt,
      endedAt,
      firstLog: null,
      rows: null,
    },
  };
}

const removed = (...ages: number[]) => expired(ages.map(hoursOld), NOW).map(({ folder }) => Number(folder));

describe('of the backups', () => {
  test('all of two days are kept', () => {
    expect(removed(1, 2, 3, 24, 47, 48)).toEqual([]);
  });

  test('then the newest of each day for two weeks', () => {
    // From the third day on, in UTC.
    expect(removed(61, 62, 83, 84.5, 85)).toEqual([62, 83, 85]);
  });

  test('then the newest of each week for eight, and none that is older', () => {
    const days = (count: number) => count * 24;
    const ages = Array.from({ length: 70 }, (_, place) => days(15) + days(place));
    const kept = ages.filter((age) => !removed(1, ...ages).includes(age)).map((age) => age / 24);
    expect(kept).toHaveLength(7);
    expect(Math.max(...kept)).toBeLessThanOrEqual(56);
    expect(kept.slice(1).every((age, place) => age - (kept[place] ?? 0) <= 7)).toBe(true);
  });

  test('the newest is kept at any age', () => {
    expect(removed(24 * 400, 24 * 500)).toEqual([24 * 500]);
  });
});
