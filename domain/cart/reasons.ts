import { formatDate } from '../formatDate.ts';
import type { Reason } from '../refusal/coded.ts';
import type { ShipMethod } from '../session/user.ts';
import { cartText } from '../texts/cartText.ts';
import { LINE_NOTE_LIMIT, LINES_LIMIT } from './cart.ts';

/** By the numbers of the days: Sunday 1 to Saturday 7. */
export const weekdayName = (weekday: number): string =>
  [
    cartText('reasons.sundays'),
    cartText('reasons.mondays'),
    cartText('reasons.tuesdays'),
    cartText('reasons.wednesdays'),
    cartText('reasons.thursdays'),
    cartText('reasons.fridays'),
    cartText('reasons.saturdays'),
  ][weekday - 1] ?? '';

/** The reasons of refused carts and orders that the specification does not give. */
export const reasons = {
  noteTooLong: () => cartText('reasons.aNoteCanHaveAtMost', { limit: LINE_NOTE_LIMIT }),

  cartFull: () => cartText('reasons.aCartCanHoldAtMost', { limit: LINES_LIMIT }),
} as const;

/** The reasons why a date is not possible. Days of the week: Sunday 1 to Saturday 7. */
export const dateReasons = (method: ShipMethod) => {
  const params = { shipMethod: method };
  return {
    required: (): Reason => ({ code: 'dateRequired', params, text: cartText('reasons.dateIsRequired', { method }) }),
    invalid: (): Reason => ({ code: 'dateInvalid', params, text: cartText('reasons.dateIsNotADate', { method }) }),
    tooEarly: (earliest: string): Reason => ({
      code: 'dateTooEarly',
      params: { ...params, earliest },
      text: cartText('reasons.theEarliestDateIs', { method, earliest: formatDate(earliest) }),
    }),
    tooLate: (latest: string): Reason => ({
      code: 'dateTooLate',
      params: { ...params, latest },
      text: cartText('reasons.theLatestDateIs', { method, latest: formatDate(latest) }),
    }),
    never: (): Reason => ({
      code: 'noDates',
      params,
      text: cartText('reasons.noDatesAreAvailableForAt', { method }),
    }),
    notOnDate: (date: string): Reason => ({
      code: 'notOnDate',
      params: { ...params, date },
      text: cartText('reasons.thereIsNoOn', { method, date: formatDate(date) }),
    }),
    notOnWeekday: (weekday: number): Reason => ({
      code: 'notOnWeekday',
      params: { ...params, weekday },
      text: cartText('reasons.thereIsNoOnWeekday', { method, weekday: weekdayName(weekday) }),
    }),
  };
};
