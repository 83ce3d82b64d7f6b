import type { Fields, FieldTexts } from '../fields/field.ts';
import { formatDate } from '../formatDate.ts';
import { adminText } from '../texts/adminText.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { decimalTextOf } from './amounts.ts';
import { daysInWords } from './configurationWords.ts';
import {
  type CalendarChange,
  DAYS_AHEAD,
  HOLIDAY_NAME_LIMIT,
  HOLIDAYS_LIMIT,
  WAREHOUSES_LIMIT,
} from './deliveryCalendar.ts';

/** The fields of delivery days and order cutoffs. */
export const CALENDAR_FIELDS = perLanguage(
  () =>
    ({
      deliveryWeekdays: {
        label: adminText('calendar.deliveryDays'),
        hint: adminText('calendar.daysYouDeliverEachAddressGets'),
        describe: ({ deliveryWeekdays }) => daysInWords(deliveryWeekdays),
      },
      pickupWeekdays: {
        label: adminText('calendar.pickupDays'),
        hint: adminText('calendar.daysConsumersCanPickUpOrders'),
        describe: ({ pickupWeekdays }) => daysInWords(pickupWeekdays),
      },
      orderCutoff: {
        label: adminText('calendar.orderCutoff'),
        isRequired: true,
        hint: adminText('calendar.ordersBeforeThisTimeCanArrive'),
      },
      daysAhead: {
        label: adminText('calendar.daysAhead'),
        isRequired: true,
        hint: adminText('calendar.howFarAheadBuyersCanChoose', { least: DAYS_AHEAD.least, most: DAYS_AHEAD.most }),
        describe: ({ daysAhead }) => decimalTextOf(daysAhead) ?? '',
      },
      warehouses: {
        label: adminText('calendar.warehouseCutoffs'),
        hint: adminText('calendar.forWarehousesWithADifferentCutoff'),
        limit: WAREHOUSES_LIMIT,
        describe: ({ warehouses }) =>
          warehouses.flatMap(({ code, orderCutoff }) => (orderCutoff ? [[code, orderCutoff]] : [])),
      },
      holidays: {
        label: adminText('calendar.holidays'),
        hint: adminText('calendar.datesWithoutDeliveryOrPickupBuyers'),
        limit: HOLIDAYS_LIMIT,
        joint: ' ',
        describe: ({ holidays }) => holidays.map(({ date, name }) => [formatDate(date), name.trim()]),
      },
    }) satisfies Fields<Omit<CalendarChange, 'version'>>,
);

export const HOLIDAY_NAME: Omit<FieldTexts, 'label'> = perLanguage(() => ({
  limit: HOLIDAY_NAME_LIMIT,
  none: adminText('calendar.nameInternal'),
}));
