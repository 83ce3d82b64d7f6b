import { type Static, Type } from 'typebox';
import { readDate } from '../calendar.ts';
import { DecimalInput } from '../cart/cart.ts';
import { fieldInvalid, fieldOutOfRange, fieldRepeated, fieldRequired } from '../fields/fieldReasons.ts';
import { type Problem, problemsOf, repeatedPlaces, rowProblems } from '../fields/problem.ts';
import type { Reason } from '../refusal/coded.ts';
import { Code } from '../schema/limits.ts';
import { adminText } from '../texts/adminText.ts';
import { decimalTextOf, type Sent } from './amounts.ts';
import { configurationTexts } from './configurationTexts.ts';
import { lengthProblem } from './siteConfiguration.ts';

export const HOLIDAYS_LIMIT = 400;
export const WAREHOUSES_LIMIT = 200;
export const HOLIDAY_NAME_LIMIT = 60;
/** How far ahead dates can be offered, days. */
export const DAYS_AHEAD = { least: 14, most: 366 };

/** Days of the week: Sunday 1 to Saturday 7. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 });

const Version = Type.Integer({ minimum: 0 });

const calendarFields = {
  version: Version,
  /** The days with any delivery; a ship-to has a subset of them. */
  deliveryWeekdays: Weekdays,
  pickupWeekdays: Weekdays,
  /** `HH:MM` of the site's time zone from which an order counts for the next day. */
  orderCutoff: Code,
  /** The warehouses of the products; null or blank: as the site. */
  warehouses: Type.Array(Type.Object({ code: Code, orderCutoff: Type.Union([Code, Type.Null()]) }), {
    maxItems: WAREHOUSES_LIMIT,
  }),
  /** From today on. */
  holidays: Type.Array(Type.Object({ date: Code, name: Code }), { maxItems: HOLIDAYS_LIMIT }),
};

/** The delivery calendar. `daysAhead`: how far ahead an order can set its date. */
export const DeliveryCalendar = Type.Object({
  ...calendarFields,
  daysAhead: Type.Integer(),
  /** The number of addresses per set of delivery days; empty means every day. */
  addressDays: Type.Array(Type.Object({ weekdays: Weekdays, addresses: Type.Integer() })),
});
export type DeliveryCalendar = Static<typeof DeliveryCalendar>;

export const CalendarChange = Type.Object({ ...calendarFields, daysAhead: DecimalInput });
export type CalendarChange = Static<typeof CalendarChange>;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeProblem = (text: string) => (TIME.test(text) ? null : fieldInvalid(adminText('configuration.noTime')));
const daysProblem = (days: readonly number[]) =>
  days.length === 0 ? fieldRequired(adminText('configuration.noDays')) : null;

function daysAheadProblem(sent: Sent): Reason | null {
  const days = Number(decimalTextOf(sent) ?? Number.NaN);
  return Number.isInteger(days) && days >= DAYS_AHEAD.least && days <= DAYS_AHEAD.most
    ? null
    : fieldOutOfRange(DAYS_AHEAD.least, DAYS_AHEAD.most, configurationTexts.daysAhead(DAYS_AHEAD));
}

function dateProblem(text: string, { today, isRepeated }: { today: string; isRepeated: boolean }): Reason | null {
  const date = readDate(text);
  if (date === null || date !== text) return fieldInvalid(adminText('configuration.noDate'));
  if (date < today) return { code: 'fieldPast', params: { date }, text: configurationTexts.pastDate(date) };
  return isRepeated ? fieldRepeated(date, configurationTexts.repeatedDate(date)) : null;
}

/** Why a calendar is not valid; `today` is the date in the distributor's time zone. */
export function calendarProblems(change: CalendarChange, today: string): Problem[] {
  const { deliveryWeekdays, pickupWeekdays, orderCutoff, daysAhead, warehouses, holidays } = change;
  const repeatedCodes = repeatedPlaces(warehouses.map(({ code }) => code));
  const repeatedDates = repeatedPlaces(holidays.map(({ date }) => date));
  return [
    ...problemsOf({
      deliveryWeekdays: daysProblem(deliveryWeekdays),
      pickupWeekdays: daysProblem(pickupWeekdays),
      orderCutoff: timeProblem(orderCutoff),
      daysAhead: daysAheadProblem(daysAhead),
    }),
    ...rowProblems('warehouses', warehouses, ({ code, orderCutoff: own }, place) => ({
      code: repeatedCodes.has(place)
        ? fieldRepeated(code, adminText('configuration.repeatedWarehouse', { code }))
        : null,
      orderCutoff: own === null || own === '' ? null : timeProblem(own),
    })),
    ...rowProblems('holidays', holidays, ({ date, name }, place) => ({
      date: dateProblem(date, { today, isRepeated: repeatedDates.has(place) }),
      name: lengthProblem(adminText('calendar.aName'), name.trim(), HOLIDAY_NAME_LIMIT),
    })),
  ];
}

/** The addresses without a day if the site delivered only on these days. */
export function withoutDay(
  addressDays: DeliveryCalendar['addressDays'],
  deliveryWeekdays: readonly number[],
): DeliveryCalendar['addressDays'] {
  return addressDays.filter(({ weekdays }) => isNoDayLeft(weekdays, deliveryWeekdays));
}

/** No day given means every day. */
export function isNoDayLeft(weekdays: readonly number[], deliveryWeekdays: readonly number[]): boolean {
  return weekdays.length > 0 && !weekdays.some((day) => deliveryWeekdays.includes(day));
}
