import { daysBetween } from '#domain/calendar.ts';
import { mayOpenOrderScans } from '#domain/document/offeredDocuments.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type PeriodRequest, requestedPeriod } from '../../platform/http/requestedPeriod.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import { type EntryRow, findEntries } from './receivableRepository.ts';

/** There may be many rows, so that amounts with two decimals are passed on unchanged. */
function accountRow(row: EntryRow, settings: UserSettings, today: string): AccountRow {
  const isOfOrder = row.order_number !== null;
  const isInvoice = row.record_type === RECORD_TYPES.invoice || row.record_type === RECORD_TYPES.futureInvoice;
  const invoiceCode = row.has_paper && settings.canPrintInvoices ? row.ar_code : null;
  const hasInvoice = isInvoice ? invoiceCode !== null : isOfOrder && row.order_invoice !== null;
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
    invoice: hasInvoice && settings.canPrintInvoices,
    invoiceCode,
    scanDocuments: mayOpenOrderScans(settings) ? (row.scans ?? []) : [],
  };
}

export async function accountRows(
  { database, clock }: Runtime,
  { customerKey, site, settings }: Buyer,
  request: PeriodRequest,
): Promise<AccountRow[]> {
  const period = requestedPeriod(request);
  const today = statementDate(clock.now(), site.timeZone);
  const rows = await findEntries(database, customerKey, period, today);
  return rows.map((row) => accountRow(row, settings, today));
}
