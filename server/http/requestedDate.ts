import { readDate } from '#domain/calendar.ts';
import { malformed } from './refused.ts';

/** The date of a query; null where there is none. */
export function requestedDate(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const date = readDate(text);
  if (date === null) throw malformed(`${name} must be a date, such as 2026-01-31`, 'date');
  return date;
}
