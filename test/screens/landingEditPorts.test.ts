import { describe, expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import { landingText } from '#domain/texts/landingText.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import type { Answered, Api } from '../../src/api/client.ts';
import { landingEditPorts } from '../../src/features/admin/landingEditing/landingEditingParts.ts';
import { conflict, landing, layout, png, stored } from '../machines/admin/landingSamples.ts';
import { catalogueRef } from '../machines/guides/guideSamples.ts';

type Reply = Answered<never>;
const answer = (body: unknown) => ({ kind: 'answer', answer: body }) as Reply;
const refused = (status: number, more: object = {}) =>
  ({ kind: 'refused', status, message: 'No', errors: [], code: null, body: {}, ...more }) as Reply;

/** The ports on an API that answers each call by its path. */
function portsOn(replies: Readonly<Record<string, Reply>>, resumed: LandingSavedDraft | null = null) {
  const calls: { call: string; body?: unknown }[] = [];
  const api = {
    call: async ({ method, path }: { method: string; path: string }, options: object) => {
      calls.push({ call: `${method} ${path}`, ...options });
      return replies[path];
    },
  } as unknown as Api;
  const leaving = createActor(leavingMachine).start();
  return {
    calls,
    leaving,
    ...landingEditPorts(
      api,
      () => leaving,
      async () => resumed,
    ),
  };
}

const run = (logic: AnyActorLogic, input: object) => toPromise(createActor(logic, { input }).start());

test('the page loads with this week’s specials in their order, and the interrupted changes', async () => {
  const resumed = { version: 4, layout, cardId: null, cardLayout: null };
  const pushed = [
    { productKey: 9, sequence: 2 },
    { productKey: 7, sequence: 1 },
  ];
  const replies = { '/api/landing': answer(landing), '/api/product/pushProductKeys': answer(pushed) };
  const { openLanding } = portsOn(replies, resumed);
  expect(await run(openLanding, { catalogue: catalogueRef().ref })).toMatchObject({
    landing,
    pushProductKeys: [7, 9],
    resumed,
  });
});

describe('a page that is sent', () => {
  const send = (reply: Reply) => {
    const { sendLanding, calls } = portsOn({ '/api/landing': reply });
    return { answered: run(sendLanding, { layout, version: 4 }), calls };
  };

  test('is sent completely, with the version that it was read at', async () => {
    const { answered, calls } = send(answer({ isSuccess: true, errorReason: null, errorCode: 0, version: 5 }));
    expect([await answered, calls]).toEqual([
      { kind: 'done' },
      [{ call: 'POST /api/landing', body: { ...layout, version: 4 } }],
    ]);
  });

  test('beside another save is stale, and shows who saved that one and when', async () => {
    const { answered } = send(refused(409, { body: conflict }));
    expect(await answered).toEqual({ kind: 'stale', conflict });
  });

  test.each([
    [
      'its first reason',
      refused(409, { errors: ['Part of the page is not in any card.'] }),
      'Part of the page is not in any card.',
    ],
    ['its message without another', refused(413), 'No'],
    ['its message without a conflict', refused(409, { body: { ...conflict, landing: null } }), 'No'],
    ['its message where only a conflict’s status would do', refused(403, { body: conflict }), 'No'],
  ])('is refused with %s', async (_, reply, text) => {
    expect(await send(reply).answered).toEqual({ kind: 'refused', text });
  });

  test('and answered by nothing is a failure, not a success', async () => {
    await expect(send({ kind: 'empty' } as Reply).answered).rejects.toThrow();
  });
});

test.each([
  ['is kept', answer(stored), { kind: 'kept', picture: stored }],
  [
    'is refused with its reason',
    refused(409, { errors: ['This is no picture.'] }),
    { kind: 'refused', text: 'This is no picture.' },
  ],
  ['is refused with its message', refused(413), { kind: 'refused', text: 'No' }],
  [
    'is answered by nothing',
    { kind: 'empty' } as Reply,
    { kind: 'refused', text: landingText('landingEdit.uploadBroken') },
  ],
])('a picture that %s', async (_, reply, outcome) => {
  const { uploadPicture, calls } = portsOn({ '/api/admin/image': reply });
  expect(await run(uploadPicture, { file: png })).toEqual(outcome);
  expect(calls.map(({ call, body }) => [call, new TextDecoder().decode(body as Uint8Array)])).toEqual([
    ['POST /api/admin/image', 'png'],
  ]);
});

test('page and card each ask before the user leaves, until they are saved', () => {
  const { holdUnsavedWork, leaving } = portsOn({});
  const held = () => leaving.getSnapshot().context.unsaved.map(({ id, question }) => [id, question]);
  const page = createActor(holdUnsavedWork, { input: { part: 'page' } }).start();
  const card = createActor(holdUnsavedWork, { input: { part: 'card' } }).start();
  expect(held()).toEqual([
    ['landing page', landingText('landingEdit.leaving')],
    ['landing card', landingText('landingEdit.leaving')],
  ]);
  card.stop();
  expect(held()).toEqual([['landing page', landingText('landingEdit.leaving')]]);
  page.stop();
  expect(held()).toEqual([]);
});
