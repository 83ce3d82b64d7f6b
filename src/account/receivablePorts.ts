import { fromPromise } from 'xstate';
import { getAccountSummary, listAccountRows } from '#domain/api/account.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import type { RowsWanted } from '#machines/periodList/periodList.ts';
import { type Api, answerOf } from '../api/client.ts';

/** The balance of the account and its entries. */
export function receivablePorts(api: Api) {
  return {
    loadSummary: fromPromise<AccountSummary>(({ signal }) => answerOf(api.call(getAccountSummary, { signal }))),
    loadEntries: fromPromise<readonly AccountRow[], RowsWanted>(({ input, signal }) =>
      answerOf(api.call(listAccountRows, { query: input.since ? { startDate: input.since } : {}, signal })),
    ),
  };
}
