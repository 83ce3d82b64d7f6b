import { readDate } from '#domain/calendar.ts';

/** Without separators only six or eight digits are unambiguous: `1125` has several readings. */
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})$/;
const SEPARATED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

function partsOf(text: string): { year: string; month: string; day: string } | null {
  const [, firstYear, ...rest] = YEAR_FIRST.exec(text) ?? [];
  if (firstYear !== undefined) return { year: firstYear, month: rest[0] ?? '', day: rest[1] ?? '' };
  const [, month, day = '', year = ''] = DIGITS.exec(text) ?? SEPARATED.exec(text) ?? [];
  return month === undefined ? null : { year, month, day };
}

/** The calendar date of a typed text (`3/9/2027`, `03092027`, `3-9-27`, `2027-03-09`); null without a valid one. */
export function readTypedDate(text: string): string | null {
  const parts = partsOf(text.trim());
  if (!parts) return null;
  const { year, month, day } = parts;
  return readDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
