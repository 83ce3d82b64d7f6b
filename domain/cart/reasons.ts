import { formatDate } from '../formatDate.ts';
import type { ShipMethod } from '../session/user.ts';
import { cartText } from '../texts/cartText.ts';
import { LINE_NOTE_LIMIT, LINES_LIMIT } from './cart.ts';

export const WEEKDAYS = [
  cartText('reasons.sundays'),
  cartText('reasons.mondays'),
  cartText('reasons.tuesdays'),
  cartText('reasons.wednesdays'),
  cartText('reasons.thursdays'),
  cartText('reasons.fridays'),
  cartText('reasons.saturdays'),
];

/** The reasons of refused carts and orders that the specification does not give. */
export const reasons = {
  noteTooLong: cartText('reasons.aNoteCanHaveAtMost', { LINE_NOTE_LIMIT }),

  cartFull: cartText('reasons.aCartCanHoldAtMost', { LINES_LIMIT }),
} as const;

function dateReasonsOf(method: ShipMethod) {
  const noun = method.toLowerCase();
  return {
    required: cartText('reasons.dateIsRequired', { method }),
    invalid: cartText('reasons.dateIsNotADate', { method }),
    tooEarly: (earliest: string) => cartText('reasons.theEarliestDateIs', { noun, earliest: formatDate(earliest) }),
    tooLate: (latest: string) => cartText('reasons.theLatestDateIs', { noun, latest: formatDate(latest) }),
    never: cartText('reasons.noDatesAreAvailableForAt', { noun }),
    notOnDate: (date: string) => cartText('reasons.thereIsNoOn', { noun, date: formatDate(date) }),
    notOnWeekday: (weekday: number) => cartText('reasons.thereIsNoOn2', { noun, value: WEEKDAYS[weekday - 1] ?? '' }),
  };
}

/** The reasons why a date is not possible. */
export const dateReasons = { Pickup: dateReasonsOf('Pickup'), Delivery: dateReasonsOf('Delivery') } as const;
