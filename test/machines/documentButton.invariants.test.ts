import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { DocumentRequest } from '#domain/document/documentRequest.ts';
import { documentButtonMachine } from '#machines/documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '#machines/documentButton/documentOwner.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { Stage } from '../support/walks/puppets.ts';
import { confirmation } from './history/orderSamples.ts';
import { failures, listener } from './samples.ts';

const key = '500104/1';
const found = { kind: 'found', id: 'document-1' } as const;

function pressed(documentFailed = false) {
  const owner = listener<DocumentSettled>();
  const stage = new Stage(documentButtonMachine, { request: confirmation, owner: owner.ref, documentFailed });
  return { stage, heard: owner.heard };
}

async function fetching(documentFailed = false) {
  const button = pressed(documentFailed);
  await button.stage.answer('openTab', true);
  return button;
}

const settled = (documentFailed: boolean): DocumentSettled => ({ type: 'document.settled', key, documentFailed });

describe('a document button:', () => {
  test('the tab is opened in the tick of the click, before anything is fetched', () => {
    const opened: string[] = [];
    const button = createActor(
      documentButtonMachine.provide({
        actors: {
          openTab: fromPromise<boolean, { key: string; request: DocumentRequest }>(({ input }) => {
            opened.push(input.key);
            return Promise.resolve(true);
          }),
        },
      }),
      { input: { request: confirmation, owner: listener<DocumentSettled>().ref, documentFailed: false } },
    ).start();
    expect(opened).toEqual([key]);
    button.stop();
  });

  test('a press while the tab opens or the document is fetched opens no second tab and fetches nothing twice', async () => {
    const { stage } = pressed();
    stage.send({ type: 'button.press' }, { type: 'button.press' });
    await stage.answer('openTab', true);
    stage.send({ type: 'button.press' }, { type: 'button.press' });
    expect(stage.asked('openTab')).toEqual([{ key, request: confirmation }]);
    expect(stage.asked('fetchDocument')).toEqual([{ key, request: confirmation }]);
  });

  test('a loaded document is shown in its own tab, once, and the tab is never closed', async () => {
    const { stage, heard } = await fetching();
    await stage.answer('fetchDocument', found);
    expect(stage.paramsOf('showDocument')).toEqual([{ key, documentId: 'document-1', request: confirmation }]);
    expect(stage.paramsOf('closeTab')).toEqual([]);
    expect(heard()).toEqual([settled(false)]);
  });

  test('a failed document never leaves an empty tab, whatever failed', async () => {
    const none = await fetching();
    const refused = await fetching();
    const failed = await fetching();
    await none.stage.answer('fetchDocument', { kind: 'refused', status: 204 });
    await refused.stage.answer('fetchDocument', { kind: 'refused', status: 404 });
    await failed.stage.fail('fetchDocument', failures.offline);
    for (const { stage, heard } of [none, refused, failed]) {
      expect(stage.paramsOf('closeTab')).toEqual([{ key }]);
      expect(stage.paramsOf('showDocument')).toEqual([]);
      expect(stage.snapshot.hasTag('failed')).toBe(true);
      expect(heard()).toEqual([]);
    }
  });

  test('a press on a failed button resets it and opens nothing', async () => {
    const { stage, heard } = await fetching();
    await stage.fail('fetchDocument', failures.unexpected);
    stage.send({ type: 'button.press' });
    expect(stage.snapshot).toMatchObject({ value: 'reset', status: 'done' });
    expect(stage.asked('openTab')).toHaveLength(1);
    expect(heard()).toEqual([settled(false)]);
  });

  test('every error but 204 and 500 marks the document as failed', async () => {
    const statuses = [204, 500, 400, 403, 404, 502, 503, null];
    const marked: boolean[] = [];
    for (const status of statuses) {
      const { stage } = await fetching();
      await stage.fail('fetchDocument', new PortFailure({ kind: 'unexpected', status, detail: '' }));
      marked.push(stage.snapshot.context.documentFailed);
    }
    expect(marked).toEqual([false, false, true, true, true, true, true, true]);
  });

  test('the mark stays through a retryable failure and disappears when the document is shown', async () => {
    const again = await fetching(true);
    await again.stage.answer('fetchDocument', { kind: 'refused', status: 204 });
    again.stage.send({ type: 'button.press' });
    expect(again.heard()).toEqual([settled(true)]);
    const shown = await fetching(true);
    await shown.stage.answer('fetchDocument', found);
    expect(shown.heard()).toEqual([settled(false)]);
  });

  test('without a tab nothing is loaded, and a notice shows why', async () => {
    const blocked = pressed();
    const broken = pressed();
    await blocked.stage.answer('openTab', false);
    await broken.stage.fail('openTab', new Error('window is gone'));
    for (const { stage, heard } of [blocked, broken]) {
      expect(stage.paramsOf('notify')).toEqual([{ type: 'error', text: "Couldn't open new tab or window" }]);
      expect(stage.asked('fetchDocument')).toEqual([]);
      expect(heard()).toEqual([settled(false)]);
    }
  });
});
