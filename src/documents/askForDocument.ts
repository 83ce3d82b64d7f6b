import {
  openCredit,
  openInvoice,
  openOrderDocument,
  openOrderScan,
  openPaymentReceipt,
  openProductScan,
} from '#domain/api/documents.ts';
import {
  openOrderGuideList,
  openPriceList,
  openProductList,
  openQuoteSheet,
  openStatement,
} from '#domain/api/reports.ts';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { Api } from '../api/client.ts';

type ReportDocument = Extract<DocumentRequest, { kind: 'report' }>;

function askForReport(api: Api, { report, format }: ReportDocument, signal: AbortSignal) {
  const { kind, ...asked } = report;
  const query = { ...asked, format };
  switch (report.kind) {
    case 'statement':
      return api.call(openStatement, { query: { format }, signal });
    case 'orderGuideList':
      return api.call(openOrderGuideList, { query, signal });
    case 'productList':
      return api.call(openProductList, { query, signal });
    case 'priceList':
      return api.call(openPriceList, { query, signal });
    case 'quoteSheet':
      return api.call(openQuoteSheet, { query, signal });
  }
}

/** Requests a document with its own API call. */
export function askForDocument(api: Api, request: DocumentRequest, signal: AbortSignal) {
  if (request.kind === 'report') return askForReport(api, request, signal);
  if (request.kind === 'productScan') {
    return api.call(openProductScan, { params: { productKey: request.productKey, n: request.n }, signal });
  }
  if (request.kind === 'paymentReceipt') {
    return api.call(openPaymentReceipt, { params: { invoicePaymentKey: request.invoicePaymentKey }, signal });
  }
  if (request.kind === 'credit') return api.call(openCredit, { params: { key: request.code }, signal });
  if (request.kind === 'invoice') return api.call(openInvoice, { params: { code: request.code }, signal });
  const params = { orderNumber: request.orderNumber, n: request.n };
  return request.kind === 'order'
    ? api.call(openOrderDocument, { params: { ...params, n: request.n }, signal })
    : api.call(openOrderScan, { params, signal });
}
