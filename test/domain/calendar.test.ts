import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, readDate, weekday } from '#domain/calendar.ts';
import { deliversFrom, deliveryDateProblem, deliveryDates, earliestDeliveryDate } from '#domain/cart/deliveryDates.ts';
import { formatDate } from '#domain/shownDate.ts';
import { dateInZone } from '#domain/timeZone.ts';

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });

describe('a calendar date', () => {
  test('is read from a date and from a date-time, in any zone it is written in', () => {
    fc.assert(
      fc.property(day, fc.constantFrom('', 'T00:00:00Z', 'T23:59:59.999+14:00', ' 10:00'), (date, time) => {
        expect(readDate(`${date}${time}`)).toBe(date);
      }),
    );
  });

  test.each([
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '0000-01-01',
    '2026-1-1',
    '01/02/2026',
    '',
    'soon',
  ])('%j is none', (text) => {
    expect(readDate(text)).toBeNull();
  });

  test('days added and taken away again come back, and every step is one weekday on', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(weekday(addDays(date, 1))).toBe((weekday(date) % 7) + 1);
        expect(weekday(addDays(date, 7))).toBe(weekday(date));
      }),
    );
  });

  test('Sunday is 1, Saturday is 7', () => {
    expect([weekday('2026-03-01'), weekday('2026-03-07')]).toEqual([1, 7]);
  });

  test('is shown as month, day and year, or not at all', () => {
    expect([formatDate('2026-03-09'), formatDate('2026-03-09T10:00:00Z'), formatDate(null)]).toEqual([
      '03/09/2026',
      '03/09/2026',
      '',
    ]);
  });

  test('of one instant differs from zone to zone', () => {
    const instant = new Date('2026-03-05T03:30:00Z');
    expect(['America/New_York', 'UTC', 'Pacific/Kiritimati'].map((zone) => dateInZone(instant, zone))).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-05',
    ]);
  });
});

describe('delivery', () => {
  const orderDay = { timeZone: 'America/New_York', orderCutoff: '16:00' };
  /** 4 March 2026, 15:59 in New York. */
  const LAST_MINUTE = 62 * 24 * 60 + 20 * 60 + 59;

  test('is tomorrow at the earliest, the day after from the cut-off on, on every day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 - 1 }), (minute) => {
        const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        const here = new Intl.DateTimeFormat('sv-SE', {
          timeZone: 'America/New_York',
          dateStyle: 'short',
          timeStyle: 'short',
        });
        const [today = '', time = ''] = here.format(now).split(' ');
        expect(deliversFrom(now, orderDay)).toBe(addDays(today, time < '16:00' ? 1 : 2));
      }),
      { examples: [[LAST_MINUTE], [LAST_MINUTE + 1]] },
    );
  });

  test('first comes on a delivery day within a week, with none skipped', () => {
    fc.assert(
      fc.property(day, weekdays, (from, days) => {
        const first = earliestDeliveryDate({ from, weekdays: days });
        expect(days).toContain(weekday(first));
        for (let date = from; date < first; date = addDays(date, 1)) expect(days).not.toContain(weekday(date));
        expect(first < addDays(from, 7)).toBe(true);
      }),
    );
  });

  test('dates that are listed are accepted, and no other', () => {
    fc.assert(
      fc.property(day, fc.oneof(weekdays, fc.constant([])), fc.integer({ min: -7, max: 20 }), (from, days, later) => {
        const date = addDays(from, later);
        const isListed = deliveryDates({ from, weekdays: days }, 21).includes(date);
        expect(deliveryDateProblem(date, { from, weekdays: days }) === null).toBe(isListed);
      }),
    );
  });

  test('too early names the first date that is accepted, not a day without delivery', () => {
    const days = { from: '2026-03-07', weekdays: [2, 3, 4, 5, 6] };
    expect(deliveryDateProblem('2026-03-07', days)).toBe('The earliest delivery date is 03/09/2026');
    expect(deliveryDateProblem('2026-03-15', days)).toBe('There is no delivery on Sundays');
  });

  test('without delivery days every day is one', () => {
    expect(earliestDeliveryDate({ from: '2026-03-08', weekdays: [] })).toBe('2026-03-08');
    expect(deliveryDateProblem('2026-03-08', { from: '2026-03-08', weekdays: [] })).toBeNull();
  });
});
