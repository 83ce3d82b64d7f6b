import { fromPromise } from 'xstate';
import { openOrderDocument, openOrderScan, openProductScan } from '#domain/api/documents.ts';
import { openPaymentReceipt } from '#domain/api/paymentReceipt.ts';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import type { FetchedDocument } from '#machines/documentButton/documentButtonMachine.ts';
import type { Api } from '../api/client.ts';
import type { DocumentTabs } from './documentTabs.ts';

function askFor(api: Api, request: DocumentRequest, signal: AbortSignal) {
  if (request.kind === 'productScan') {
    return api.call(openProductScan, { params: { productKey: request.productKey, n: request.n }, signal });
  }
  if (request.kind === 'paymentReceipt') {
    return api.call(openPaymentReceipt, { params: { invoicePaymentKey: request.invoicePaymentKey }, signal });
  }
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
      openTab: fromPromise<boolean, { key: string }>(({ input, signal }) => {
        closeWith(signal, input.key);
        return Promise.resolve(tabs.open(input.key));
      }),
      fetchDocument: fromPromise<FetchedDocument, { key: string; request: DocumentRequest }>(({ input, signal }) => {
        closeWith(signal, input.key);
        return fetchDocument(api, input.request, signal);
      }),
    },
    actions: {
      showDocument: (_: unknown, { key, documentId }: { key: string; documentId: string }) =>
        tabs.show(key, documentId),
      closeTab: (_: unknown, { key }: { key: string }) => tabs.close(key),
    },
  };
}
