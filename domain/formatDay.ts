import { languageNow } from '#spoken';
import { weekday } from './calendar.ts';
import { formatDate } from './formatDate.ts';
import { tagOf } from './texts/languages.ts';
import { sharedText } from './texts/sharedText.ts';

/** Sunday first. */
export const shortWeekdays = () => [
  sharedText('formatDay.sun'),
  sharedText('formatDay.mon'),
  sharedText('formatDay.tue'),
  sharedText('formatDay.wed'),
  sharedText('formatDay.thu'),
  sharedText('formatDay.fri'),
  sharedText('formatDay.sat'),
];
const months = () => [
  ...[
    sharedText('formatDay.january'),
    sharedText('formatDay.february'),
    sharedText('formatDay.march'),
    sharedText('formatDay.april'),
    sharedText('formatDay.may'),
    sharedText('formatDay.june'),
    sharedText('formatDay.july'),
  ],
  ...[
    sharedText('formatDay.august'),
    sharedText('formatDay.september'),
    sharedText('formatDay.october'),
    sharedText('formatDay.november'),
    sharedText('formatDay.december'),
  ],
];

/** `Thu 03/05/2026`. */
export function formatDay(date: string): string {
  return `${shortWeekdays()[weekday(date) - 1]} ${formatDate(date)}`;
}

/** `March 2026`. */
export function formatMonth(date: string): string {
  return `${months()[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** `03/04/2026, 4:00 PM ET`: as `formatMoment`, with the year. */
export function formatMomentInYear(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ year: 'numeric', month: '2-digit', day: '2-digit' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const),
    timeZone,
  });
  return format.format(new Date(instant));
}

/** `Wed, 03/04, 4:00 PM ET`: an instant in a time zone, the device's own by default. */
export function formatMoment(instant: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ month: '2-digit', day: '2-digit' } as const),
    ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const),
    timeZone,
  });
  const day = new Intl.DateTimeFormat(tagOf(languageNow()), { weekday: 'short', timeZone });
  return [day, format].map((part) => part.format(new Date(instant))).join(', ');
}
