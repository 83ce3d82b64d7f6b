import { fromPromise } from 'xstate';
import { getAccountSummary, listAccountPayments, listAccountRows } from '#domain/api/account.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import type { ListedPayment } from '#domain/receivable/listedPayment.ts';
import type { RowsWanted } from '#machines/periodList/periodList.ts';
import { type Api, answerOf } from '../api/client.ts';

const from = ({ since }: RowsWanted) => (since ? { startDate: since } : {});

/** The balance of the account, its entries and its payments. */
export function receivablePorts(api: Api) {
  return {
    loadSummary: fromPromise<AccountSummary>(({ signal }) => answerOf(api.call(getAccountSummary, { signal }))),
    loadEntries: fromPromise<readonly AccountRow[], RowsWanted>(({ input, signal }) =>
      answerOf(api.call(listAccountRows, { query: from(input), signal })),
    ),
    loadPayments: fromPromise<readonly ListedPayment[], RowsWanted>(({ input, signal }) =>
      answerOf(api.call(listAccountPayments, { query: from(input), signal })),
    ),
  };
}
