import { fromPromise } from 'xstate';
import { type DocumentRequest, isSaved } from '#domain/document/documentRequest.ts';
import type { FetchedDocument } from '#machines/documentButton/documentButtonMachine.ts';
import type { Api } from '../api/client.ts';
import type { DocumentTabs } from './documentTabs.ts';

interface Shown {
  key: string;
  documentId: string;
  request: DocumentRequest;
}

async function fetchDocument(api: Api, request: DocumentRequest, signal: AbortSignal): Promise<FetchedDocument> {
  const { askForDocument } = await import('./askForDocument.ts');
  const response = await askForDocument(api, request, signal);
  if (response.kind === 'answer') return { kind: 'found', id: response.answer.id };
  return { kind: 'refused', status: response.kind === 'empty' ? 204 : response.status };
}

/** The tabs and the document service; stopping a button before its document arrives closes its tab. */
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
