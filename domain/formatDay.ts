import { weekday } from './calendar.ts';
import { formatDate } from './formatDate.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** `Thu 03/05/2026`. */
export function formatDay(date: string): string {
  return `${WEEKDAYS[weekday(date) - 1]} ${formatDate(date)}`;
}

/** `March 2026`. */
export function formatMonth(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** `03/04/2026, 4:00 PM ET`: as `formatMoment`, of a year that may be another. */
export function formatMomentInYear(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const),
    timeZone,
  });
  return format.format(new Date(instant));
}

/** `Wed, 03/04, 4:00 PM ET`: a moment by the clocks of a time zone, the reader's own when none is given. */
export function formatMoment(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ weekday: 'short', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const),
    timeZone,
  });
  return format.format(new Date(instant));
}
