import { OPEN_ITEM_TYPES, openItems } from '#domain/dataImport/kinds/openItems.ts';
import { ledgerTexts } from '#domain/dataImport/ledgerTexts.ts';
import { type Decimal, decimal } from '#domain/decimal.ts';
import { MONEY_PLACES, sumMoney } from '#domain/money.ts';
import { isCreditType, RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Ledger } from '../../../receivables/lockLedger.ts';
import { type Candidate, note, refuse } from '../importTarget.ts';
import { type BookedEntry, nameOf, refuseFuture } from './bookedEntry.ts';
import { refuseBalance, refusePaidSince, type StatedBalance } from './statedBalances.ts';
import { refuseChanged } from './unchanged.ts';
import { type DebitsLeft, validatePayees } from './validatePayees.ts';

const { invoice, futureInvoice } = RECORD_TYPES;
const typeOf = (recordType: number) => OPEN_ITEM_TYPES[recordType - 1] ?? '';
const MAY_CHANGE = new Set(['date', 'due', 'po', 'remarks', 'balance', 'pays']);
/** The types of entries that orders are invoiced and credited by. */
const OF_ORDERS: ReadonlySet<string> = new Set([invoice, futureInvoice, RECORD_TYPES.creditMemo].map(typeOf));

/** The data for validating the rows of a batch, including earlier rows. */
export interface LedgerFacts {
  ledger: Ledger;
  debits: DebitsLeft;
  orders: ReadonlyMap<string, { id: number; customerKey: number }>;
  today: string;
}

/** Amount and balance without their signs, which agree. */
function readAmounts(row: Candidate, isCredit: boolean): { amount: Decimal; balance: Decimal | null } | null {
  const { values, given } = row;
  const amount = decimal(values.amount ?? '0');
  const balance = given.balance ? decimal(given.balance) : null;
  if (amount.isZero()) refuse(row, 'amount', ledgerTexts.ofNothing('amount'));
  else if (amount.isNegative() && !isCredit)
    refuse(row, 'amount', ledgerTexts.belowNothing('amount', amount.toString()));
  else if (balance && !balance.isZero() && balance.isNegative() !== amount.isNegative())
    refuse(row, 'balance', ledgerTexts.balanceOfOtherSign(balance.toString(), amount.toString()));
  else {
    if (amount.isNegative()) note(row, 'amount', ledgerTexts.turned);
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

function orderOf(row: Candidate, customerKey: number, { orders }: LedgerFacts): number | null {
  const { order, type } = row.values;
  if (!order) return null;
  const known = orders.get(order);
  if (!OF_ORDERS.has(type ?? '')) refuse(row, 'order', ledgerTexts.ordersOfOthers(type ?? ''));
  else if (known && known.customerKey !== customerKey) refuse(row, 'order', ledgerTexts.ofAnother('order', order));
  return known?.id ?? null;
}

/** Null where the row is refused. */
export function validateItem(
  row: Candidate,
  books: LedgerFacts,
): { entry: BookedEntry; stated: StatedBalance | null } | null {
  const { values, before } = row;
  const { customerCode, code } = nameOf(row);
  const customerKey = books.ledger.customerKey(customerCode);
  const recordType = settleType(row, books.today);
  const isCredit = isCreditType(recordType);
  const amounts = readAmounts(row, isCredit);
  if (customerKey === null || !amounts || !values.date) return null;
  if (recordType !== futureInvoice) refuseFuture(row, 'date', books.today);
  values.reference ??= code;
  if (before === null && (recordType === invoice || recordType === futureInvoice)) values.pdfs ??= values.reference;
  refuseChanged(openItems, row, { what: 'document', name: code, mayChange: MAY_CHANGE });
  const { amount, balance } = amounts;
  const known = books.ledger.entry(customerKey, code);
  const entry = {
    ...{ customerKey, code, recordType, initial: amount, isNew: before === null },
    ...{ reference: values.reference, invoiceNumber: values.pdfs ?? null },
    orderId: orderOf(row, customerKey, books),
    ...{ issuedOn: values.date, dueOn: values.due ?? null },
    ...{ poNumber: values.po ?? null, remarks: values.remarks ?? null },
  };
  if (balance) refuseBalance(row, amount, balance);
  const applications = row.refusals.length > 0 ? [] : validatePayees(row, entry, books);
  if (row.refusals.length > 0) return null;
  const owed = known && !isCredit ? books.debits.left(known) : (known?.balance ?? amount);
  const left = owed.minus(sumMoney(applications.map((paid) => paid.amount)));
  if (balance && known) refusePaidSince(row, left, balance);
  if (balance && !known && balance.gt(left))
    refuse(row, 'balance', ledgerTexts.paysMore(left.toFixed(MONEY_PLACES), balance.toFixed(MONEY_PLACES)));
  if (row.refusals.length > 0) return null;
  values.balance = (balance ?? left).toString();
  return { entry: { ...entry, applications }, stated: balance && { customerKey, code, balance } };
}
