import { daysBetween } from '#domain/calendar.ts';
import { mayOpenOrderScans } from '#domain/document/offeredDocuments.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import { pastDueDays } from '#domain/receivable/aging.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type PeriodRequest, requestedPeriod } from '../../platform/http/requestedPeriod.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import { type EntryRow, findEntries } from './receivableRepository.ts';

/** There may be many rows, so that amounts with two decimals are passed on unchanged. */
function accountRow(row: EntryRow, settings: UserSettings, today: string): AccountRow {
  const isOfOrder = row.order_number !== null;
  const invoiceCode = row.has_paper && settings.canPrintInvoices ? row.ar_code : null;
  const isCreditOpenable = row.is_credit && row.payment_key === null && settings.canPrintInvoices;
  const dated = { invoiceDate: row.issued_on, dueDate: row.due_on };
  const balance = Number(row.balance);
  return {
    reference: row.reference,
    ...dated,
    age: Math.max(daysBetween(row.issued_on, today), 0),
    initial: Number(row.initial),
    balance,
    remarks: row.remarks,
    isCredit: row.is_credit,
    recordType: row.record_type,
    orderNumber: row.order_number,
    orderConfirmation: isOfOrder && settings.canViewConfirmation,
    invoice: invoiceCode !== null,
    invoiceCode,
    receipt: row.payment_key,
    credit: isCreditOpenable ? row.ar_code : null,
    pastDueDays: pastDueDays({ ...dated, balance, isCredit: row.is_credit }, today),
    scanDocuments: mayOpenOrderScans(settings) ? (row.scans ?? []) : [],
  };
}

export async function accountRows(
  { customerReads, clock }: Runtime,
  { customerKey, site, settings }: Buyer,
  request: PeriodRequest,
): Promise<AccountRow[]> {
  const period = requestedPeriod(request);
  const today = statementDate(clock.now(), site.timeZone);
  const rows = await customerReads.read(customerKey, (database) => findEntries(database, customerKey, period, today));
  return rows.map((row) => accountRow(row, settings, today));
}
