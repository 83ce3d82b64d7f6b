import { weekday } from './calendar.ts';
import { formatDate } from './shownDate.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Thu 03/05/2026`. */
export function formatDay(date: string): string {
  return `${WEEKDAYS[weekday(date) - 1]} ${formatDate(date)}`;
}
