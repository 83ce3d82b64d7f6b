import { type HistoryListing, type HistorySort, isInPeriod, sortRowsByKey } from '../order/historyList.ts';
import { hasWords, searchable, wordsOfSearch } from '../product/searchTexts.ts';
import type { AccountRow } from './accountRow.ts';
import { oldestFirst, runningBalances } from './runningBalance.ts';

export type AccountColumn = 'reference' | 'invoiceDate' | 'dueDate' | 'age' | 'initial' | 'balance' | 'remarks';

/** Invoices of a day by reference, as the running balance counts them. */
export const NEWEST_ENTRY_FIRST: HistorySort<AccountColumn> = { column: 'invoiceDate', direction: 'descending' };

/** An entry of the account as it is listed: credits below zero (readings 79), and what it is found and sorted by. */
export interface AccountEntry extends AccountRow {
  /** Among all that came, the oldest 0. */
  place: number;
  /** What was owed with it, in US dollars, from 0 at the oldest entry of the period. */
  running: number;
  searched: { reference: string; remarks: string };
  /** Its reference, so that texts in order are numbers in order. */
  numbered: string;
}

const NUMBER = /\d+/g;
/** Digits of the longest number that is sorted as one. */
const LONGEST_NUMBER = 20;

/** 99 before 100. */
const withEvenNumbers = (text: string) => text.replace(NUMBER, (digits) => digits.padStart(LONGEST_NUMBER, '0'));

const signed = (amount: number, isCredit: boolean) => (isCredit ? -Math.abs(amount) : amount) || 0;

/** The entries oldest first. */
export function accountEntries(rows: readonly AccountRow[]): AccountEntry[] {
  return rows.toSorted(oldestFirst).map((row, place) => {
    const reference = searchable(row.reference);
    return {
      ...row,
      initial: signed(row.initial, row.isCredit),
      balance: signed(row.balance, row.isCredit),
      place,
      running: 0,
      searched: { reference, remarks: searchable(row.remarks ?? '') },
      numbered: withEvenNumbers(reference),
    };
  });
}

const KEYS: Readonly<Record<AccountColumn, (entry: AccountEntry) => number | string>> = {
  reference: ({ numbered }) => numbered,
  invoiceDate: ({ place }) => place,
  dueDate: ({ dueDate }) => dueDate ?? '',
  age: ({ age }) => age,
  initial: ({ initial }) => initial,
  balance: ({ balance }) => balance,
  remarks: ({ searched }) => searched.remarks,
};

/** The entries of the period whose reference or remarks have every word, each with its running balance of the period, sorted. */
export function listEntries(
  entries: readonly AccountEntry[],
  { query, period, sort }: HistoryListing<AccountColumn>,
): AccountEntry[] {
  const ofPeriod = entries.filter(({ invoiceDate }) => isInPeriod(invoiceDate, period));
  const running = runningBalances(ofPeriod);
  const words = wordsOfSearch(query);
  const found = ofPeriod.flatMap((entry, index) => {
    const { reference, remarks } = entry.searched;
    const isFound = words.length === 0 || hasWords(`${reference}\n${remarks}`, words);
    return isFound ? [{ ...entry, running: running[index] ?? 0 }] : [];
  });
  return sortRowsByKey(found.toReversed(), KEYS[sort.column], sort.direction);
}
