import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
import { listPayments, NEWEST_PAYMENT_FIRST, paymentEntries } from '#domain/receivable/paymentList.ts';
import { port } from '../../lib/port.ts';
import { periodListWithDocuments, type RowsWanted } from '../../periodList/periodList.ts';

/** The payments on the customer's account and their receipts. Runs while its page is open. */
export const accountPaymentsMachine = periodListWithDocuments({
  id: 'accountPayments',
  rows: 'payments',
  load: port<readonly ListedPayment[], RowsWanted>('loadPayments'),
  rowsOf: paymentEntries,
  list: listPayments,
  sort: NEWEST_PAYMENT_FIRST,
});

export type AccountPaymentsRef = ActorRefFrom<typeof accountPaymentsMachine>;
export type AccountPaymentsSnapshot = SnapshotFrom<typeof accountPaymentsMachine>;
