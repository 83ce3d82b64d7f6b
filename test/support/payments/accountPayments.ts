import type { Kysely } from 'kysely';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { bookEntry } from '../api/receivables.ts';
import { BILLING, CARDS } from './paying.ts';

/** Two invoices and a credit memo of the customer. */
export async function bookOpenItems(database: Kysely<Database>): Promise<void> {
  await bookEntry(database, { reference: 'INV-1', initial: '100.00', due_on: '2026-02-15' });
  await bookEntry(database, { reference: 'INV-2', initial: '40.50' });
  await bookEntry(database, { reference: 'CM-1', initial: '30.00', record_type: RECORD_TYPES.creditMemo });
}

/** Amounts by code. */
export type Items = Readonly<Record<string, number>>;

const TYPES: Readonly<Record<string, number>> = { CM: RECORD_TYPES.creditMemo, INV: RECORD_TYPES.invoice };
export const detailsOf = (items: Items) =>
  Object.entries(items).map(([arCode, amount]) => ({
    arCode,
    amount,
    detailType: TYPES[arCode.split('-')[0] ?? ''] ?? RECORD_TYPES.invoice,
  }));
const sumOf = (items: Items) => Math.round(Object.values(items).reduce((sum, one) => sum + one, 0) * 100) / 100;

export function byCard(items: Items, card: keyof typeof CARDS = 'approved', more: object = {}) {
  const creditCard = {
    cardNumber: CARDS[card],
    expirationDate: '1230',
    cvv2: card === 'approvedAmex' ? '1234' : '123',
  };
  return {
    paymentType: 1,
    paymentAmount: sumOf(items),
    details: detailsOf(items),
    address: BILLING,
    creditCard,
    ...more,
  };
}

export function byCheck(items: Items, accountNumber = '1234567890', more: object = {}) {
  const bankAccount = { accountNumber, routingNumber: '011000015', ...more };
  return { paymentType: 2, paymentAmount: sumOf(items), details: detailsOf(items), address: BILLING, bankAccount };
}

export const byCredit = (items: Items) => ({ paymentType: 0, paymentAmount: sumOf(items), details: detailsOf(items) });
