import { daysBetween } from '../calendar.ts';
import { type Decimal, ZERO } from '../decimal.ts';

/** What is past due, by days; the last one has no end. */
const BUCKETS = [
  { name: '1-30 Days', upTo: 30 },
  { name: '31-60 Days', upTo: 60 },
  { name: '61-90 Days', upTo: 90 },
  { name: 'Over 90 Days', upTo: Number.POSITIVE_INFINITY },
] as const;

/** What is left of a debit, and when it is due. */
export interface OwedAmount {
  dueOn: string;
  balance: Decimal;
}

export interface Aging {
  /** Not past due: what is due on the very day is not. */
  current: Decimal;
  /** All four, the youngest first. */
  buckets: { name: string; value: Decimal }[];
}

/** What is owed, by the days that it is past due on this day. */
export function aging(debits: Iterable<OwedAmount>, on: string): Aging {
  const buckets = BUCKETS.map(({ name, upTo }) => ({ name, upTo, value: ZERO }));
  let current = ZERO;
  for (const { dueOn, balance } of debits) {
    const late = daysBetween(dueOn, on);
    const bucket = late > 0 ? buckets.find(({ upTo }) => late <= upTo) : undefined;
    if (bucket) bucket.value = bucket.value.plus(balance);
    else current = current.plus(balance);
  }
  return { current, buckets: buckets.map(({ name, value }) => ({ name, value })) };
}
