import { invoices } from '#domain/dataImport/kinds/invoices.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import type { Decimal } from '#domain/decimal.ts';
import { MONEY_PLACES, sumMoney } from '#domain/money.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Invoiced } from '../../../orders/inbound/invoicedBefore.ts';
import type { KnownOrder } from '../../../orders/inbound/knownOrders.ts';
import type { KnownEntry } from '../../../receivables/ledgerRepository.ts';
import type { Ledger } from '../../../receivables/lockLedger.ts';
import { type Candidate, note, refuse } from '../importTarget.ts';
import { type BookedEntry, type Door, nameOf, refuseFuture } from './bookedEntry.ts';
import { decimalOf, fillBilledUnit, fillSoldLine, type SoldProducts, settleTotal } from './soldLines.ts';
import { refuseBalance, refusePaidSince, type StatedBalance } from './statedBalances.ts';
import { refuseChanged } from './unchanged.ts';
import { addInvoiced, validateAmount, validateBilled, validateOrdered, validateOrderLine } from './validateLines.ts';
import { type DebitsLeft, validatePayees } from './validatePayees.ts';

const MAY_CHANGE = new Set(['date', 'due', 'po', 'remarks', 'balance', 'pays']);
const SIGNED = ['quantity', 'extension', 'billedQuantity', 'charges', 'taxable', 'tax', 'total', 'balance'] as const;

const typeOf = ({ isCredit }: KnownEntry) => (isCredit ? 'credit' : 'invoice');

export interface LedgerFacts {
  door: Door;
  ledger: Ledger;
  debits: DebitsLeft;
  orders: ReadonlyMap<string, KnownOrder>;
  /** Ids of the entries that have lines. */
  pdfs: ReadonlySet<number>;
  products: SoldProducts;
  invoiced: Invoiced;
  today: string;
}

/** The result of an invoice's rows; the head is that of its first row. */
export interface Validated {
  entry: BookedEntry;
  /** Null when its lines exist already. */
  lines: readonly Candidate[] | null;
  stated: StatedBalance | null;
}

/** A credit with all amounts below 0 is the same as one with all amounts above 0; mixed signs are ambiguous. */
function turnCredit(rows: readonly Candidate[]): void {
  const [first] = rows;
  if (first?.values.type !== 'credit') return;
  const amounts = rows.flatMap((row) =>
    SIGNED.filter((name) => row.before === null || row.given[name]).map((name) => ({
      ...{ row, name, value: decimalOf(row.values[name]) },
    })),
  );
  const signed = amounts.filter(({ value }) => !value.isZero());
  if (!signed.some(({ value }) => value.isNegative())) return;
  const other = signed.find(({ value }) => value.isNegative() !== signed[0]?.value.isNegative());
  if (other) {
    refuse(other.row, other.name, ledgerTexts.mixedSigns(other.name, other.value.toString()));
    return;
  }
  note(first, 'total', ledgerTexts.turned);
  for (const { row, name, value } of signed) row.values[name] = value.negated().toString();
}

/** The values of an entry that came as an open item: an invoice only adds its lines. */
function fillFromEntry(rows: readonly Candidate[], entry: KnownEntry, orders: LedgerFacts['orders']): void {
  const order = [...orders.values()].find(({ id }) => id === entry.orderId)?.orderNumber ?? null;
  for (const { values } of rows) {
    values.reference ??= entry.reference;
    values.order ??= order;
    values.due ??= entry.dueOn;
    values.po ??= entry.poNumber;
    values.remarks ??= entry.remarks;
  }
}

function refuseOtherEntry(first: Candidate, entry: KnownEntry, orders: LedgerFacts['orders']): void {
  const { type, total, reference, document, order } = first.values;
  const refuseChange = (column: string, current: string) =>
    refuse(first, column, ledgerTexts.isThere('document', document ?? '', column, current));
  if (type !== typeOf(entry)) refuseChange('type', typeOf(entry));
  const ofEntry = [...orders.values()].find(({ id }) => id === entry.orderId);
  if (ofEntry && order !== ofEntry.orderNumber) refuseChange('order', ofEntry.orderNumber);
  if (reference !== entry.reference) refuseChange('reference', entry.reference);
  if (total && !entry.initial.equals(total)) refuseChange('total', entry.initial.toFixed(MONEY_PLACES));
}

