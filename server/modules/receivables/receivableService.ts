import type { Kysely } from 'kysely';
import { lastMonths } from '#domain/calendar.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { type Decimal, decimal, toWire, ZERO } from '#domain/decimal.ts';
import { mayOpenOrderScans } from '#domain/document/offeredDocuments.ts';
import { MONEY_PLACES, sumMoney } from '#domain/money.ts';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { type Aging, aging } from '#domain/receivable/aging.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { recordTypeWords } from '#domain/receivable/recordType.ts';
import { statementDate } from '#domain/receivable/statementDate.ts';
import type { UserSettings } from '#domain/settings/settings.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Buyer } from '../access/caller.ts';
import { findOpenEntries, type OpenEntryRow } from './receivableRepository.ts';
import { findSummary } from './summaryRepository.ts';

const PURCHASE_MONTHS = 13;

type ScanSettings = Pick<UserSettings, 'canViewConfirmation' | 'canPrintInvoices'>;
const NO_SCANS: ScanSettings = { canViewConfirmation: false, canPrintInvoices: false };

const dollars = (value: Decimal | string) => toWire(decimal(value), MONEY_PLACES);

export async function accountSummary(
  { customerReads, clock }: Runtime,
  { customerKey, site }: Buyer,
): Promise<AccountSummary> {
  const on = statementDate(clock.now(), site.timeZone);
  const months = lastMonths(on, PURCHASE_MONTHS);
  const row = await customerReads.read(customerKey, (database) =>
    findSummary(database, customerKey, on, `${months[0]}-01`),
  );
  const debits = row.due.map(({ date, amount }) => ({ dueOn: date, balance: decimal(amount) }));
  const { current, buckets } = aging(debits, on);
  const unappliedCredit = decimal(row.unapplied_credit);
  const balance = sumMoney(debits.map((debit) => debit.balance)).minus(unappliedCredit);
  const limit = row.credit_limit === null ? null : decimal(row.credit_limit);
  const purchases = new Map(row.purchases.map(({ date, amount }) => [date, amount]));
  return {
    name: row.name,
    address: row.address ? addressLines({ name: '', ...row.address }).join('\n') : '',
    creditLimit: limit && dollars(limit),
    balance: dollars(balance),
    onOrder: dollars(row.on_order),
    onHold: dollars(row.on_hold),
    availableCredit: limit && dollars(limit.minus(balance).minus(row.on_order)),
    lastPaymentDate: row.last_payment?.date ?? null,
    lastPaymentAmount: row.last_payment && dollars(row.last_payment.amount),
    lastInvoiceDate: row.last_invoice?.date ?? null,
    lastInvoiceAmount: row.last_invoice && dollars(row.last_invoice.amount),
    unappliedCredit: dollars(unappliedCredit),
    current: dollars(current),
    buckets: buckets.map(({ name, value }) => ({ name, value: dollars(value) })),
    purchases: months.map((month) => ({ month, amount: dollars(purchases.get(month) ?? ZERO) })),
  };
}

/** The scans of an open item are found by its invoice number. */
function isFoundByInvoice({ invoice_number, order_invoice }: OpenEntryRow): boolean {
  return invoice_number !== null && invoice_number === order_invoice;
}

function openItem(row: OpenEntryRow, settings: ScanSettings): OpenItem {
  const signed = (amount: string) => dollars(row.is_credit ? decimal(amount).negated() : amount);
  return {
    type: recordTypeWords(row.record_type),
    reference: row.reference,
    invoiceNumber: row.invoice_number,
    invoiceDate: row.issued_on,
    dueDate: row.due_on,
    po_number: row.po_number,
    initial: signed(row.initial),
    balance: signed(row.balance),
    isCredit: row.is_credit,
    arCode: row.ar_code,
    recordType: row.record_type,
    scanDocuments: mayOpenOrderScans(settings) && isFoundByInvoice(row) ? (row.scans ?? []) : [],
  };
}

export async function openItems({ customerReads }: Runtime, { customerKey, settings }: Buyer): Promise<OpenItem[]> {
  const rows = await customerReads.read(customerKey, (database) => findOpenEntries(database, customerKey));
  return rows.map((row) => openItem(row, settings));
}

/** The data of a statement: what is owed and what is in the customer's favor on its date, oldest due first. */
export interface Statement extends Aging {
  date: string;
  items: OpenItem[];
  balance: Decimal;
}

/** Without scans, because a statement is read on paper. */
export async function statementOn(database: Kysely<Database>, customerKey: number, date: string): Promise<Statement> {
  const rows = await findOpenEntries(database, customerKey, date);
  const items = rows.map((row) => openItem(row, NO_SCANS));
  const debits = rows.flatMap((row) =>
    row.is_credit ? [] : [{ dueOn: row.due_on ?? row.issued_on, balance: decimal(row.balance) }],
  );
  return { date, items, balance: sumMoney(items.map((item) => item.balance)), ...aging(debits, date) };
}
