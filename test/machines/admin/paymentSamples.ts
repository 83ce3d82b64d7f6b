import type { PaymentRow } from '#domain/payment/paymentRow.ts';
import type { PaymentPage } from '#machines/admin/payments/paymentList.ts';

export const paidPayment: PaymentRow = {
  reference: 'PAID1',
  orderNumber: '500001',
  invoicePaymentKey: null,
  customerName: 'Robin Calloway',
  state: 'captured',
  amount: 63,
  refunded: 0,
  lastFour: '1111',
  transactionId: 'T-1',
  reason: null,
  failure: null,
  askedAt: '2026-03-04T15:00:00.000Z',
};
export const partlyRefunded: PaymentRow = {
  ...paidPayment,
  reference: 'PART1',
  orderNumber: '500002',
  refunded: 20.5,
  failure: 'The refund was refused.',
};
export const declinedPayment: PaymentRow = {
  ...paidPayment,
  reference: 'DECL1',
  orderNumber: null,
  state: 'declined',
  lastFour: '0002',
  reason: 'The card was declined. Please use another card.',
};

export const paymentPage: PaymentPage = { rows: [paidPayment, partlyRefunded, declinedPayment], total: 3 };
