import { readDate, yearBefore } from '#domain/calendar.ts';
import { malformed } from './refused.ts';

export interface PeriodRequest {
  startDate?: string;
  endDate?: string;
}

export interface Period {
  /** First and last calendar date, both included; null is open. */
  start: string | null;
  end: string | null;
}

/** The date of a query; null when absent. */
export function requestedDate(name: string, text: string | undefined): string | null {
  if (!text) return null;
  const date = readDate(text);
  if (date === null) throw malformed(`${name} must be a date, such as 2026-01-31`, 'date');
  return date;
}

/** The period of a request, open without a date; refuses an invalid one. */
export function requestedPeriod({ startDate, endDate }: PeriodRequest): Period {
  return { start: requestedDate('startDate', startDate), end: requestedDate('endDate', endDate) };
}

/** The last 12 months by default; a start alone extends to today, an end alone includes the 12 months before it. */
export function requestedYear(request: PeriodRequest, today: string): Period {
  const { start, end } = requestedPeriod(request);
  return { start: start ?? yearBefore(end ?? today), end };
}
