import { type ActorRefFrom, assign, sendTo, setup, stopChild } from 'xstate';
import { type DocumentRequest, documentKey } from '#domain/document/documentRequest.ts';
import { documentButtonMachine } from '../documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '../documentButton/documentOwner.ts';
import { machineOptions } from '../lib/port.ts';
import { NO_DOCUMENTS, type OpenedDocuments, withButton, withoutButton } from './openedDocuments.ts';

type Event = { type: 'document.press'; request: DocumentRequest } | DocumentSettled;

/** The document buttons of a page, with one short-lived actor for each pressed button. Invoked by the page's flow. */
export const documentsMachine = setup({
  types: {} as { context: OpenedDocuments; events: Event },
  actors: { documentButton: documentButtonMachine },
  guards: {
    isPressed: ({ context }, { request }: { request: DocumentRequest }) =>
      context.documents[documentKey(request)] !== undefined,
  },
  actions: {
    openDocument: assign(({ context, spawn, self }, { request }: { request: DocumentRequest }) => {
      const key = documentKey(request);
      const documentFailed = context.failedDocuments.includes(key);
      const button = spawn('documentButton', { id: key, input: { request, owner: self, documentFailed } });
      return withButton(context, key, button);
    }),
    pressAgain: sendTo((_, { request }: { request: DocumentRequest }) => documentKey(request), {
      type: 'button.press' as const,
    }),
    dropButton: assign(({ context }, settled: Omit<DocumentSettled, 'type'>) => withoutButton(context, settled)),
  },
}).createMachine({
  id: 'documents',
  context: NO_DOCUMENTS,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Pressing a button opens its document. Pressing a failed button again resets it.',
      on: {
        'document.press': [
          {
            guard: { type: 'isPressed', params: ({ event }) => ({ request: event.request }) },
            actions: { type: 'pressAgain', params: ({ event }) => ({ request: event.request }) },
          },
          { actions: { type: 'openDocument', params: ({ event }) => ({ request: event.request }) } },
        ],
        'document.settled': {
          actions: [
            stopChild(({ event }) => event.key),
            { type: 'dropButton', params: ({ event: { key, documentFailed } }) => ({ key, documentFailed }) },
          ],
        },
      },
    },
  },
  options: machineOptions,
});

export type DocumentsRef = ActorRefFrom<typeof documentsMachine>;
