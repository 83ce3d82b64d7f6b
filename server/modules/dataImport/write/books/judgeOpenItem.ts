import { type Decimal, decimal, ZERO } from '#domain/decimal.ts';
import { bookTexts } from '#domain/intake/bookTexts.ts';
import { OPEN_ITEM_TYPES, openItems } from '#domain/intake/kinds/openItems.ts';
import { paysText, readPays } from '#domain/intake/paysCell.ts';
import { MONEY_PLACES } from '#domain/money.ts';
import { isCreditType, RECORD_TYPES } from '#domain/receivable/recordType.ts';
import { type DebitsLeft, judgeApplications } from '../../../receivables/inbound/judgeApplications.ts';
import type { EntryChange, KnownEntry, Ledger } from '../../../receivables/inbound/ledgerEntries.ts';
import { RowRefused } from '../../../receivables/inbound/rowRefused.ts';
import { type Candidate, refuse } from '../stored.ts';
import { refuseFuture } from './booksToday.ts';
import { refuseBalance, refusePaidSince, type SaidBalance } from './saidBalances.ts';
import { refuseChanged } from './unchanged.ts';

const { invoice, futureInvoice } = RECORD_TYPES;
const typeOf = (recordType: number) => OPEN_ITEM_TYPES[recordType - 1] ?? '';
const MAY_CHANGE = new Set(['date', 'due', 'po', 'remarks', 'balance', 'pays']);
/** What orders are invoiced and credited by. */
const OF_ORDERS: ReadonlySet<string> = new Set([invoice, futureInvoice, RECORD_TYPES.creditMemo].map(typeOf));

export const nameOf = ({ values }: Candidate) => ({ customerCode: values.customer ?? '', code: values.document ?? '' });

/** What the rows of a file are judged by, those before among it. */
export interface Books {
  ledger: Ledger;
  debits: DebitsLeft;
  orders: ReadonlyMap<string, { id: number; customerKey: number }>;
  today: string;
}

/** The ledger with the entries that lines before bring; their ids are below 0, where no entry of the books is. */
export class GrowingLedger implements Ledger {
  private readonly brought = new Map<string, KnownEntry>();
  private readonly books: Ledger;

  constructor(books: Ledger) {
    this.books = books;
  }

  customerKey(code: string): number | null {
    return this.books.customerKey(code);
  }

  entry(customerKey: number, code: string): KnownEntry | undefined {
    return this.books.entry(customerKey, code) ?? this.brought.get(JSON.stringify([customerKey, code]));
  }

  bring(change: EntryChange): void {
    const { customerKey, code, initial } = change;
    const id = -1 - this.brought.size;
    const entry = { ...change, id, isCredit: isCreditType(change.recordType), balance: initial, applied: new Map() };
    this.brought.set(JSON.stringify([customerKey, code]), entry);
  }
}

/** Amount and balance without their signs, which agree. */
function readAmounts(row: Candidate, isCredit: boolean): { amount: Decimal; balance: Decimal | null } | null {
  const { values } = row;
  const amount = decimal(values.amount ?? '0');
  const balance = values.balance ? decimal(values.balance) : null;
  if (amount.isZero()) refuse(row, 'amount', bookTexts.ofNothing('amount'));
  else if (amount.isNegative() && !isCredit) refuse(row, 'amount', bookTexts.belowNothing('amount', amount.toString()));
  else if (balance && !balance.isZero() && balance.isNegative() !== amount.isNegative())
    refuse(row, 'balance', bookTexts.balanceOfOtherSign(balance.toString(), amount.toString()));
  else {
    values.amount = amount.abs().toString();
    if (balance) values.balance = balance.abs().toString();
    return { amount: amount.abs(), balance: balance?.abs() ?? null };
  }
  return null;
}

