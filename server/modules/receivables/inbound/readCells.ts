import { readDate } from '#domain/calendar.ts';
import { Decimal, readDecimal, ZERO } from '#domain/decimal.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { OVERRIDE_PRICE_PLACES } from '#domain/product/pricing.ts';
import { acceptQuantity, QUANTITY_PLACES } from '#domain/quantity.ts';
import { RowRefused } from './rowRefused.ts';

const AMOUNT_LIMIT = new Decimal(10).pow(10);

type Given = number | string | null | undefined;

function readNumber(column: string, value: Given, places: number): Decimal {
  if (value === null || value === undefined) return ZERO;
  const read = readDecimal(value, places);
  if (read === null) throw new RowRefused(column, value, 'It is no number.', 'Write digits and a decimal point: 12.50');
  if (read.isNegative() && !read.isZero()) {
    throw new RowRefused(column, value, 'It is below zero.', 'What goes back is a credit, with amounts above zero.');
  }
  if (read.gte(AMOUNT_LIMIT)) throw new RowRefused(column, value, 'It is too large.');
  return read;
}

/** US dollars, not below zero; 0 where it is left out. */
export function readAmount(column: string, value: Given): Decimal {
  return readNumber(column, value, MONEY_PLACES);
}

export function readUnitPrice(column: string, value: Given): Decimal {
  return readNumber(column, value, OVERRIDE_PRICE_PLACES);
}

export function readQuantity(column: string, value: Given): Decimal {
  const read = acceptQuantity(readNumber(column, value, QUANTITY_PLACES));
  if (read === null) throw new RowRefused(column, value, 'It is too large.');
  return read;
}

export function readDay(column: string, value: string): string {
  const day = readDate(value);
  if (day === null) throw new RowRefused(column, value, 'It is no date.', 'Write it as 2026-03-31.');
  return day;
}

export function readDayOrNone(column: string, value: string | null | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : readDay(column, value);
}

/** A text that is there, without blanks around it. */
export function readText(column: string, value: string): string {
  const text = value.trim();
  if (text === '') throw new RowRefused(column, value, 'It is empty.');
  if (/\p{Cc}/u.test(text)) throw new RowRefused(column, null, 'It has characters that cannot be written.');
  return text;
}

export function readTextOrNone(column: string, value: string | null | undefined): string | null {
  return value === null || value === undefined || value.trim() === '' ? null : readText(column, value);
}

/** Without texts that no column can hold: nothing has such a code, and the database would refuse the batch for one. */
export function codesToFind(codes: readonly string[]): string[] {
  return codes.filter((code) => !code.includes('\0'));
}
