import { dateInZone } from '../timeZone.ts';

/**
 * The statement date of an account: the calendar date in the distributor's time zone, not the server's or the
 * browser's. Ages, aging buckets, future invoices and statements all change at the site's midnight.
 */
export function statementDate(now: Date, siteTimeZone: string): string {
  return dateInZone(now, siteTimeZone);
}
