import { type HistoryListing, type HistorySort, isInPeriod, sortRowsByKey } from '../order/historyList.ts';
import { searchable } from '../product/searchTexts.ts';
import { findRows } from '../search/findRows.ts';
import type { AccountRow } from './accountRow.ts';
import { oldestFirst, runningBalances } from './runningBalance.ts';

export type AccountColumn = 'reference' | 'invoiceDate' | 'dueDate' | 'age' | 'initial' | 'balance' | 'remarks';

/** Invoices of a day by reference, as the running balance counts them. */
export const NEWEST_ENTRY_FIRST: HistorySort<AccountColumn> = { column: 'invoiceDate', direction: 'descending' };

/** An account entry with its sort keys. Amounts in US dollars, credits below zero (readings 79). */
interface KnownEntry {
  readonly row: AccountRow;
  /** Among all that came, the oldest 0. */
  readonly place: number;
  readonly initial: number;
  readonly balance: number;
  /** Its remarks, in any case the same. */
  readonly remarks: string;
  /** Its reference, so that texts in order are numbers in order. */
  readonly numbered: string;
}

/** An entry of the list. */
export interface AccountEntry {
  entry: KnownEntry;
  /** The running balance at the entry, in US dollars, from 0 at the oldest entry of the period. */
  running: number;
}

const NUMBER = /\d+/g;
/** Digits of the longest number that is sorted as one. */
const LONGEST_NUMBER = 20;

/** 99 before 100. */
const withEvenNumbers = (text: string) => text.replace(NUMBER, (digits) => digits.padStart(LONGEST_NUMBER, '0'));

const signed = (amount: number, isCredit: boolean) => (isCredit ? -Math.abs(amount) : amount) || 0;

/** Text sort keys are created on first access: most of 20,000 entries are only listed. */
function knownEntry(row: AccountRow, place: number): KnownEntry {
  let remarks: string | undefined;
  let numbered: string | undefined;
  return {
    row,
    place,
    initial: signed(row.initial, row.isCredit),
    balance: signed(row.balance, row.isCredit),
    get remarks() {
      remarks ??= searchable(row.remarks ?? '');
      return remarks;
    },
    get numbered() {
      numbered ??= withEvenNumbers(searchable(row.reference));
      return numbered;
    },
  };
}

/** The entries oldest first. */
export function accountEntries(rows: readonly AccountRow[]): AccountEntry[] {
  return rows.toSorted(oldestFirst).map((row, place) => ({ entry: knownEntry(row, place), running: 0 }));
}

const KEYS: Readonly<Record<AccountColumn, (of: AccountEntry) => number | string>> = {
  reference: ({ entry }) => entry.numbered,
  invoiceDate: ({ entry }) => entry.place,
  dueDate: ({ entry }) => entry.row.dueDate ?? '',
  age: ({ entry }) => entry.row.age,
  initial: ({ entry }) => entry.initial,
  balance: ({ entry }) => entry.balance,
  remarks: ({ entry }) => entry.remarks,
};

const textOf = ({ entry: { row } }: AccountEntry) => `${row.reference}\n${row.remarks ?? ''}`;

/**
 * The entries of the period that match the query by reference or remarks, each with its running balance of the period,
 * sorted.
 */
export function listEntries(
  entries: readonly AccountEntry[],
  { query, period, sort }: HistoryListing<AccountColumn>,
): AccountEntry[] {
  const ofPeriod = entries.filter(({ entry }) => isInPeriod(entry.row.invoiceDate, period));
  const running = runningBalances(ofPeriod.map(({ entry }) => entry.row));
  const isFound = new Set(findRows(entries, textOf, query).rows);
  const found: AccountEntry[] = [];
  ofPeriod.forEach((listed, index) => {
    if (isFound.has(listed)) found.push({ entry: listed.entry, running: running[index] ?? 0 });
  });
  return sortRowsByKey(found.reverse(), KEYS[sort.column], sort.direction);
}
