import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProductHistoryRow } from '#domain/order/order.ts';
import { listSales, NEWEST_SALE_FIRST, numberSales } from '#domain/order/salesList.ts';
import { port } from '../../lib/port.ts';
import { periodList, type RowsWanted } from '../../periodList/periodList.ts';

/** What the customer was invoiced for, line by line. Runs while its page is open. */
export const productHistoryMachine = periodList({
  id: 'productHistory',
  rows: 'sold lines',
  load: port<readonly ProductHistoryRow[], RowsWanted>('loadSales'),
  rowsOf: numberSales,
  list: listSales,
  sort: NEWEST_SALE_FIRST,
  features: {
    loading: ['HIST-02', 'DOC-05', 'API-10'],
    loaded: ['HIST-02', 'HIST-03', 'HIST-04', 'HIST-05'],
    failed: ['HIST-05', 'DOC-05'],
  },
});

export type ProductHistoryRef = ActorRefFrom<typeof productHistoryMachine>;
export type ProductHistorySnapshot = SnapshotFrom<typeof productHistoryMachine>;
