import { readDate } from '#domain/calendar.ts';

/** Without separators only six or eight digits say where the day ends: `1125` could be read in more ways than one. */
const DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const SEPARATED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;

/** The calendar date in what a person typed (`3/9/2027`, `03092027`, `3-9-27`); null when there is none, or it does not exist. */
export function readTypedDate(text: string): string | null {
  const match = DIGITS.exec(text.trim()) ?? SEPARATED.exec(text.trim());
  if (!match) return null;
  const [, month = '', day = '', year = ''] = match;
  return readDate(`${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
