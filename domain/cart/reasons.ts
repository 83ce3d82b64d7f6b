import { formatDate } from '../formatDate.ts';
import { formatCount } from '../formatNumber.ts';
import type { ShipMethod } from '../session/user.ts';
import { LINE_NOTE_LIMIT, LINES_LIMIT } from './cart.ts';

export const WEEKDAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

/** Why a cart or an order is refused, where the specification gives no text of its own. */
export const reasons = {
  quantityMissing: 'Quantity must be more than 0.',
  quantityTooLarge: 'Quantity must be less than 10,000,000.',
  sellUnitUnknown: (unit: string) => `This product is not sold by ${unit}.`,
  priceUnitUnknown: (unit: string) => `This product is not priced by ${unit}.`,
  unitsFixed: 'The units of a line cannot be changed. Remove it and add the product again.',
  noPrice: (unit: string) => `This product has no price by ${unit}.`,
  priceNegative: 'The price cannot be negative.',
  priceFixed: 'You may not change prices.',
  amountTooLarge: 'The amount is too large.',
  noteTooLong: `A note can have at most ${LINE_NOTE_LIMIT} characters.`,
  notesNotAllowed: 'Notes are not available.',
  lineGone: 'This line is no longer in the cart.',
  cartFull: `A cart can hold at most ${formatCount(LINES_LIMIT)} lines.`,
  tooLong: (field: string, limit: number) => `${field} can have at most ${formatCount(limit)} characters`,
  shipToUnknown: (code: string) => `Ship-to ${code} is not available`,
  addressUnknown: 'This delivery address is not available',
  addressElsewhere: (code: string) => `This delivery address does not belong to ship-to ${code}`,
  addressRequired: 'A delivery address is required to browse and add products to the cart.',
  noShipMethod: 'Neither pickup nor delivery is available at the moment.',
  shipMethodRefused: {
    Pickup: 'Pickup is not available at the moment. Please choose delivery.',
    Delivery: 'Delivery is not available at the moment. Please choose pickup.',
  },
  undeliverable: 'This address is outside our delivery area.',
  priceRose: (product: string, from: string, to: string) => `The price of ${product} has risen from ${from} to ${to}.`,
  pricesRose: 'Prices have increased. Submit again to accept the new prices.',
  totalMoved: 'The total has changed. Please check it and submit again.',
  paysAtCheckout: 'This order must be paid by card. Pay for it in checkout; your cart is saved.',
} as const;

function dateReasonsOf(method: ShipMethod) {
  const noun = method.toLowerCase();
  return {
    required: `${method} date is required`,
    invalid: `${method} date is not a date`,
    tooEarly: (earliest: string) => `The earliest ${noun} date is ${formatDate(earliest)}`,
    tooLate: (latest: string) => `The latest ${noun} date is ${formatDate(latest)}`,
    never: `No dates are available for ${noun} at the moment. Please call us.`,
    notOnDate: (date: string) => `There is no ${noun} on ${formatDate(date)}`,
    notOnWeekday: (weekday: number) => `There is no ${noun} on ${WEEKDAYS[weekday - 1]}`,
  };
}

/** Why goods cannot be had on a date. */
export const dateReasons = { Pickup: dateReasonsOf('Pickup'), Delivery: dateReasonsOf('Delivery') } as const;