function settleType(row: Candidate, today: string): number {
  const { values, before } = row;
  const isDated = values.type === typeOf(invoice) && (values.date ?? '') > today;
  const isDue = values.type === typeOf(invoice) && before?.type === typeOf(futureInvoice);
  if (isDated || isDue) values.type = typeOf(futureInvoice);
  const types: readonly string[] = OPEN_ITEM_TYPES;
  return types.indexOf(values.type ?? '') + 1;
}

function orderOf(row: Candidate, customerKey: number, { orders }: Books): number | null {
  const { order, type } = row.values;
  if (!order) return null;
  const known = orders.get(order);
  if (!OF_ORDERS.has(type ?? '')) refuse(row, 'order', bookTexts.ordersOfOthers(type ?? ''));
  else if (known && known.customerKey !== customerKey) refuse(row, 'order', bookTexts.ofAnother('order', order));
  return known?.id ?? null;
}

/** What it pays beyond what it paid before; its cell then has all that it pays. */
function applicationsOf(
  row: Candidate,
  entry: Omit<EntryChange, 'applications'>,
  books: Books,
): EntryChange['applications'] {
  const sent = readPays(row.values.pays ?? null);
  if (sent.length === 0) return [];
  if (!isCreditType(entry.recordType)) {
    refuse(row, 'pays', bookTexts.paysNothing(row.values.type ?? ''));
    return [];
  }
  const { customerKey, code, initial } = entry;
  const known = books.ledger.entry(customerKey, code);
  try {
    const further = judgeApplications({ customerKey, initial, known }, sent, books);
    const all = new Map(known?.applied);
    for (const { to, amount } of further) all.set(to, amount.plus(all.get(to) ?? ZERO));
    row.values.pays = paysText([...all].map(([to, amount]) => ({ to, amount })));
    return further;
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    refuse(row, 'pays', { reason: `pays ${error.value ?? ''}: ${error.message}`, mend: error.mend ?? 'Correct it' });
    return [];
  }
}

/** Null where the row is refused. */
export function judgeItem(row: Candidate, books: Books): { change: EntryChange; said: SaidBalance | null } | null {
  const { values, before } = row;
  const { customerCode, code } = nameOf(row);
  const customerKey = books.ledger.customerKey(customerCode);
  const recordType = settleType(row, books.today);
  const isCredit = isCreditType(recordType);
  const amounts = readAmounts(row, isCredit);
  if (customerKey === null || !amounts || !values.date) return null;
  if (recordType !== futureInvoice) refuseFuture(row, 'date', books.today);
  values.reference ??= code;
  if (before === null && (recordType === invoice || recordType === futureInvoice)) values.papers ??= values.reference;
  refuseChanged(openItems, row, { what: 'document', name: code, mayChange: MAY_CHANGE });
  const { amount, balance } = amounts;
  const known = books.ledger.entry(customerKey, code);
  const entry = {
    ...{ customerKey, code, recordType, initial: amount, isNew: before === null },
    ...{
      reference: values.reference,
      invoiceNumber: values.papers ?? null,
      orderId: orderOf(row, customerKey, books),
    },
    ...{
      issuedOn: values.date,
      dueOn: values.due ?? null,
      poNumber: values.po ?? null,
      remarks: values.remarks ?? null,
    },
  };
  if (balance) refuseBalance(row, amount, balance);
  const applications = row.refusals.length > 0 ? [] : applicationsOf(row, entry, books);
  const paid = applications.reduce((sum, { amount: part }) => sum.plus(part), ZERO);
  const owed = known && !isCredit ? books.debits.left(known) : (known?.balance ?? amount);
  const left = owed.minus(paid);
  if (row.refusals.length > 0) return null;
  if (balance && known) refusePaidSince(row, left, balance);
  if (balance && !known && balance.gt(left))
    refuse(row, 'balance', bookTexts.paysMore(left.toFixed(MONEY_PLACES), balance.toFixed(MONEY_PLACES)));
  if (row.refusals.length > 0) return null;
  values.balance ??= left.toString();
  const said = balance && { customerKey, code, balance };
  return { change: { ...entry, applications }, said };
}
