import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import { listSales, NEWEST_SALE_FIRST, numberSales } from '#domain/order/salesList.ts';
import { port } from '../../lib/port.ts';
import { periodList, type RowsWanted } from '../../periodList/periodList.ts';

/** What the customer was invoiced for, line by line. Runs while its page is open. */
export const productHistoryMachine = periodList({
  id: 'productHistory',
  rows: 'invoiced lines',
  load: port<readonly ProductHistoryRow[], RowsWanted>('loadSales'),
  rowsOf: numberSales,
  list: listSales,
  sort: NEWEST_SALE_FIRST,
});

export type ProductHistoryRef = ActorRefFrom<typeof productHistoryMachine>;
export type ProductHistorySnapshot = SnapshotFrom<typeof productHistoryMachine>;
