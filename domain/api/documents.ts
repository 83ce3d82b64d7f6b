import { type Static, Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { PRODUCT_PAGES } from '../settings/menu.ts';
import { endpoint } from './endpoint.ts';
import { workProgress } from './work.ts';

/** A document made or found for the caller; the tab opens GET /doc/{id} within 10 minutes. */
export const DocumentTicket = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  contentType: Type.String(),
});
export type DocumentTicket = Static<typeof DocumentTicket>;

/** The place of a scan in its list, from 1. */
const ScanPlace = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

/** The pages that show the documents of orders. */
const ORDER_PAGES = ['OrderHistory', 'CheckOut', 'AccountDetail', 'InvoicePayment'] as const;

export const openOrderDocument = endpoint({
  method: 'GET',
  path: '/api/documents/order/:orderNumber/:n',
  access: 'customer',
  menuKeys: ORDER_PAGES,
  summary: 'Order confirmation (n = 1) or invoice (n = 2); 204 when there is none',
  params: Type.Object({ orderNumber: Code, n: Type.Integer({ minimum: 1, maximum: 2 }) }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openInvoice = endpoint({
  method: 'GET',
  path: '/api/documents/invoice/:code',
  access: 'customer',
  menuKeys: ORDER_PAGES,
  summary: "An invoice by its entry's code in the distributor's books; 204 when nothing is known of it but its amount",
  params: Type.Object({ code: Code }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openOrderScan = endpoint({
  method: 'GET',
  path: '/api/documents/order/:orderNumber/scan/:n',
  access: 'customer',
  menuKeys: ORDER_PAGES,
  summary: "The n-th scan document of an order (1-based place in the order's list), by its order or its invoice number",
  params: Type.Object({ orderNumber: Code, n: ScanPlace }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/documents/payment/invoice/:invoicePaymentKey',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['InvoicePayment'],
  summary: 'The receipt of a payment of account entries; 204 while it is not booked',
  params: Type.Object({ invoicePaymentKey: Code }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openProductScan = endpoint({
  method: 'GET',
  path: '/api/documents/product/:productKey/scan/:n',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: "The n-th scan document of a product (1-based place in the product's list)",
  params: Type.Object({ productKey: Type.Integer(), n: ScanPlace }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const showDocument = endpoint({
  method: 'GET',
  path: '/doc/:id',
  access: 'documentId',
  summary: 'The bytes of a document, inline',
  params: Type.Object({ id: Code }),
});

/** What whoever holds the id of a paper may know while it is made. */
const DocumentKey = Type.Object({ key: Code });

export const getDocumentProgress = endpoint({
  method: 'GET',
  path: '/api/documents/progress/:key',
  access: 'documentId',
  summary:
    'How far a large paper has come, by its id; asking keeps the making of it going, and begins it where nobody does it',
  params: DocumentKey,
  answer: Type.Object({ ...workProgress, pages: Type.Integer() }),
});

export const cancelDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/progress/:key',
  access: 'documentId',
  summary: 'Ends the making of a large paper, by its id; opened again, it is made anew',
  params: DocumentKey,
  answer: Type.Object({ isSuccess: Type.Boolean() }),
});

export const showImage = endpoint({
  method: 'GET',
  path: '/img/:file',
  access: 'anonymous',
  summary: 'A picture of a product, or the logo',
  params: Type.Object({ file: Code }),
});
