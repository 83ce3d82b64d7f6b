import { setImmediate as everythingSettled } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import { documentButtonMachine, type FetchedDocument } from '#machines/documentButton/documentButtonMachine.ts';
import { documentsMachine } from '#machines/documents/documentsMachine.ts';
import { productDetailMachine } from '#machines/ordering/productDetail/productDetailMachine.ts';
import { Stage } from '../support/walks/puppets.ts';
import { confirmation, scan } from './history/orderSamples.ts';

const press = { type: 'document.press', request: confirmation } as const;
const pressScan = { type: 'document.press', request: scan } as const;
const key = '500104/1';
const scanKey = 'product/11/2';

/** The machine with its real buttons; the server gives these answers in turn. */
function withRealButtons(...answers: (FetchedDocument | Error)[]) {
  const opened: string[] = [];
  const closed: string[] = [];
  const documentButton = documentButtonMachine.provide({
    actors: {
      openTab: fromPromise<boolean, { key: string; request: DocumentRequest }>(({ input }) => {
        opened.push(input.key);
        return Promise.resolve(true);
      }),
      fetchDocument: fromPromise<FetchedDocument, { key: string; request: DocumentRequest }>(() => {
        const answer = answers.shift();
        return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
    actions: { closeTab: (_, { key: tab }) => closed.push(tab) },
  });
  const documents = createActor(documentsMachine.provide({ actors: { documentButton } })).start();
  return { documents, opened, closed };
}

describe('the documents of a page:', () => {
  test('a document that was never pressed has no actor', () => {
    const stage = new Stage(documentsMachine);
    expect(stage.snapshot).toMatchObject({ children: {}, context: { documents: {}, failedDocuments: [] } });
  });

  test('one press makes one button, and further presses make no second one', () => {
    const stage = new Stage(documentsMachine);
    stage.send(press, press, press);
    expect(stage.asked(key)).toMatchObject([{ request: confirmation, documentFailed: false }]);
    expect(Object.keys(stage.snapshot.context.documents)).toEqual([key]);
  });

  test('two documents open side by side, each with its own button', () => {
    const stage = new Stage(documentsMachine);
    stage.send(press, pressScan);
    expect(stage.isAsking(key) && stage.isAsking(scanKey)).toBe(true);
    stage.send({ type: 'document.settled', key, documentFailed: false });
    expect(Object.keys(stage.snapshot.context.documents)).toEqual([scanKey]);
    expect(stage.isAsking(scanKey)).toBe(true);
  });

  test('two invoices of one order open side by side, and the newest by its order beside them', () => {
    const stage = new Stage(documentsMachine);
    const invoices: DocumentRequest[] = [
      { kind: 'invoice', code: 'AR-1' },
      { kind: 'invoice', code: 'AR-2' },
      { kind: 'order', orderNumber: '500104', n: 2 },
    ];
    stage.send(...invoices.map((request) => ({ type: 'document.press', request }) as const));
    expect(Object.keys(stage.snapshot.context.documents)).toEqual(['invoice/AR-1', 'invoice/AR-2', '500104/2']);
    stage.send({ type: 'document.settled', key: 'invoice/AR-1', documentFailed: true });
    expect(stage.snapshot.context.failedDocuments).toEqual(['invoice/AR-1']);
    expect(Object.keys(stage.snapshot.context.documents)).toEqual(['invoice/AR-2', '500104/2']);
  });

  test('the tab opens within the press', () => {
    const { documents, opened } = withRealButtons();
    documents.send(press);
    expect(opened).toEqual([key]);
    documents.stop();
  });

  test('a finished button is removed, and its document stays marked as failed until it was shown', () => {
    const stage = new Stage(documentsMachine);
    stage.send(press, { type: 'document.settled', key, documentFailed: true });
    expect(stage.snapshot.context).toEqual({ documents: {}, failedDocuments: [key] });
    expect(stage.snapshot.children[key]).toBeUndefined();
    stage.send(press);
    expect(stage.asked(key)[1]).toMatchObject({ documentFailed: true });
    stage.send({ type: 'document.settled', key, documentFailed: false });
    expect(stage.snapshot.context).toEqual({ documents: {}, failedDocuments: [] });
  });

  test('a press on a failed document resets its button, and only the next one opens a tab again', async () => {
    const { documents, opened, closed } = withRealButtons({ kind: 'refused', status: 404 }, { kind: 'found', id: 'd' });
    documents.send(press);
    await everythingSettled();
    expect(documents.getSnapshot().context.documents[key]?.getSnapshot().value).toBe('failed');
    expect(closed).toEqual([key]);
    documents.send(press);
    expect(documents.getSnapshot().context).toEqual({ documents: {}, failedDocuments: [key] });
    expect(opened).toEqual([key]);
    documents.send(press);
    await everythingSettled();
    expect(opened).toEqual([key, key]);
    expect(documents.getSnapshot()).toMatchObject({ children: {}, context: { documents: {}, failedDocuments: [] } });
  });

  test('an error in one button ends the documents, not their page', async () => {
    const broken = documentButtonMachine.provide({
      actors: { openTab: fromPromise<boolean, { key: string; request: DocumentRequest }>(() => Promise.resolve(true)) },
      guards: {
        isOpen: () => {
          throw new TypeError('a bug');
        },
      },
    });
    const documents = documentsMachine.provide({ actors: { documentButton: broken } });
    const page = createActor(productDetailMachine.provide({ actors: { documents } }), {
      input: { productKey: 11, ordering: null },
    });
    page.start().send({ type: 'image.show', index: 1 });
    page.getSnapshot().children.documents?.send(press);
    await everythingSettled();
    expect(page.getSnapshot()).toMatchObject({ status: 'active', value: { documents: 'unavailable' } });
    page.send({ type: 'documents.retry' });
    expect(page.getSnapshot().children.documents?.getSnapshot().context).toEqual({
      documents: {},
      failedDocuments: [],
    });
    page.stop();
  });
});
