import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { accountEntries, listEntries, NEWEST_ENTRY_FIRST } from '#domain/receivable/accountList.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import { port } from '../../lib/port.ts';
import { periodListWithDocuments, type RowsWanted } from '../../periodList/periodList.ts';

/** The entries of the customer's account and their documents. Runs while its page is open. */
export const accountDetailMachine = periodListWithDocuments({
  id: 'accountDetail',
  rows: 'entries',
  load: port<readonly AccountRow[], RowsWanted>('loadEntries'),
  rowsOf: accountEntries,
  list: listEntries,
  sort: NEWEST_ENTRY_FIRST,
});

export type AccountDetailRef = ActorRefFrom<typeof accountDetailMachine>;
export type AccountDetailSnapshot = SnapshotFrom<typeof accountDetailMachine>;
