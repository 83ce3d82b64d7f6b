import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type DocumentRequest, documentKey } from '#domain/document/documentRequest.ts';
import { texts } from '#domain/texts.ts';
import { failureOf } from '../lib/failure.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import type { DocumentOwner } from './documentOwner.ts';

/** The server's answer: a document to be opened by its id, or the status of a refusal; 204 means that there is none. */
export type FetchedDocument = { kind: 'found'; id: string } | { kind: 'refused'; status: number };

interface Input {
  request: DocumentRequest;
  owner: DocumentOwner;
  /** Set by an earlier button of the same document. */
  documentFailed: boolean;
}

interface Context extends Input {
  key: string;
  /** Status of the answer that was no document; null when there was no answer. */
  status: number | null;
}

type Event = { type: 'button.press' };

/** Without a document (204) and after a fault of the server (500) it may well come the next time (readings 10). */
function failsForGood(status: number | null): boolean {
  return status !== 204 && status !== 500;
}

/** One press of a document button: opens a tab, fetches the document and shows it there. Spawned by the machine of its list. */
export const documentButtonMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: {
    /** Opens the tab in the tick it is started in, and resolves with whether there is one, or none is needed. The tab goes when this is stopped. */
    openTab: port<boolean, { key: string; request: DocumentRequest }>('openTab'),
    /** The tab goes when this is stopped. */
    fetchDocument: port<FetchedDocument, { key: string; request: DocumentRequest }>('fetchDocument'),
  },
  guards: {
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
    isFound: (_, { fetched }: { fetched: FetchedDocument }) => fetched.kind === 'found',
  },
  actions: {
    /** Filled by the host: replaces the loading page of the tab by the document, or saves it. */
    showDocument: (_, _params: { key: string; documentId: string; request: DocumentRequest }) => undefined,
    /** Filled by the host: the tab goes, on Android 300 ms later. */
    closeTab: (_, _params: { key: string }) => undefined,
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    rememberStatus: assign(({ context }, { status }: { status: number | null }) => ({
      status,
      documentFailed: context.documentFailed || failsForGood(status),
    })),
    forgetFailure: assign({ documentFailed: false }),
    settle: sendTo(
      ({ context }) => context.owner,
      ({ context: { key, documentFailed } }) => ({ type: 'document.settled' as const, key, documentFailed }),
    ),
  },
}).createMachine({
  id: 'documentButton',
  context: ({ input }) => ({ ...input, key: documentKey(input.request), status: null }),
  initial: 'openingTab',
  states: {
    openingTab: {
      description:
        'A tab opens on the loading page, within the click, so that the browser allows it; what is saved needs none.',
      tags: 'busy',
      invoke: {
        id: 'openTab',
        src: 'openTab',
        input: ({ context }) => ({ key: context.key, request: context.request }),
        onDone: [
          { guard: { type: 'isOpen', params: ({ event }) => ({ isOpen: event.output }) }, target: 'fetching' },
          { target: 'withoutTab' },
        ],
        onError: 'withoutTab',
      },
    },
    fetching: {
      description: 'The document is on its way; further presses change nothing.',
      tags: 'busy',
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context }) => ({ key: context.key, request: context.request }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ fetched: event.output }) },
            target: 'showing',
            actions: [
              {
                type: 'showDocument',
                params: ({ context, event }) => ({
                  key: context.key,
                  request: context.request,
                  documentId: event.output.kind === 'found' ? event.output.id : '',
                }),
              },
              'forgetFailure',
            ],
          },
          {
            target: 'failed',
            actions: {
              type: 'rememberStatus',
              params: ({ event }) => ({ status: event.output.kind === 'refused' ? event.output.status : null }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberStatus', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    showing: {
      type: 'final',
      description: 'The tab shows the document, or it is saved: the button is as before.',
      entry: 'settle',
    },
    failed: {
      description: "The tab is gone and the button reads 'Failed' until it is pressed once more.",
      tags: 'failed',
      entry: { type: 'closeTab', params: ({ context }) => ({ key: context.key }) },
      on: { 'button.press': 'reset' },
    },
    withoutTab: {
      type: 'final',
      description: 'The browser opened no tab, and a notice says so.',
      entry: [{ type: 'notify', params: { type: 'error', text: texts.documents.noTab } }, 'settle'],
    },
    reset: {
      type: 'final',
      description: 'The button can be tried again.',
      entry: 'settle',
    },
  },
  options: machineOptions,
});

export type DocumentButtonRef = ActorRefFrom<typeof documentButtonMachine>;
export type DocumentButtonSnapshot = SnapshotFrom<typeof documentButtonMachine>;
