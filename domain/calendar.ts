import { addDays as addDaysTo, format, getDay, isValid, parseISO, subMonths, subYears } from 'date-fns';

/** Calendar dates are `YYYY-MM-DD` text end to end; they never become a Date in a business rule (readings 62). */
const ISO_DATE = /^(?!0000)\d{4}-\d{2}-\d{2}/;

/**
 * The calendar date at the start of an ISO date or date-time; null when there is none, or when it does not exist
 * (2026-02-30).
 */
export function readDate(text: string): string | null {
  const [date] = ISO_DATE.exec(text) ?? [];
  return date !== undefined && isValid(parseISO(date)) ? date : null;
}

export function addDays(date: string, days: number): string {
  return format(addDaysTo(parseISO(date), days), 'yyyy-MM-dd');
}

/** The same day of the previous year; February 28 for February 29. */
export function yearBefore(date: string): string {
  return format(subYears(parseISO(date), 1), 'yyyy-MM-dd');
}

/** Sunday 1 to Saturday 7 (specification 9). */
export function weekday(date: string): number {
  return getDay(parseISO(date)) + 1;
}

const DAY_MS = 86_400_000;

/**
 * Days from one date to another; negative when the second is earlier. A date is read as midnight UTC, which has no
 * daylight saving time.
 */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The last months up to that of the date, `YYYY-MM`, the oldest first. */
export function lastMonths(date: string, count: number): string[] {
  const first = parseISO(`${date.slice(0, 7)}-01`);
  return Array.from({ length: count }, (_, index) => format(subMonths(first, count - 1 - index), 'yyyy-MM'));
}
