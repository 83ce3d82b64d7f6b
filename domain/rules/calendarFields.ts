import type { Fields, FieldTexts } from '../fields/field.ts';
import { formatDate } from '../shownDate.ts';
import { decimalTextOf } from './amounts.ts';
import {
  type CalendarChange,
  DAYS_AHEAD,
  HOLIDAY_NAME_LIMIT,
  HOLIDAYS_LIMIT,
  WAREHOUSES_LIMIT,
} from './calendarRules.ts';
import { daysInWords } from './ruleWords.ts';

/** When goods arrive, and until when they are to be ordered. */
export const CALENDAR_FIELDS = {
  deliveryWeekdays: {
    label: 'Delivery days',
    hint: 'The days on which anything is delivered at all. An address has some of them, by its zip rule.',
    says: ({ deliveryWeekdays }) => daysInWords(deliveryWeekdays),
  },
  pickupWeekdays: {
    label: 'Pickup days',
    hint: 'The days on which consumers can fetch their orders.',
    says: ({ pickupWeekdays }) => daysInWords(pickupWeekdays),
  },
  orderCutoff: {
    label: 'Order cut-off',
    isRequired: true,
    hint: 'An order before this time can arrive the next day, later ones the day after. In the time zone of the site.',
  },
  daysAhead: {
    label: 'Days ahead',
    isRequired: true,
    hint: `How far ahead a buyer can ask for a date: ${DAYS_AHEAD.least} to ${DAYS_AHEAD.most} days.`,
    says: ({ daysAhead }) => decimalTextOf(daysAhead) ?? '',
  },
  warehouses: {
    label: 'Cut-off of Warehouses',
    hint: 'For a warehouse that stops earlier or later; left empty, the cut-off above holds. An order with goods of several warehouses goes by the earliest of them.',
    limit: WAREHOUSES_LIMIT,
    says: ({ warehouses }) => warehouses.flatMap(({ code, orderCutoff }) => (orderCutoff ? [[code, orderCutoff]] : [])),
  },
  holidays: {
    label: 'Holidays',
    hint: 'Dates on which nothing is delivered and nothing can be picked up. Buyers are not offered them. Days that have passed leave the list by themselves.',
    limit: HOLIDAYS_LIMIT,
    joint: ' ',
    says: ({ holidays }) => holidays.map(({ date, name }) => [formatDate(date), name.trim()]),
  },
} satisfies Fields<Omit<CalendarChange, 'version'>>;

export const HOLIDAY_NAME: Omit<FieldTexts, 'label'> = { limit: HOLIDAY_NAME_LIMIT, none: 'Name, for you alone' };
