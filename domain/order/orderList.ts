import { searchable } from '../product/catalogue.ts';
import type { OrderHistoryRow } from './order.ts';

export type OrderColumn = 'orderNumber' | 'pO_Number' | 'orderDate' | 'deliveryDate' | 'status' | 'total';

export interface OrderSort {
  column: OrderColumn;
  direction: 'ascending' | 'descending';
}

/** Calendar dates, both included; '' is open. */
export interface OrderPeriod {
  start: string;
  end: string;
}

export interface OrderListing {
  query: string;
  period: OrderPeriod;
  sort: OrderSort;
}

export const NEWEST_FIRST: OrderSort = { column: 'orderDate', direction: 'descending' };

/** A column starts descending and turns round with every further choice of it (specification 4). */
export function toggleSort(sort: OrderSort, column: OrderColumn): OrderSort {
  const turns = sort.column === column && sort.direction === 'descending';
  return { column, direction: turns ? 'ascending' : 'descending' };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

/** Rows without a value come last either way; equal ones stay newest first, in the order they are given. */
export function sortOrders(rows: readonly OrderHistoryRow[], { column, direction }: OrderSort): OrderHistoryRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [left[column] ?? '', right[column] ?? ''];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compareValues(a, b);
  });
}

/** The orders whose number, P.O. or status contains every word, and whose date lies in the period. */
export function listOrders(rows: readonly OrderHistoryRow[], { query, period, sort }: OrderListing): OrderHistoryRow[] {
  const words = searchable(query).split(/\s+/).filter(Boolean);
  const found = rows.filter(({ orderNumber, pO_Number, status, orderDate }) => {
    if (period.start !== '' && orderDate < period.start) return false;
    if (period.end !== '' && orderDate > period.end) return false;
    if (words.length === 0) return true;
    const text = searchable(`${orderNumber}\n${pO_Number ?? ''}\n${status}`);
    return words.every((word) => text.includes(word));
  });
  return sortOrders(found, sort);
}
