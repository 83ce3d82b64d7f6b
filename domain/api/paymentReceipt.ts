import { Type } from 'typebox';
import { DocumentTicket } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { Code } from './limits.ts';

export const openPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/documents/payment/invoice/:invoicePaymentKey',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['InvoicePayment'],
  summary: 'The receipt of a payment of account entries; 204 when there is none',
  params: Type.Object({ invoicePaymentKey: Code }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});
