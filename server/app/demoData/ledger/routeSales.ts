import { addDays } from '#domain/calendar.ts';
import { decimal } from '#domain/decimal.ts';
import { HIGHEST_INVOICE_NUMBER } from '../orders/orderNumbers.ts';
import { LedgerFacts } from './books.ts';

const HISTORY_DAYS = 730;
const PAID_AFTER_DAYS = 30;
/** Every n-th is disputed, and stays open. */
const DISPUTED_EVERY = 250;
/** Above the invoice numbers of orders, for any number of orders. */
const FIRST_NUMBER = Math.ceil(HIGHEST_INVOICE_NUMBER / 100_000) * 100_000 + 1;

/** More than the standard size needs, so that its entries keep their ids. */
const INVOICES_PER_PART = 20_000;

/**
 * Small invoices from the van, many a day for two years, nearly each paid on its due date by the bank: together with
 * the open ones about as many documents of one customer as requested. They come in parts, so that a million of them are
 * never in memory at once; no part pays an invoice of another.
 */
export function* makeRouteSales(today: string, documents: number): Generator<LedgerFacts> {
  const count = Math.ceil((documents * HISTORY_DAYS) / (2 * HISTORY_DAYS - PAID_AFTER_DAYS));
  for (let start = 0; start < count; start += INVOICES_PER_PART) {
    yield makePart(today, start, Math.min(start + INVOICES_PER_PART, count), count);
  }
}

function makePart(today: string, start: number, end: number, count: number): LedgerFacts {
  const books = new LedgerFacts();
  const invoices = Array.from({ length: end - start }, (_, offset) => {
    const index = start + offset;
    const number = String(FIRST_NUMBER + index);
    const issuedOn = addDays(today, Math.floor((index * HISTORY_DAYS) / count) + 1 - HISTORY_DAYS);
    const amount = decimal(12).plus(decimal((index * 7919) % 9000).div(100));
    return books.enter('invoice', amount, {
      ...{ code: `RS${number}`, reference: number, invoiceNumber: number, remarks: 'Route sale' },
      ...{ issuedOn, dueOn: addDays(issuedOn, PAID_AFTER_DAYS) },
    });
  });
  for (const [offset, invoice] of invoices.entries()) {
    const { reference, dueOn, initial } = invoice;
    if (dueOn === null || dueOn > today || (FIRST_NUMBER + start + offset) % DISPUTED_EVERY === 0) continue;
    const particulars = { code: `RP${reference}`, reference: `ACH ${reference}`, issuedOn: dueOn };
    const payment = books.enter('payment', initial, { ...particulars, remarks: 'Direct debit' });
    books.use(payment, [invoice], dueOn);
  }
  return books;
}
