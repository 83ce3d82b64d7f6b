import type { AccountRow } from '#domain/receivable/accountRow.ts';
import type { AccountSummary } from '#domain/receivable/accountSummary.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';

export const summary: AccountSummary = {
  name: 'Harbor Bistro',
  address: '12 Quay Street\nPortland, ME 04101',
  creditLimit: 5000,
  balance: 1180.5,
  onOrder: 300,
  onHold: 0,
  availableCredit: 3519.5,
  lastPaymentDate: '2026-02-20',
  lastPaymentAmount: 250,
  lastInvoiceDate: '2026-03-02',
  lastInvoiceAmount: 90.5,
  unappliedCredit: 20,
  current: 1000.5,
  buckets: [
    { name: '1-30 Days', value: 150 },
    { name: '31-60 Days', value: 50 },
    { name: '61-90 Days', value: 0 },
    { name: 'Over 90 Days', value: 0 },
  ],
  purchases: [
    { month: '2025-03', amount: 0 },
    { month: '2026-02', amount: 1240 },
    { month: '2026-03', amount: 90.5 },
  ],
};

export const invoice: AccountRow = {
  reference: '700102',
  invoiceDate: '2026-03-01',
  dueDate: '2026-03-31',
  age: 3,
  initial: 1240,
  balance: 1000.1,
  remarks: 'Spring menu',
  isCredit: false,
  recordType: RECORD_TYPES.invoice,
  orderNumber: '500103',
  orderConfirmation: true,
  invoice: true,
  invoiceCode: '700102',
  receipt: null,
  credit: null,
  pastDueDays: 0,
  scanDocuments: [{ key: 'POD', name: 'Delivery Note' }],
};

export const olderInvoice: AccountRow = {
  ...invoice,
  reference: '700099',
  invoiceDate: '2026-02-01',
  dueDate: null,
  age: 31,
  pastDueDays: 31,
  initial: 50.2,
  balance: 50.2,
  remarks: null,
  orderNumber: null,
  orderConfirmation: false,
  invoice: false,
  invoiceCode: null,
  scanDocuments: [],
};

/** Its amounts have no sign on the wire. */
export const credit: AccountRow = {
  ...olderInvoice,
  reference: 'CM-12',
  invoiceDate: '2026-02-10',
  age: 22,
  initial: 30.3,
  balance: 30.3,
  remarks: '=Returned crate',
  isCredit: true,
  recordType: RECORD_TYPES.creditMemo,
  credit: 'CM-12',
  pastDueDays: 0,
};
