import { addDays, weekday } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { PAYMENT_DAYS } from '../../../modules/documents/orderPdf.ts';
import { LedgerFacts, type LedgerOrder } from './books.ts';
import type { Habit } from './habits.ts';
import { payBills } from './payBills.ts';

const DATING_DAYS = 18;
const FRIDAY = 6;

/** The account of one customer up to today: shipments and payments. The orders come oldest first. */
export function makeLedger(orders: readonly LedgerOrder[], habit: Habit, today: string): LedgerFacts {
  const books = new LedgerFacts();
  const invoiced = orders.flatMap((order) => {
    const { invoice_number: number, invoice_date: issuedOn } = order;
    return number && issuedOn ? [{ order, number, issuedOn, total: decimal(order.total) }] : [];
  });
  const bills = invoiced
    .filter(({ total }) => total.gt(0))
    .map(({ order, number, issuedOn, total }) => {
      const dueOn = addDays(issuedOn, PAYMENT_DAYS);
      const entry = books.enter('invoice', total, { code: `IN${number}`, reference: number, order, issuedOn, dueOn });
      return { entry, paidOn: nextFriday(addDays(issuedOn, habit.paysAfter)) };
    });
  const memos = invoiced
    .filter(({ total }) => total.lt(0))
    .map(({ order, number, issuedOn, total }) =>
      books.enter('creditMemo', total.negated(), {
        ...{ code: `CM${number}`, reference: number, order, issuedOn },
        remarks: 'Returned goods',
      }),
    );
  payBills(books, bills, memos, habit, today);
  if (habit.hasDating) dateShipped(books, orders, addDays(today, DATING_DAYS));
  for (const { type, daysAgo, amount, reference, remarks } of habit.extras) {
    books.enter(type, amount, { code: reference, issuedOn: addDays(today, -daysAgo), remarks });
  }
  return books;
}

/** Most checks are written at the end of the week. */
function nextFriday(date: string): string {
  return addDays(date, (FRIDAY - weekday(date) + 7) % 7);
}

/** Shipments without an invoice yet, by agreement invoiced later. */
function dateShipped(books: LedgerFacts, orders: readonly LedgerOrder[], issuedOn: string): void {
  for (const order of orders) {
    if (order.status !== 'Shipped' || decimal(order.total).lte(0)) continue;
    const dueOn = addDays(issuedOn, PAYMENT_DAYS);
    const reference = `F${order.order_number}`;
    books.enter('futureInvoice', order.total, { code: reference, order, issuedOn, dueOn, remarks: 'Dated as agreed' });
  }
}
