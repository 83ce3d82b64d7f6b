import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OrderHistoryRow } from '#domain/order/order.ts';
import { listOrders, NEWEST_FIRST } from '#domain/order/orderList.ts';
import { port } from '../../lib/port.ts';
import { periodListWithDocuments, type RowsWanted } from '../../periodList/periodList.ts';

/** The customer's orders and their documents. Runs while its page is open. */
export const orderHistoryMachine = periodListWithDocuments({
  id: 'orderHistory',
  rows: 'orders',
  load: port<readonly OrderHistoryRow[], RowsWanted>('loadOrders'),
  rowsOf: (orders) => orders,
  list: listOrders,
  sort: NEWEST_FIRST,
});

export type OrderHistoryRef = ActorRefFrom<typeof orderHistoryMachine>;
export type OrderHistorySnapshot = SnapshotFrom<typeof orderHistoryMachine>;
