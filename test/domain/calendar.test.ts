import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, lastMonths, readDate, weekday } from '#domain/calendar.ts';
import { cutOffFor, deliversFrom, deliveryDateProblem, deliveryDates } from '#domain/cart/deliveryDates.ts';
import { formatDate } from '#domain/formatDate.ts';
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
  ])('%j is not valid', (text) => {
    expect(readDate(text)).toBeNull();
  });

  test('is as many days from another as are added to come there', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  test('ends the months before it', () => {
    expect(lastMonths('2026-03-31', 5)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '2026-03']);
    expect(lastMonths('2026-01-01', 1)).toEqual(['2026-01']);
  });

  test('added days that are subtracted again return the same date, and every step is one weekday on', () => {
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
  const SUMMER_BEGINS = new Date('2026-03-08T07:00:00Z');
  const SUMMER_ENDS = new Date('2026-11-01T06:00:00Z');
  /** 4 March 2026, 15:59 in New York. */
  const LAST_MINUTE = 62 * 24 * 60 + 20 * 60 + 59;

  test('is tomorrow at the earliest, the day after from the cut-off on, on every day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 - 1 }), (minute) => {
        const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
        const isSummer = now >= SUMMER_BEGINS && now < SUMMER_ENDS;
        const here = new Date(now.getTime() - (isSummer ? 4 : 5) * 3_600_000).toISOString();
        const [today, time] = [here.slice(0, 10), here.slice(11, 16)];
        expect(deliversFrom(now, orderDay)).toBe(addDays(today, time < '16:00' ? 1 : 2));
      }),
      { examples: [[LAST_MINUTE], [LAST_MINUTE + 1]] },
    );
  });

  test('first comes on a delivery day within a week, and skips none', () => {
    fc.assert(
      fc.property(day, weekdays, (from, days) => {
        const [first = ''] = deliveryDates({ from, until: addDays(from, 13), weekdays: days });
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
        const dates = deliveryDates({ from, until: addDays(from, 20), weekdays: days });
        expect(deliveryDateProblem(date, dates, 'Delivery') === null).toBe(dates.includes(date));
        expect(
          dates.every((listed) => days.length === 0 || days.some((weekdayOf) => weekdayOf === weekday(listed))),
        ).toBe(true);
      }),
    );
  });

  test('too early names the first date that is accepted, not a day without delivery', () => {
    const dates = deliveryDates({ from: '2026-03-07', until: '2026-04-03', weekdays: [2, 3, 4, 5, 6] });
    expect(deliveryDateProblem('2026-03-07', dates, 'Delivery')?.text).toBe('The earliest delivery date is 03/09/2026');
    expect(deliveryDateProblem('2026-03-15', dates, 'Delivery')?.text).toBe('There is no delivery on Sundays');
    expect(deliveryDateProblem('2026-04-06', dates, 'Delivery')?.text).toBe('The latest delivery date is 04/03/2026');
  });

  test('on a day that is left out names its date', () => {
    expect(deliveryDateProblem('2026-03-10', ['2026-03-03', '2026-03-17'], 'Delivery')).toEqual({
      code: 'notOnDate',
      params: { shipMethod: 'Delivery', date: '2026-03-10' },
      text: 'There is no delivery on 03/10/2026',
    });
  });

  test.each([
    ['2026-03-05', 'America/New_York', '2026-03-04T16:00:00-05:00'],
    ['2026-03-09', 'America/New_York', '2026-03-08T16:00:00-04:00'],
    ['2026-11-01', 'America/New_York', '2026-10-31T16:00:00-04:00'],
    ['2026-11-02', 'America/New_York', '2026-11-01T16:00:00-05:00'],
    ['2026-03-05', 'UTC', '2026-03-04T16:00:00+00:00'],
    ['2026-03-05', 'Asia/Kolkata', '2026-03-04T16:00:00+05:30'],
  ])('on %s has to be ordered by the cutoff of the day before, by the clocks of %s', (date, timeZone, orderBy) => {
    expect(cutOffFor(date, { timeZone, orderCutoff: '16:00' })).toEqual({ orderBy, for: date });
  });

  test('without delivery days every day is one', () => {
    expect(deliveryDates({ from: '2026-03-07', until: '2026-03-09', weekdays: [] })).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ]);
  });
});
