import { addDays, readDate, weekday } from '../calendar.ts';
import type { Reason } from '../refusal/coded.ts';
import type { ShipMethod } from '../session/user.ts';
import { dateInZone, instantInZone, timeInZone } from '../timeZone.ts';
import type { CutOff } from './cart.ts';
import { dateReasons } from './reasons.ts';

/** The distributor's day: IANA time zone, and the `HH:MM` after which an order counts for the next day. */
export interface OrderDay {
  timeZone: string;
  orderCutoff: string;
}

/**
 * The first date that the cutoff allows: tomorrow in the distributor's time zone; after the order cutoff, the day after
 * (readings 61, 62).
 */
export function deliversFrom(now: Date, { timeZone, orderCutoff }: OrderDay): string {
  const isAfterCutoff = timeInZone(now, timeZone) >= orderCutoff;
  return addDays(dateInZone(now, timeZone), isAfterCutoff ? 2 : 1);
}

/**
 * The rules of possible delivery dates. `from`: the first date that the cutoff allows; `until`: the last date.
 * `weekdays`: Sunday 1 to Saturday 7; empty means every day.
 */
export interface DeliveryDays {
  from: string;
  until: string;
  weekdays: readonly number[];
  /** The days of the week on which the distributor delivers; empty means every day. */
  openOn?: readonly number[];
  /** Dates without delivery and pickup. */
  holidays?: readonly string[];
}

/** The possible delivery dates, in order. All callers use this one function (readings 114). */
export function deliveryDates({ from, until, weekdays, openOn = [], holidays = [] }: DeliveryDays): string[] {
  const dates: string[] = [];
  const has = (days: readonly number[], date: string) => days.length === 0 || days.includes(weekday(date));
  for (let date = from; date <= until; date = addDays(date, 1)) {
    if (has(weekdays, date) && has(openOn, date) && !holidays.includes(date)) dates.push(date);
  }
  return dates;
}

/** Why a delivery date is not possible; null when it is. `dates`: the possible dates, in order. */
export function deliveryDateProblem(text: string, dates: readonly string[], method: ShipMethod): Reason | null {
  const reasons = dateReasons(method);
  const date = readDate(text);
  if (!date) return reasons.invalid();
  if (dates.includes(date)) return null;
  const [earliest, latest] = [dates[0], dates.at(-1)];
  if (earliest === undefined || latest === undefined) return reasons.never();
  if (date < earliest) return reasons.tooEarly(earliest);
  if (date > latest) return reasons.tooLate(latest);
  const isDeliveryDay = dates.some((other) => weekday(other) === weekday(date));
  return isDeliveryDay ? reasons.notOnDate(date) : reasons.notOnWeekday(weekday(date));
}

/** The order deadline for a delivery date: the cutoff of the day before. */
export function cutOffFor(date: string, { timeZone, orderCutoff }: OrderDay): CutOff {
  return { orderBy: instantInZone(addDays(date, -1), orderCutoff, timeZone), for: date };
}
