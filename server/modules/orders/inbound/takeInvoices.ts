import type { Transaction } from 'kysely';
import type { Decimal } from '#domain/decimal.ts';
import type { Verdict } from '#domain/intake/verdict.ts';
import type { InvoiceAnswer } from '#domain/integration/answers.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { DebitsLeft, judgeApplications } from '../../receivables/inbound/judgeApplications.ts';
import {
  type EntryChange,
  type KnownEntry,
  type Ledger,
  lockLedger,
  writeEntries,
} from '../../receivables/inbound/ledgerEntries.ts';
import { readAmount, readDayOrNone, readText, readTextOrNone } from '../../receivables/inbound/readCells.ts';
import { type Judged, judgeRows, onceInBatch, RowRefused } from '../../receivables/inbound/rowRefused.ts';
import { findProductsByCode, type KnownOrder, type KnownProduct, lockOrders } from './answerRepository.ts';
import { findInvoices, insertInvoices, type KnownInvoice, type NewInvoice } from './invoiceRepository.ts';
import { readInvoice, readOrder } from './readInvoice.ts';

interface Known {
  ledger: Ledger;
  debits: DebitsLeft;
  orders: ReadonlyMap<string, KnownOrder>;
  products: ReadonlyMap<string, KnownProduct>;
  /** By the id of their entries. */
  invoices: ReadonlyMap<number, KnownInvoice>;
  today: string;
}

interface InvoiceChange {
  entry: EntryChange;
  /** Null where it is there already. */
  invoice: NewInvoice | null;
}

function formOf({ orderId, lineTotal, addOnCharges, taxableAmount, tax, lines }: KnownInvoice | NewInvoice): string {
  const forms = lines.map(({ productCode, quantity, extension }) => [productCode, Number(quantity), Number(extension)]);
  return JSON.stringify([orderId, ...[lineTotal, addOnCharges, taxableAmount, tax].map(Number), forms]);
}

/** Amounts, lines and kind of what is there never change. */
function checkUnchanged(
  row: InvoiceAnswer,
  entry: KnownEntry,
  invoice: NewInvoice,
  total: Decimal,
  known: Known,
): void {
  const stands = known.invoices.get(entry.id);
  const isKind = entry.isCredit === (row.kind === 'credit') && stands !== undefined;
  if (isKind && entry.initial.equals(total) && formOf(stands) === formOf(invoice)) return;
  const reason = `${row.code} is there with ${entry.initial.toFixed(MONEY_PLACES)} and lines of its own: what is in the books is never changed.`;
  throw new RowRefused('total', row.total, reason, 'Send a credit for it, and a new invoice under another code.');
}

function judgeInvoice(row: InvoiceAnswer, known: Known): Judged<InvoiceChange> {
  const { ledger, debits, today } = known;
  const customerKey = ledger.customerKey(row.customerCode);
  if (customerKey === null) {
    throw new RowRefused(
      'customerCode',
      row.customerCode,
      'There is no customer of this code.',
      'Send the customer first.',
    );
  }
  const order = readOrder(row, customerKey, known.orders);
  const invoice = readInvoice(row, customerKey, order, known.products);
  const { code, issuedOn, invoiceNumber } = invoice;
  const initial = readAmount('total', row.total);
  const stands = ledger.entry(customerKey, code);
  if (stands) checkUnchanged(row, stands, invoice, initial, known);
  const isInvoice = row.kind === 'invoice';
  if (isInvoice && row.applications?.length) {
    throw new RowRefused('applications', row.code, 'Only a credit pays something.', 'Leave them out of an invoice.');
  }
  const invoiceType = issuedOn > today ? RECORD_TYPES.futureInvoice : RECORD_TYPES.invoice;
  const entry: EntryChange = {
    customerKey,
    code,
    recordType: isInvoice ? invoiceType : RECORD_TYPES.creditMemo,
    reference: readText('invoiceNumber', row.invoiceNumber),
    invoiceNumber,
    orderId: invoice.orderId,
    issuedOn,
    dueOn: readDayOrNone('dueOn', row.dueOn),
    poNumber: readTextOrNone('poNumber', row.poNumber),
    remarks: readTextOrNone('remarks', row.remarks),
    initial,
    isNew: !stands,
    applications: judgeApplications({ customerKey, initial, known: stands }, row.applications ?? [], {
      ledger,
      debits,
    }),
  };
  if (!stands) return { verdict: 'new', change: { entry, invoice } };
  const isSame =
    (['issuedOn', 'dueOn', 'poNumber', 'remarks'] as const).every((field) => stands[field] === entry[field]) &&
    entry.applications.length === 0;
  return { verdict: isSame ? 'same' : 'changed', change: { entry, invoice: null } };
}

/** Invoices and credits, by the codes of the distributor's books, into accounts, history and papers; at most 1,000 rows. */
export async function takeInvoices(
  transaction: Transaction<Database>,
  rows: readonly InvoiceAnswer[],
  today: string,
): Promise<Verdict[]> {
  const names = rows.flatMap(({ customerCode, code, applications = [] }) =>
    [code.trim(), ...applications.map(({ to }) => to)].map((name) => ({ customerCode, code: name })),
  );
  const ledger = await lockLedger(transaction, names);
  const orders = await lockOrders(
    transaction,
    rows.flatMap(({ orderNumber }) => orderNumber?.trim() ?? []),
  );
  const products = await findProductsByCode(
    transaction,
    rows.flatMap(({ lines }) => lines.map(({ productCode }) => productCode.trim())),
  );
  const standing = rows.flatMap(({ customerCode, code }) => {
    const customerKey = ledger.customerKey(customerCode);
    const entry = customerKey === null ? undefined : ledger.entry(customerKey, code.trim());
    return entry ? [entry.id] : [];
  });
  const invoices = await findInvoices(transaction, standing);
  const known: Known = { ledger, debits: new DebitsLeft(), orders, products, invoices, today };
  const isOnce = onceInBatch('code');
  const { verdicts, changes } = judgeRows(rows, (row) => {
    isOnce(`${row.customerCode} ${row.code.trim()}`);
    return judgeInvoice(row, known);
  });
  if (changes.length > 0) {
    await writeEntries(
      transaction,
      changes.map(({ entry }) => entry),
      today,
    );
    await insertInvoices(
      transaction,
      changes.flatMap(({ invoice }) => invoice ?? []),
    );
  }
  return verdicts;
}
