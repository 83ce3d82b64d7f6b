import { describe, expect, test } from 'vitest';
import { comingUsHolidays } from '#domain/siteConfiguration/usHolidays.ts';

/** The dates that the Office of Personnel Management lists, on which federal offices are closed. */
const OBSERVED: Readonly<Record<number, string>> = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
  2029: '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25',
  2030: '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
  2031: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
};
/** Holidays on a weekend, which are observed on another day. */
const ON_WEEKENDS: Readonly<Record<number, string>> = {
  2026: '07-04',
  2027: '06-19 07-04 12-25',
  2028: '01-01 11-11',
  2029: '11-11',
  2030: '',
  2031: '',
};

const datesOf = (days: string | undefined, year: number) =>
  (days ?? '')
    .split(' ')
    .filter(Boolean)
    .map((day) => `${year}-${day}`);

describe('the federal holidays', () => {
  test.each(Object.keys(OBSERVED).map(Number))('of %d are those that were published', (year) => {
    const dates = comingUsHolidays(`${year}-01-01`).flatMap(({ date }) => (date.startsWith(`${year}`) ? [date] : []));
    expect(dates).toEqual([...datesOf(OBSERVED[year], year), ...datesOf(ON_WEEKENDS[year], year)].sort());
  });

  test('run from today to the end of the next year', () => {
    const days = comingUsHolidays('2026-11-26');
    expect(days[0]).toEqual({ date: '2026-11-26', name: 'Thanksgiving Day' });
    expect(days[1]).toEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(days.slice(-3)).toEqual([
      { date: '2027-12-24', name: 'Christmas Day (observed)' },
      { date: '2027-12-25', name: 'Christmas Day' },
      { date: '2027-12-31', name: 'New Year’s Day (observed)' },
    ]);
    expect(days).toHaveLength(17);
  });
});
