import { dateInZone } from '../timeZone.ts';

/**
 * The day for which an account is stated: the calendar date where the distributor is, whatever clock the server or the browser
 * goes by. Ages, aging buckets, future invoices and statements all turn over with it, at the site's midnight.
 */
export function statementDate(now: Date, siteTimeZone: string): string {
  return dateInZone(now, siteTimeZone);
}
