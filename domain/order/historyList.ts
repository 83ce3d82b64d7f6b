import { searchable } from '../product/searchTexts.ts';

export interface HistorySort<Column extends string> {
  column: Column;
  direction: 'ascending' | 'descending';
}

/** Calendar dates, both included; '' is open. */
export interface HistoryPeriod {
  start: string;
  end: string;
}

/** What is asked of a history's list: words to find, days, and the order of the rows. */
export interface HistoryListing<Column extends string> {
  query: string;
  period: HistoryPeriod;
  sort: HistorySort<Column>;
}

/** How a history reads its rows: the text that is searched and the day that counts. */
export interface HistoryReading<Row> {
  text: (row: Row) => string;
  date: (row: Row) => string;
}

/** A column starts descending and turns round with every further choice of it (specification 4). */
export function toggleSort<Column extends string>(sort: HistorySort<Column>, column: Column): HistorySort<Column> {
  const turns = sort.column === column && sort.direction === 'descending';
  return { column, direction: turns ? 'ascending' : 'descending' };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareValues(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

/** Rows without a value come last either way; equal ones stay in the order they are given. */
export function sortRows<Row, Column extends keyof Row & string>(
  rows: readonly Row[],
  { column, direction }: HistorySort<Column>,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [left[column] ?? '', right[column] ?? ''];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compareValues(a, b);
  });
}

/** The rows whose text contains every word of the query, and whose date lies in the period, sorted. */
export function listRows<Row, Column extends keyof Row & string>(
  rows: readonly Row[],
  { query, period, sort }: HistoryListing<Column>,
  { text, date }: HistoryReading<Row>,
): Row[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const day = date(row);
    if (period.start !== '' && day < period.start) return false;
    if (period.end !== '' && day > period.end) return false;
    if (words.length === 0) return true;
    const searched = searchable(text(row));
    return words.every((word) => searched.includes(word));
  });
  return sortRows(found, sort);
}
