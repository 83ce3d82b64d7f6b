import { fromPromise } from 'xstate';
import {
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
import { type DocumentRequest, isSaved } from '#domain/document/documentRequest.ts';
import type { FetchedDocument } from '#machines/documentButton/documentButtonMachine.ts';
import type { Api } from '../api/client.ts';
import type { DocumentTabs } from './documentTabs.ts';

type ReportDocument = Extract<DocumentRequest, { kind: 'report' }>;

interface Shown {
  key: string;
  documentId: string;
  request: DocumentRequest;
}

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

function askFor(api: Api, request: DocumentRequest, signal: AbortSignal) {
  if (request.kind === 'report') return askForReport(api, request, signal);
  if (request.kind === 'productScan') {
    return api.call(openProductScan, { params: { productKey: request.productKey, n: request.n }, signal });
  }
  if (request.kind === 'paymentReceipt') {
    return api.call(openPaymentReceipt, { params: { invoicePaymentKey: request.invoicePaymentKey }, signal });
  }
  if (request.kind === 'invoice') return api.call(openInvoice, { params: { code: request.code }, signal });
  const params = { orderNumber: request.orderNumber, n: request.n };
  return request.kind === 'order'
    ? api.call(openOrderDocument, { params: { ...params, n: request.n }, signal })
    : api.call(openOrderScan, { params, signal });
}

async function fetchDocument(api: Api, request: DocumentRequest, signal: AbortSignal): Promise<FetchedDocument> {
  const answered = await askFor(api, request, signal);
  if (answered.kind === 'answer') return { kind: 'found', id: answered.answer.id };
  return { kind: 'refused', status: answered.kind === 'empty' ? 204 : answered.status };
}

/** The tabs and the document service; a button that is stopped before its document came takes its tab along. */
export function documentPorts(api: Api, tabs: DocumentTabs) {
  const closeWith = (signal: AbortSignal, key: string) =>
    signal.addEventListener('abort', () => tabs.close(key), { once: true });
  return {
    actors: {
      openTab: fromPromise<boolean, { key: string; request: DocumentRequest }>(({ input, signal }) => {
        if (isSaved(input.request)) return Promise.resolve(true);
        closeWith(signal, input.key);
        return Promise.resolve(tabs.open(input.key));
      }),
      fetchDocument: fromPromise<FetchedDocument, { key: string; request: DocumentRequest }>(({ input, signal }) => {
        closeWith(signal, input.key);
        return fetchDocument(api, input.request, signal);
      }),
    },
    actions: {
      showDocument: (_: unknown, { key, documentId, request }: Shown) =>
        isSaved(request) ? tabs.save(documentId) : tabs.show(key, documentId),
      closeTab: (_: unknown, { key }: { key: string }) => tabs.close(key),
    },
  };
}
