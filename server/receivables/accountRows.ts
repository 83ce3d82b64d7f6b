import { daysBetween } from '#domain/calendar.ts';
import { decimal, toWire } from '#domain/decimal.ts';
import { mayOpenOrderScans } from '#domain/document/documentRequest.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import type { AccountRow } from '#domain/receivable/accountRow.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import { type PeriodRequest, requestedPeriod } from '../http/requestedPeriod.ts';
import type { Services } from '../services.ts';
import type { Buyer } from '../session/caller.ts';
import { findEntries, type ReceivableRow } from './receivableRepository.ts';

function accountRow(row: ReceivableRow, settings: UserSettings, today: string): AccountRow {
  const isOfOrder = row.order_number !== null;
  return {
    reference: row.reference,
    invoiceDate: row.issued_on,
    dueDate: row.due_on,
    age: Math.max(daysBetween(row.issued_on, today), 0),
    initial: toWire(decimal(row.initial), MONEY_PLACES),
    balance: toWire(decimal(row.balance), MONEY_PLACES),
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
