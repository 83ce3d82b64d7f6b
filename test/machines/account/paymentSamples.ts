import { ISSUERS } from '#domain/payment/issuers.ts';
import type { PaymentSummary } from '#domain/payment/summary.ts';
import type { OpenItem } from '#domain/receivable/openItem.ts';
import { openItemKey } from '#domain/receivable/paymentItem.ts';
import { validateSelection } from '#domain/receivable/paymentSelection.ts';
import { RECORD_TYPES } from '#domain/receivable/recordType.ts';
import type { SentPayment } from '#machines/account/makePayment/sentPayment.ts';

export const invoice: OpenItem = {
  type: 'Invoice',
  reference: '7001',
  invoiceNumber: '9001',
  invoiceDate: '2026-01-10',
  dueDate: '2026-02-09',
  po_number: 'PO-7',
  initial: 150,
  balance: 100.1,
  isCredit: false,
  arCode: 'A1',
  recordType: RECORD_TYPES.invoice,
  scanDocuments: [{ key: 's1', name: 'Signed' }],
};

/** Due later than the day of the samples, 2026-03-04. */
export const laterInvoice: OpenItem = {
  ...invoice,
  reference: '7002',
  invoiceNumber: '9002',
  invoiceDate: '2026-03-01',
  dueDate: '2026-03-31',
  po_number: null,
  initial: 50.2,
  balance: 50.2,
  arCode: 'A2',
  scanDocuments: [],
};

export const credit: OpenItem = {
  ...laterInvoice,
  type: 'Credit Memo',
  reference: '7003',
  invoiceNumber: null,
  invoiceDate: '2026-02-20',
  dueDate: null,
  initial: -100.1,
  balance: -100.1,
  isCredit: true,
  arCode: 'C1',
  recordType: RECORD_TYPES.creditMemo,
};

export const openItems: readonly OpenItem[] = [invoice, credit, laterInvoice];

export const payer = { username: 'chef', customerKey: 1001 };
export const visa: PaymentSummary = { issuer: ISSUERS.Visa, lastFour: '1111' };
export const check: PaymentSummary = { issuer: ISSUERS.eCheck, lastFour: '7890' };
export const taken = [ISSUERS.Visa, ISSUERS.eCheck];

/** The invoice as a whole. */
export const selected = validateSelection(openItems, { [openItemKey(invoice)]: '100.10' });
/** The invoice, and the credit that pays for it. */
export const credited = validateSelection(openItems, {
  [openItemKey(invoice)]: '100.10',
  [openItemKey(credit)]: '-100.10',
});

export const sent: SentPayment = {
  key: 'key-1',
  buyer: payer,
  amount: 100.1,
  order: { paymentType: 1, details: [{ arCode: 'A1', detailType: 1, amount: 100.1 }] },
};

export const paidOutcome = {
  kind: 'paid',
  amount: 100.1,
  transactionId: 'T-9',
  invoicePaymentKey: 'P-1',
  receiptEmail: 'ana@oyster.example',
} as const;
const { kind: _, ...result } = paidOutcome;
export const paid = { ...result, items: null, method: null };
