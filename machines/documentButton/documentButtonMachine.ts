import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type DocumentRequest, documentKey } from '#domain/document/documentRequest.ts';
import { shopText } from '#domain/texts/shopText.ts';
import { failureOf } from '../lib/failure.ts';
import { machineOptions, port } from '../lib/port.ts';
import type { Notice } from '../notices/notice.ts';
import type { DocumentOwner } from './documentOwner.ts';

/** The server's response: the id of a document to open, or the status of a refusal; 204 means that there is none. */
export type FetchedDocument = { kind: 'found'; id: string } | { kind: 'refused'; status: number };

interface Input {
  request: DocumentRequest;
  owner: DocumentOwner;
  /** Set by an earlier button of the same document. */
  documentFailed: boolean;
}

interface Context extends Input {
  key: string;
  /** The status of a response without a document; null without a response. */
  status: number | null;
}

type Event = { type: 'button.press' };

/** After a 204 or a 500 the next attempt may succeed (readings 10). */
function failsForGood(status: number | null): boolean {
  return status !== 204 && status !== 500;
}

/** One press of a document button: opens a tab, fetches the document and shows it there. Spawned by the machine of its list. */
export const documentButtonMachine = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'failed' },
  actors: {
    /**
     * Opens the tab within the same tick. Resolves with whether a tab is open or not needed. Stopping this closes the
     * tab.
     */
    openTab: port<boolean, { key: string; request: DocumentRequest }>('openTab'),
    /** Stopping this closes the tab. */
    fetchDocument: port<FetchedDocument, { key: string; request: DocumentRequest }>('fetchDocument'),
  },
  guards: {
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
    isFound: (_, { fetched }: { fetched: FetchedDocument }) => fetched.kind === 'found',
  },
  actions: {
    /** Provided by the host: replaces the loading page of the tab with the document, or saves it. */
    showDocument: (_, _params: { key: string; documentId: string; request: DocumentRequest }) => undefined,
    /** Provided by the host: closes the tab, on Android after 300 ms. */
    closeTab: (_, _params: { key: string }) => undefined,
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setStatus: assign(({ context }, { status }: { status: number | null }) => ({
      status,
      documentFailed: context.documentFailed || failsForGood(status),
    })),
    clearFailure: assign({ documentFailed: false }),
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
        'A tab opens on the loading page within the click, so that the browser allows it. Downloads need no tab.',
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
      description: 'The document is loading. Further presses do nothing.',
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
              'clearFailure',
            ],
          },
          {
            target: 'failed',
            actions: {
              type: 'setStatus',
              params: ({ event }) => ({ status: event.output.kind === 'refused' ? event.output.status : null }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setStatus', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
    showing: {
      type: 'final',
      description: 'The tab shows the document, or the file is saved. The button is back to normal.',
      entry: 'settle',
    },
    failed: {
      description: "The tab is closed. The button reads 'Failed' until it is pressed again.",
      tags: 'failed',
      entry: { type: 'closeTab', params: ({ context }) => ({ key: context.key }) },
      on: { 'button.press': 'reset' },
    },
    withoutTab: {
      type: 'final',
      description: 'The browser did not open a tab, and a notice says so.',
      entry: [{ type: 'notify', params: { type: 'error', text: shopText('documents.noTab') } }, 'settle'],
    },
    reset: {
      type: 'final',
      description: 'The user can press the button again.',
      entry: 'settle',
    },
  },
  options: machineOptions,
});

export type DocumentButtonRef = ActorRefFrom<typeof documentButtonMachine>;
export type DocumentButtonSnapshot = SnapshotFrom<typeof documentButtonMachine>;
