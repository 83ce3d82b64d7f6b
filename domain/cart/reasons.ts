import { formatDate } from '../shownDate.ts';
import { formatCount } from '../shownNumber.ts';
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
  addressElsewhere: (code: string) => `This delivery address is not the one of ship-to ${code}`,
  dateRequired: 'Delivery date is required',
  dateInvalid: 'Delivery date is not a date',
  dateTooEarly: (earliest: string) => `The earliest delivery date is ${formatDate(earliest)}`,
  dateTooLate: (latest: string) => `The latest delivery date is ${formatDate(latest)}`,
  notOnDate: (date: string) => `There is no delivery on ${formatDate(date)}`,
  notOnWeekday: (weekday: number) => `There is no delivery on ${WEEKDAYS[weekday - 1]}`,
  undeliverable: 'This address cannot be delivered to.',
  priceRose: (product: string, from: string, to: string) => `The price of ${product} has risen from ${from} to ${to}.`,
  pricesRose: 'Prices have risen since they were shown to you. Submit again to accept them.',
  totalMoved: 'The total has changed. Please check it and submit again.',
  paysAtCheckout: 'This order must be paid at checkout.',
} as const;