/** Lines that the account does not have. */
function validateNew(
  rows: readonly Candidate[],
  first: Candidate,
  entry: KnownEntry | undefined,
  books: LedgerFacts,
): void {
  for (const row of rows) {
    fillSoldLine(row, books.products);
    validateBilled(row);
    validateAmount(row, books.products);
  }
  turnCredit(rows);
  settleTotal(rows);
  if (entry) fillFromEntry(rows, entry, books.orders);
  for (const { values } of rows) values.reference ??= values.document ?? null;
  const { total, balance } = first.values;
  if (rows.some(({ refusals }) => refusals.length > 0)) return;
  if (decimalOf(total).isZero()) refuse(first, 'total', ledgerTexts.ofNothing('total'));
  if (decimalOf(total).isNegative()) refuse(first, 'total', ledgerTexts.belowNothing('total', total ?? ''));
  if (entry) refuseOtherEntry(first, entry, books.orders);
  else if (!balance && books.door === 'file') refuse(first, 'balance', ledgerTexts.noBalance);
}

function orderOf(first: Candidate, customerKey: number, { orders }: LedgerFacts): KnownOrder | null {
  const number = first.values.order;
  const order = number ? (orders.get(number) ?? null) : null;
  if (number && order && order.customerKey !== customerKey)
    refuse(first, 'order', ledgerTexts.ofAnother('order', number));
  return order;
}

/** The balance that the rows state; null when they leave it to the ledger. */
function validateBalance(
  first: Candidate,
  { initial, applications }: BookedEntry,
  known: KnownEntry | undefined,
  { debits }: LedgerFacts,
): Decimal | null {
  const { given, values } = first;
  const owed = known && !known.isCredit ? debits.left(known) : (known?.balance ?? initial);
  const left = owed.minus(sumMoney(applications.map(({ amount }) => amount)));
  if (!given.balance) {
    values.balance = left.toString();
    return null;
  }
  const stated = decimalOf(values.balance);
  if (stated.isNegative() && !stated.isZero()) {
    refuse(first, 'balance', ledgerTexts.balanceOfOtherSign(values.balance ?? '', values.total ?? ''));
  } else refuseBalance(first, initial, stated);
  if (known) refusePaidSince(first, left, stated);
  else if (stated.gt(left) && stated.lte(initial)) {
    refuse(first, 'balance', ledgerTexts.paysMore(left.toFixed(MONEY_PLACES), stated.toFixed(MONEY_PLACES)));
  }
  return stated;
}

/** Null where a row is refused. */
export function validateGroup(rows: readonly Candidate[], books: LedgerFacts): Validated | null {
  const [first] = rows;
  const customerKey = first ? books.ledger.customerKey(nameOf(first).customerCode) : null;
  if (!first || customerKey === null || rows.some(({ refusals }) => refusals.length > 0)) return null;
  const { code } = nameOf(first);
  const entry = books.ledger.entry(customerKey, code);
  const hasLines = entry !== undefined && books.pdfs.has(entry.id);
  if (hasLines) {
    turnCredit(rows);
    for (const row of rows) {
      if (row.before === null) refuse(row, null, ledgerTexts.isThereWithout('invoice', code));
      row.values.override = row.before?.override ?? null;
      fillBilledUnit(row);
      refuseChanged(invoices, row, { what: 'invoice', name: code, mayChange: MAY_CHANGE });
    }
    // A file may have some of its lines; a call has them all.
    if (books.door === 'call') settleTotal(rows);
  } else validateNew(rows, first, entry, books);
  const order = orderOf(first, customerKey, books);
  if (!hasLines) {
    for (const row of rows) validateOrderLine(row, order);
    if (order) validateOrdered(rows, order, books.invoiced);
  }
  const { values } = first;
  const isCredit = values.type === 'credit';
  if (isCredit) refuseFuture(first, 'date', books.today);
  if (rows.some(({ refusals }) => refusals.length > 0)) return null;
  const invoiceType = (values.date ?? '') > books.today ? RECORD_TYPES.futureInvoice : RECORD_TYPES.invoice;
  const reference = values.reference ?? code;
  const change = {
    ...{ customerKey, code, reference, initial: decimalOf(values.total), isNew: !entry },
    recordType: isCredit ? RECORD_TYPES.creditMemo : invoiceType,
    invoiceNumber: isCredit ? null : reference,
    orderId: order?.id ?? null,
    issuedOn: values.date ?? '',
    ...{ dueOn: values.due ?? null, poNumber: values.po ?? null, remarks: values.remarks ?? null },
  };
  const booked = { ...change, applications: validatePayees(first, change, books) };
  const balance = validateBalance(first, booked, entry, books);
  if (first.refusals.length > 0) return null;
  if (order && !hasLines) addInvoiced(rows, order.id, books.invoiced);
  for (const row of rows) Object.assign(row.values, { pays: values.pays, balance: values.balance });
  return { entry: booked, lines: hasLines ? null : rows, stated: balance && { customerKey, code, balance } };
}
