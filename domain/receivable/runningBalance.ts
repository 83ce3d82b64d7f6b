import { type Decimal, decimal, ZERO } from '../decimal.ts';
import type { AccountRow } from './accountRow.ts';

type Entry = Pick<AccountRow, 'reference' | 'invoiceDate' | 'balance' | 'isCredit'>;

function byDateAndReference(a: Entry, b: Entry): number {
  if (a.invoiceDate !== b.invoiceDate) return a.invoiceDate < b.invoiceDate ? -1 : 1;
  return a.reference < b.reference ? -1 : Number(a.reference > b.reference);
}

/**
 * What was owed with each of the rows, in US dollars and in the order in which they are given: their balances summed by invoice
 * date, then reference, credits subtracted, from 0 at the oldest row (readings 78). However the rows are sorted, it is the same.
 */
export function runningBalances(rows: readonly Entry[]): Decimal[] {
  const running = rows.map(() => ZERO);
  let sum = ZERO;
  const oldestFirst = rows.map((row, index) => ({ row, index })).sort((a, b) => byDateAndReference(a.row, b.row));
  for (const { row, index } of oldestFirst) {
    const amount = decimal(row.balance).abs();
    sum = row.isCredit ? sum.minus(amount) : sum.plus(amount);
    running[index] = sum;
  }
  return running;
}
