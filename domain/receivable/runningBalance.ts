import type { AccountRow } from './accountRow.ts';

type Entry = Pick<AccountRow, 'reference' | 'invoiceDate' | 'balance' | 'isCredit'>;

/** By invoice date, then reference. */
export function oldestFirst(a: Omit<Entry, 'balance'>, b: Omit<Entry, 'balance'>): number {
  if (a.invoiceDate !== b.invoiceDate) return a.invoiceDate < b.invoiceDate ? -1 : 1;
  return a.reference < b.reference ? -1 : Number(a.reference > b.reference);
}

const CENTS = 100;

/**
 * The running balance at each row, in US dollars and in the given order: balances summed by invoice date, then
 * reference, credits subtracted, from 0 at the oldest row (readings 78). The sort order of the rows does not change it.
 * The sum is in whole cents, which doubles represent exactly up to 22 trillion dollars.
 */
export function runningBalances(rows: readonly Entry[]): number[] {
  const running = rows.map(() => 0);
  let sum = 0;
  const order = rows.map((row, index) => ({ row, index })).sort((a, b) => oldestFirst(a.row, b.row));
  for (const { row, index } of order) {
    const cents = Math.round(Math.abs(row.balance) * CENTS);
    sum += row.isCredit ? -cents : cents;
    running[index] = sum / CENTS;
  }
  return running;
}
