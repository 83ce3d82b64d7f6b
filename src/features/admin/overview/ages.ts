import { adminText } from '#domain/texts/adminText.ts';

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** How long before `readAt` this was: '5 minutes', '3 hours', '2 days'. */
export function ageText(since: string, readAt: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(readAt) - Date.parse(since)) / MINUTE_MS));
  if (minutes < MINUTES_PER_HOUR) return adminText('overview.minutes', { minutes });
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  if (hours < 2 * HOURS_PER_DAY) return adminText('overview.hours', { hours });
  return adminText('overview.days', { days: Math.floor(hours / HOURS_PER_DAY) });
}
