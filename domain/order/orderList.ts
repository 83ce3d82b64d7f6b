import { type HistoryListing, type HistoryReading, type HistorySort, listRows } from './historyList.ts';
import type { OrderHistoryRow } from './order.ts';
import { shownStatus } from './orderStatus.ts';

export type OrderColumn = 'orderNumber' | 'pO_Number' | 'orderDate' | 'deliveryDate' | 'status' | 'total';

export const NEWEST_FIRST: HistorySort<OrderColumn> = { column: 'orderDate', direction: 'descending' };

const READING: HistoryReading<OrderHistoryRow> = {
  text: ({ orderNumber, pO_Number, status }) => `${orderNumber}\n${pO_Number ?? ''}\n${status}\n${shownStatus(status)}`,
  date: ({ orderDate }) => orderDate,
};

/** The orders whose number, P.O. or status contains every word, with a date in the period. */
export function listOrders(rows: readonly OrderHistoryRow[], listing: HistoryListing<OrderColumn>): OrderHistoryRow[] {
  return listRows(rows, listing, READING);
}
