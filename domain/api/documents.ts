import { type Static, Type } from 'typebox';
import { Code } from '../schema/limits.ts';
import { PRODUCT_PAGES } from '../settings/menu.ts';
import { endpoint } from './endpoint.ts';
import { workProgress } from './work.ts';

/** A ticket for a document of the caller; the tab opens GET /doc/{id} within 10 minutes. */
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
  summary: 'Order confirmation (n = 1) or invoice (n = 2). 204 if there is none',
  params: Type.Object({ orderNumber: Code, n: Type.Integer({ minimum: 1, maximum: 2 }) }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openInvoice = endpoint({
  method: 'GET',
  path: '/api/documents/invoice/:code',
  access: 'customer',
  menuKeys: ORDER_PAGES,
  summary: 'Invoice by its document number in the accounting system. 204 if only its amount is known',
  params: Type.Object({ code: Code }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openCredit = endpoint({
  method: 'GET',
  path: '/api/documents/credit/:key',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['AccountDetail', 'InvoicePayment'],
  summary:
    'Document of a credit, or of a payment of the accounting data, by its code: what it is for and where it was applied',
  params: Type.Object({ key: Code }),
  answer: DocumentTicket,
});

export const openOrderScan = endpoint({
  method: 'GET',
  path: '/api/documents/order/:orderNumber/scan/:n',
  access: 'customer',
  menuKeys: ORDER_PAGES,
  summary: 'Scanned document n of an order (starting at 1), by order or invoice number',
  params: Type.Object({ orderNumber: Code, n: ScanPlace }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openPaymentReceipt = endpoint({
  method: 'GET',
  path: '/api/documents/payment/invoice/:invoicePaymentKey',
  access: 'customer',
  isForBusiness: true,
  menuKeys: ['AccountDetail', 'InvoicePayment'],
  summary: 'Receipt of an account payment. 204 until it is posted',
  params: Type.Object({ invoicePaymentKey: Code }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const openProductScan = endpoint({
  method: 'GET',
  path: '/api/documents/product/:productKey/scan/:n',
  access: 'browse',
  menuKeys: PRODUCT_PAGES,
  summary: 'Scanned document n of a product (starting at 1)',
  params: Type.Object({ productKey: Type.Integer(), n: ScanPlace }),
  answer: DocumentTicket,
  mayBeEmpty: true,
});

export const showDocument = endpoint({
  method: 'GET',
  path: '/doc/:id',
  access: 'documentId',
  summary: 'Content of a document, shown inline',
  params: Type.Object({ id: Code }),
});

/** What a caller with a document's id may read while the document is being rendered. */
const DocumentKey = Type.Object({ key: Code });

export const getDocumentProgress = endpoint({
  method: 'GET',
  path: '/api/documents/progress/:key',
  access: 'documentId',
  summary: 'Progress of a long document, by id. Polling keeps it running and starts it if it is not running',
  params: DocumentKey,
  answer: Type.Object({ ...workProgress, pages: Type.Integer() }),
  codes: ['documentFailed'],
});

export const cancelDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/progress/:key',
  access: 'documentId',
  summary: 'Cancel a long document, by id. It is created again when reopened',
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
