import { addDays, weekday } from '../calendar.ts';
import { adminText } from '../texts/adminText.ts';

interface Holiday {
  readonly date: string;
  readonly name: string;
}

const [SUNDAY, MONDAY, THURSDAY, SATURDAY] = [1, 2, 5, 7];

/** The federal holidays (5 U.S.C. 6103): on this day of the year, or on the first such weekday from it on. */
const FEDERAL: readonly (readonly [name: string, monthAndDay: string, day?: number])[] = [
  [adminText('usHolidays.newYearsDay'), '01-01'],
  [adminText('usHolidays.martinLutherKingDay'), '01-15', MONDAY],
  [adminText('usHolidays.washingtonsBirthday'), '02-15', MONDAY],
  [adminText('usHolidays.memorialDay'), '05-25', MONDAY],
  [adminText('usHolidays.juneteenth'), '06-19'],
  [adminText('usHolidays.independenceDay'), '07-04'],
  [adminText('usHolidays.laborDay'), '09-01', MONDAY],
  [adminText('usHolidays.columbusDay'), '10-08', MONDAY],
  [adminText('usHolidays.veteransDay'), '11-11'],
  [adminText('usHolidays.thanksgiving'), '11-22', THURSDAY],
  [adminText('usHolidays.christmasDay'), '12-25'],
];

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observedOn(date: string): string {
  const day = weekday(date);
  return day === SATURDAY ? addDays(date, -1) : day === SUNDAY ? addDays(date, 1) : date;
}

/** The days of a holiday in a year: its own, and the one on which it is observed if that is another. */
function daysOf(year: number, [name, monthAndDay, day]: (typeof FEDERAL)[number]): Holiday[] {
  const from = `${year}-${monthAndDay}`;
  const date = day === undefined ? from : addDays(from, (day - weekday(from) + 7) % 7);
  const observed = observedOn(date);
  if (observed === date) return [{ date, name }];
  return [
    { date, name },
    { date: observed, name: adminText('usHolidays.observed', { name }) },
  ];
}

/** The federal holidays from a day to the end of the next year, by date. */
export function comingUsHolidays(today: string): Holiday[] {
  const year = Number(today.slice(0, 4));
  const last = `${year + 1}-12-31`;
  return [year, year + 1, year + 2]
    .flatMap((one) => FEDERAL.flatMap((holiday) => daysOf(one, holiday)))
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, other) => one.date.localeCompare(other.date));
}
