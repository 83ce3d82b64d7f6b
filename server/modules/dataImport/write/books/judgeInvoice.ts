import { decimal } from '#domain/decimal.ts';
import { bookTexts } from '#domain/intake/bookTexts.ts';
import { invoices } from '#domain/intake/kinds/invoices.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { KnownOrder } from '../../../orders/inbound/answerRepository.ts';
import type { EntryChange, KnownEntry, Ledger } from '../../../receivables/inbound/ledgerEntries.ts';
import { type Candidate, refuse } from '../stored.ts';
import { refuseFuture } from './booksToday.ts';
import { refuseBalance, refusePaidSince } from './saidBalances.ts';
import { decimalOf, fillSoldLine, lineTotalOf, type SoldProducts, settleTotal } from './soldLines.ts';
import { refuseChanged } from './unchanged.ts';

const MAY_CHANGE = new Set(['date', 'due', 'po', 'remarks', 'balance']);
const SIGNED = ['quantity', 'extension', 'charges', 'taxable', 'tax', 'total', 'balance'] as const;

export const nameOf = ({ values }: Candidate) => ({ customerCode: values.customer ?? '', code: values.document ?? '' });
const typeOf = ({ isCredit }: KnownEntry) => (isCredit ? 'credit' : 'invoice');

export interface Books {
  ledger: Ledger;
  orders: ReadonlyMap<string, KnownOrder>;
  /** Ids of the entries that have lines. */
  papers: ReadonlySet<number>;
  products: SoldProducts;
  today: string;
}

/** What a row of an invoice becomes; the head is that of its first row. */
export interface Judged {
  entry: EntryChange;
  /** Null where its lines are there. */
  lines: readonly Candidate[] | null;
  orderId: number | null;
}

/** A credit whose amounts are below 0 is one whose amounts are above. */
function turnCredit(rows: readonly Candidate[]): void {
  if (rows[0]?.values.type !== 'credit' || !lineTotalOf(rows).isNegative() || lineTotalOf(rows).isZero()) return;
  for (const { values } of rows) {
    for (const name of SIGNED)
      if (values[name])
        values[name] = decimal(values[name] ?? '0')
          .negated()
          .plus(0)
          .toString();
  }
}

function judgeOrderLine(row: Candidate, order: KnownOrder | null): void {
  const { orderLine, order: number, unit } = row.values;
  if (!orderLine) return;
  const ordered = order?.lines.find(({ position }) => position === Number(orderLine));
  if (!ordered) refuse(row, 'orderLine', bookTexts.noOrderLine(number ?? '', orderLine));
  else if (ordered.unit !== unit) refuse(row, 'orderLine', bookTexts.orderedIn(ordered.unit));
}

/** What the entry says that is there already, from the open items: an invoice brings its lines. */
function fillFromEntry(rows: readonly Candidate[], entry: KnownEntry, orders: Books['orders']): void {
  const order = [...orders.values()].find(({ id }) => id === entry.orderId)?.orderNumber ?? null;
  for (const { values } of rows) {
    values.reference ??= entry.reference;
    values.order ??= order;
    values.due ??= entry.dueOn;
    values.po ??= entry.poNumber;
    values.remarks ??= entry.remarks;
    values.balance ??= entry.balance.toString();
  }
}

function refuseOtherEntry(first: Candidate, entry: KnownEntry, orders: Books['orders']): void {
  const { type, total, reference, document, order } = first.values;
  const stands = (column: string, value: string) =>
    refuse(first, column, bookTexts.isThere('document', document ?? '', column, value));
  if (type !== typeOf(entry)) stands('type', typeOf(entry));
  const ofEntry = [...orders.values()].find(({ id }) => id === entry.orderId);
  if (ofEntry && order !== ofEntry.orderNumber) stands('order', ofEntry.orderNumber);
  if (reference !== entry.reference) stands('reference', entry.reference);
  if (total && !entry.initial.equals(total)) stands('total', entry.initial.toFixed(MONEY_PLACES));
}

/** Lines that the account does not have. */
function judgeNew(rows: readonly Candidate[], first: Candidate, entry: KnownEntry | undefined, books: Books): void {
  for (const row of rows) fillSoldLine(row, books.products);
  turnCredit(rows);
  settleTotal(rows);
  if (entry) fillFromEntry(rows, entry, books.orders);
  for (const { values } of rows) values.reference ??= values.document ?? null;
  const { total, balance } = first.values;
  if (first.refusals.length > 0) return;
  if (decimalOf(total).isZero()) refuse(first, 'total', bookTexts.ofNothing('total'));
  if (decimalOf(total).isNegative()) refuse(first, 'total', bookTexts.belowNothing('total', total ?? ''));
  if (entry) refuseOtherEntry(first, entry, books.orders);
  else if (!balance) refuse(first, 'balance', bookTexts.noBalance);
}

function orderOf(first: Candidate, customerKey: number, { orders }: Books): KnownOrder | null {
  const number = first.values.order;
  const order = number ? (orders.get(number) ?? null) : null;
  if (number && order && order.customerKey !== customerKey)
    refuse(first, 'order', bookTexts.ofAnother('order', number));
  return order;
}

function judgeBalance(first: Candidate, entry: KnownEntry | undefined): void {
  const { total, balance } = first.values;
  if (!balance || first.refusals.length > 0) return;
  const said = decimal(balance);
  if (said.isNegative() && !said.isZero()) refuse(first, 'balance', bookTexts.balanceOfOtherSign(balance, total ?? ''));
  else refuseBalance(first, decimalOf(total), said);
  if (entry) refusePaidSince(first, entry.balance, said);
}

/** Null where a row is refused. */
export function judgeWhole(rows: readonly Candidate[], books: Books): Judged | null {
  const [first] = rows;
  const customerKey = first ? books.ledger.customerKey(nameOf(first).customerCode) : null;
  if (!first || customerKey === null || rows.some(({ refusals }) => refusals.length > 0)) return null;
  const { code } = nameOf(first);
  const entry = books.ledger.entry(customerKey, code);
  const hasLines = entry !== undefined && books.papers.has(entry.id);
  if (hasLines) {
    turnCredit(rows);
    for (const row of rows) {
      if (row.before === null) refuse(row, null, bookTexts.isThereWithout('invoice', code));
      refuseChanged(invoices, row, { what: 'invoice', name: code, mayChange: MAY_CHANGE });
    }
  } else judgeNew(rows, first, entry, books);
  const order = orderOf(first, customerKey, books);
  if (!hasLines) for (const row of rows) judgeOrderLine(row, order);
  judgeBalance(first, entry);
  const { values } = first;
  if (values.type === 'credit') refuseFuture(first, 'date', books.today);
  if (rows.some(({ refusals }) => refusals.length > 0)) return null;
  const invoiceType = (values.date ?? '') > books.today ? RECORD_TYPES.futureInvoice : RECORD_TYPES.invoice;
  const reference = values.reference ?? code;
  const change: EntryChange = {
    ...{ customerKey, code, reference, initial: decimalOf(values.total), isNew: !entry, applications: [] },
    recordType: values.type === 'credit' ? RECORD_TYPES.creditMemo : invoiceType,
    invoiceNumber: values.type === 'credit' ? null : reference,
    orderId: order?.id ?? null,
    issuedOn: values.date ?? '',
    ...{ dueOn: values.due ?? null, poNumber: values.po ?? null, remarks: values.remarks ?? null },
  };
  return { entry: change, lines: hasLines ? null : rows, orderId: order?.id ?? null };
}
