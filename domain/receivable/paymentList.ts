import { formatMoney } from '../money.ts';
import { type HistoryListing, type HistorySort, isInPeriod, sortRows } from '../order/historyList.ts';
import { PAYMENT_TYPES } from '../payment/accountPayment.ts';
import { describeMethod } from '../payment/paymentMethod.ts';
import { findRows } from '../search/findRows.ts';
import { accountText } from '../texts/accountText.ts';
import type { ListedPayment } from './listedPayment.ts';

export type PaymentColumn = 'key' | 'date' | 'method' | 'amount' | 'status';

export const NEWEST_PAYMENT_FIRST: HistorySort<PaymentColumn> = { column: 'date', direction: 'descending' };

/** A payment with its words. */
export interface PaymentEntry {
  readonly payment: ListedPayment;
  readonly key: string;
  readonly date: string;
  /** Blank for a payment of the accounting data. */
  readonly method: string;
  readonly amount: number;
  readonly status: string;
}

/** `Charged`, `Applied` for credits alone, `Refunded $20.00` for a part. */
function paymentStatus({ state, method, amount, refunded }: ListedPayment): string {
  if (state === 'charged' && method?.type === PAYMENT_TYPES.applyCredit) return accountText('accountPayments.applied');
  if (state === 'charged' && method === null) return accountText('accountPayments.received');
  if (state === 'refunded' && refunded < amount)
    return accountText('accountPayments.partlyRefunded', { amount: formatMoney(refunded) });
  return accountText(`accountPayments.state.${state}`);
}

export function paymentEntries(payments: readonly ListedPayment[]): PaymentEntry[] {
  return payments.map((payment) => ({
    payment,
    key: payment.key,
    date: payment.date,
    method: payment.method ? describeMethod(payment.method) : '',
    amount: payment.amount,
    status: paymentStatus(payment),
  }));
}

const textOf = ({ key, method, status }: PaymentEntry) => `${key}\n${method}\n${status}`;

/** The payments of the period that match the query by number, method or status, sorted. They come newest first. */
export function listPayments(
  entries: readonly PaymentEntry[],
  { query, period, sort }: HistoryListing<PaymentColumn>,
): PaymentEntry[] {
  const ofPeriod = entries.filter(({ date }) => isInPeriod(date, period));
  return sortRows(findRows(ofPeriod, textOf, query).rows, sort);
}
