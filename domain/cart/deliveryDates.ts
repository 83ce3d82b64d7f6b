import { addDays, readDate, weekday } from '../calendar.ts';
import { dateInZone } from '../timeZone.ts';
import { reasons } from './reasons.ts';

/** The distributor's day: IANA time zone, and the `HH:MM` from which an order counts for the next day. */
export interface OrderDay {
  timeZone: string;
  orderCutoff: string;
}

function timeInZone(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return format.format(instant);
}

/** The first date that the cut-off leaves: tomorrow where the distributor is; from the order cut-off on, the day after (readings 61, 62). */
export function deliversFrom(now: Date, { timeZone, orderCutoff }: OrderDay): string {
  const isAfterCutoff = timeInZone(now, timeZone) >= orderCutoff;
  return addDays(dateInZone(now, timeZone), isAfterCutoff ? 2 : 1);
}

/** What decides when goods can arrive. `from`: the first date that the cut-off leaves. `weekdays`: Sunday 1 to Saturday 7; none given means every day. */
export interface DeliveryDays {
  from: string;
  weekdays: readonly number[];
}

const WEEK = 7;

/** Of so many calendar dates from the first possible one on, those on which goods can arrive, in order. The one place that decides (readings 114). */
export function deliveryDates({ from, weekdays }: DeliveryDays, calendarDates: number): string[] {
  const dates = Array.from({ length: calendarDates }, (_, days) => addDays(from, days));
  return dates.filter((date) => isDeliveryDay(date, weekdays));
}

function isDeliveryDay(date: string, weekdays: readonly number[]): boolean {
  return weekdays.length === 0 || weekdays.includes(weekday(date));
}

/** The first date on which goods can arrive. */
export function earliestDeliveryDate(days: DeliveryDays): string {
  return deliveryDates(days, WEEK)[0] ?? days.from;
}

/** Why goods cannot be delivered on a date, null when they can. */
export function deliveryDateProblem(text: string, days: DeliveryDays): string | null {
  const date = readDate(text);
  if (!date) return reasons.dateInvalid;
  const earliest = earliestDeliveryDate(days);
  if (date < earliest) return reasons.dateTooEarly(earliest);
  return isDeliveryDay(date, days.weekdays) ? null : reasons.notOnWeekday(weekday(date));
}
