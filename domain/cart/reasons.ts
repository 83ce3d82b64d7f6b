import { formatDate } from '../formatDate.ts';
import type { Reason } from '../refusal/coded.ts';
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
  noteTooLong: cartText('reasons.aNoteCanHaveAtMost', { limit: LINE_NOTE_LIMIT }),

  cartFull: cartText('reasons.aCartCanHoldAtMost', { limit: LINES_LIMIT }),
} as const;

function dateReasonsOf(shipMethod: ShipMethod) {
  const noun = shipMethod.toLowerCase();
  return {
    required: {
      code: 'dateRequired',
      params: { shipMethod },
      text: cartText('reasons.dateIsRequired', { method: shipMethod }),
    },
    invalid: {
      code: 'dateInvalid',
      params: { shipMethod },
      text: cartText('reasons.dateIsNotADate', { method: shipMethod }),
    },
    tooEarly: (earliest: string) => ({
      code: 'dateTooEarly',
      params: { shipMethod, earliest },
      text: cartText('reasons.theEarliestDateIs', { noun, earliest: formatDate(earliest) }),
    }),
    tooLate: (latest: string) => ({
      code: 'dateTooLate',
      params: { shipMethod, latest },
      text: cartText('reasons.theLatestDateIs', { noun, latest: formatDate(latest) }),
    }),
    never: {
      code: 'noDates',
      params: { shipMethod },
      text: cartText('reasons.noDatesAreAvailableForAt', { noun }),
    },
    notOnDate: (date: string) => ({
      code: 'notOnDate',
      params: { shipMethod, date },
      text: cartText('reasons.thereIsNoOn', { noun, date: formatDate(date) }),
    }),
    notOnWeekday: (weekday: number) => ({
      code: 'notOnWeekday',
      params: { shipMethod, weekday },
      text: cartText('reasons.thereIsNoOnWeekday', { noun, weekday: WEEKDAYS[weekday - 1] ?? '' }),
    }),
  } as const satisfies Readonly<Record<string, Reason | ((value: never) => Reason)>>;
}

/** The reasons why a date is not possible. Days of the week: Sunday 1 to Saturday 7. */
export const dateReasons = { Pickup: dateReasonsOf('Pickup'), Delivery: dateReasonsOf('Delivery') } as const;
