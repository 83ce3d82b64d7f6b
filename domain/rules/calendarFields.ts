import type { Fields, FieldTexts } from '../fields/field.ts';
import { formatDate } from '../formatDate.ts';
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
    hint: 'Days you deliver. Each address gets the days of its delivery area.',
    says: ({ deliveryWeekdays }) => daysInWords(deliveryWeekdays),
  },
  pickupWeekdays: {
    label: 'Pickup days',
    hint: 'Days consumers can pick up orders.',
    says: ({ pickupWeekdays }) => daysInWords(pickupWeekdays),
  },
  orderCutoff: {
    label: 'Order cutoff',
    isRequired: true,
    hint: 'Orders before this time can arrive the next day. Uses the site’s time zone.',
  },
  daysAhead: {
    label: 'Days ahead',
    isRequired: true,
    hint: `How far ahead buyers can choose a date: ${DAYS_AHEAD.least} to ${DAYS_AHEAD.most} days.`,
    says: ({ daysAhead }) => decimalTextOf(daysAhead) ?? '',
  },
  warehouses: {
    label: 'Warehouse Cutoffs',
    hint: 'For warehouses with a different cutoff; leave empty to use the cutoff above. Orders from several warehouses use the earliest cutoff.',
    limit: WAREHOUSES_LIMIT,
    says: ({ warehouses }) => warehouses.flatMap(({ code, orderCutoff }) => (orderCutoff ? [[code, orderCutoff]] : [])),
  },
  holidays: {
    label: 'Holidays',
    hint: 'Dates without delivery or pickup. Buyers cannot choose them. Past dates are removed automatically.',
    limit: HOLIDAYS_LIMIT,
    joint: ' ',
    says: ({ holidays }) => holidays.map(({ date, name }) => [formatDate(date), name.trim()]),
  },
} satisfies Fields<Omit<CalendarChange, 'version'>>;

export const HOLIDAY_NAME: Omit<FieldTexts, 'label'> = { limit: HOLIDAY_NAME_LIMIT, none: 'Name (internal)' };
