import { daysBetween } from '../calendar.ts';
import { type Decimal, ZERO } from '../decimal.ts';
import { accountText } from '../texts/accountText.ts';

/** The past due buckets by days; the last one has no upper bound. */
const BUCKETS = [
  { name: () => accountText('aging.n130Days'), upTo: 30 },
  { name: () => accountText('aging.n3160Days'), upTo: 60 },
  { name: () => accountText('aging.n6190Days'), upTo: 90 },
  { name: () => accountText('aging.over90Days'), upTo: Number.POSITIVE_INFINITY },
] as const;

/** The open balance of a debit, with its due date. */
export interface OwedAmount {
  dueOn: string;
  balance: Decimal;
}

/** Days past due of an open debit; an amount due today is not past due. An entry without a due date is due at once. */
export function pastDueDays(
  {
    dueDate,
    invoiceDate,
    balance,
    isCredit,
  }: { dueDate: string | null; invoiceDate: string; balance: number; isCredit: boolean },
  on: string,
): number {
  return isCredit || balance === 0 ? 0 : Math.max(daysBetween(dueDate ?? invoiceDate, on), 0);
}

export interface Aging {
  /** The amount that is not past due; an amount due today is not past due. */
  current: Decimal;
  /** All four, the youngest first. */
  buckets: { name: string; value: Decimal }[];
}

/** The owed amounts by days past due on this day. */
export function aging(debits: Iterable<OwedAmount>, on: string): Aging {
  const buckets = BUCKETS.map(({ name, upTo }) => ({ name: name(), upTo, value: ZERO }));
  let current = ZERO;
  for (const { dueOn, balance } of debits) {
    const late = daysBetween(dueOn, on);
    const bucket = late > 0 ? buckets.find(({ upTo }) => late <= upTo) : undefined;
    if (bucket) bucket.value = bucket.value.plus(balance);
    else current = current.plus(balance);
  }
  return { current, buckets: buckets.map(({ name, value }) => ({ name, value })) };
}
