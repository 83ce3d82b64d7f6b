import { daysBetween } from '#domain/calendar.ts';
import { mayOpenOrderScans } from '#domain/document/documentRequest.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type PeriodRequest, requestedPeriod } from '../http/requestedPeriod.ts';
import type { Services } from '../services.ts';
import type { Buyer } from '../session/caller.ts';
import { type EntryRow, findEntries } from './receivableRepository.ts';

/** There may be many: what the books keep with two decimals goes as it is. */
function accountRow(row: EntryRow, settings: UserSettings, today: string): AccountRow {
  const isOfOrder = row.order_number !== null;
  return {
    reference: row.reference,
    invoiceDate: row.issued_on,
    dueDate: row.due_on,
    age: Math.max(daysBetween(row.issued_on, today), 0),
    initial: Number(row.initial),
    balance: Number(row.balance),
    remarks: row.remarks,
    isCredit: row.is_credit,
    orderNumber: row.order_number,
    orderConfirmation: isOfOrder && settings.canViewConfirmation,
    invoice: isOfOrder && settings.canPrintInvoices && row.order_invoice !== null,
    scanDocuments: mayOpenOrderScans(settings) ? (row.scans ?? []) : [],
  };
}

export async function accountRows(
  { database, clock }: Services,
  { customerKey, site, settings }: Buyer,
  request: PeriodRequest,
): Promise<AccountRow[]> {
  const period = requestedPeriod(request);
  const today = statementDate(clock.now(), site.timeZone);
  const rows = await findEntries(database, customerKey, period, today);
  return rows.map((row) => accountRow(row, settings, today));
}
