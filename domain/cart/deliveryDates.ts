import { addDays, dateInZone, readDate, weekday } from '../calendar.ts';
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

/** Tomorrow where the distributor is; from the order cut-off on, the day after (readings 61, 62). */
export function earliestDelivery(now: Date, { timeZone, orderCutoff }: OrderDay): string {
  const isAfterCutoff = timeInZone(now, timeZone) >= orderCutoff;
  return addDays(dateInZone(now, timeZone), isAfterCutoff ? 2 : 1);
}

/** The first delivery day from a date on. `weekdays`: Sunday 1 to Saturday 7; none given means every day. */
export function firstDeliveryDay(from: string, weekdays: readonly number[]): string {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(from, days));
  return week.find((date) => weekdays.includes(weekday(date))) ?? from;
}

/** Why goods cannot be delivered on a date, null when they can. */
export function deliveryDateProblem(
  text: string,
  { earliest, weekdays }: { earliest: string; weekdays: readonly number[] },
): string | null {
  const date = readDate(text);
  if (!date) return reasons.dateInvalid;
  if (date < earliest) return reasons.dateTooEarly(earliest);
  const isDeliveryDay = weekdays.length === 0 || weekdays.includes(weekday(date));
  return isDeliveryDay ? null : reasons.notOnWeekday(weekday(date));
}
