import { addDays as addDaysTo, format, getDay, isValid, parseISO, subYears } from 'date-fns';

/** Calendar dates are `YYYY-MM-DD` text end to end; they never become a Date in a business rule (readings 62). */
const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}/;

/** The calendar date at the start of an ISO date or date-time; null when there is none, or it does not exist (2026-02-30). */
export function readDate(text: string): string | null {
  const [date] = ISO_DATE.exec(text) ?? [];
  return date !== undefined && isValid(parseISO(date)) ? date : null;
}

export function addDays(date: string, days: number): string {
  return format(addDaysTo(parseISO(date), days), 'yyyy-MM-dd');
}

/** The same day of the year before; 28 February for the 29th. */
export function yearBefore(date: string): string {
  return format(subYears(parseISO(date), 1), 'yyyy-MM-dd');
}

/** Sunday 1 to Saturday 7 (specification 9). */
export function weekday(date: string): number {
  return getDay(parseISO(date)) + 1;
}
