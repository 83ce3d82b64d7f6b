import type { Clock } from '../../../platform/clock.ts';
import { OutcomeUnknown } from '../gateway.ts';
import { answers, type Details, type Summary } from './answers.ts';
import type { Call } from './call.ts';

/** How far back settled transactions are searched. Lookups follow within minutes, after an outage within days. */
const SETTLED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How transactions are looked for. */
export interface Search {
  call: Call;
  clock: Clock;
  report: (line: string) => void;
  /** At most 1,000. */
  pageSize: number;
}

/**
 * The matching transactions with this reference: unsettled ones, newest first, then the batches of the last days. The
 * order matters, because settling moves a transaction from the first to the second.
 */
export async function searchFor(
  { call, clock, pageSize }: Search,
  reference: string,
  isWanted: (summary: Summary) => boolean,
): Promise<Summary[]> {
  async function searchList(method: string, content: Record<string, unknown>): Promise<Summary[]> {
    for (let page = 1; ; page += 1) {
      const { body } = await call(method, {
        ...content,
        sorting: { orderBy: 'submitTimeUTC', orderDescending: true },
        paging: { limit: pageSize, offset: page },
      });
      if (!answers.transactions.Check(body) || !isOk(body)) throw unreadable();
      const { transactions = [] } = body;
      const found = transactions.filter((summary) => summary.invoiceNumber === reference && isWanted(summary));
      if (found.length > 0 || transactions.length < pageSize) return found;
    }
  }

  const unsettled = await searchList('getUnsettledTransactionList', {});
  if (unsettled.length > 0) return unsettled;
  for (const batchId of await settledBatches(call, clock.now())) {
    const settled = await searchList('getTransactionList', { batchId });
    if (settled.length > 0) return settled;
  }
  return [];
}

async function settledBatches(call: Call, now: Date): Promise<string[]> {
  const { body } = await call('getSettledBatchList', {
    firstSettlementDate: instant(new Date(now.getTime() - SETTLED_DAYS * DAY_MS)),
    lastSettlementDate: instant(now),
  });
  if (!answers.batches.Check(body) || !isOk(body)) throw unreadable();
  const { batchList = [] } = body;
  const settledAt = (batch: { settlementTimeUTC?: string }) => batch.settlementTimeUTC ?? '';
  return batchList.toSorted((a, b) => settledAt(b).localeCompare(settledAt(a))).map(({ batchId }) => batchId);
}

/** Null when the transaction does not exist. */
export async function detailsOf(call: Call, transactionId: string): Promise<Details | null> {
  const { code, body } = await call('getTransactionDetails', { transId: transactionId });
  if (code === 'E00040') return null;
  if (!answers.details.Check(body) || !isOk(body)) throw unreadable();
  return body.transaction;
}

function isOk(body: unknown): boolean {
  return answers.messages.Check(body) && body.messages.resultCode === 'Ok';
}

function unreadable(): Error {
  return new OutcomeUnknown('The payment gateway answered what cannot be read.');
}

function instant(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
