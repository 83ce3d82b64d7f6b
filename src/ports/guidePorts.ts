import { Value } from 'typebox/value';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import * as endpoints from '#domain/api/orderGuides.ts';
import { Guide } from '#domain/guide/guide.ts';
import { texts } from '#domain/texts.ts';
import type { CatalogueRef } from '#machines/catalogue/catalogueMachine.ts';
import type { OpenedGuide } from '#machines/guideEdit/guideEdit.ts';
import type { GuideAnswer, GuideChangeRequest, NewGuide } from '#machines/guides/guideWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Answered, type Api, answerOf } from '../api/client.ts';

const WORK = { id: 'orderGuide', question: texts.leaving.unsavedData };

/** Rules say no with 404, 405 or 409; any other refusal is not about the guide, and a failure. */
function guideAnswer<E extends Parameters<Api['call']>[0]>(answered: Answered<E>): GuideAnswer {
  if (answered.kind === 'answer') return { kind: 'done' };
  if (answered.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { status, message, body } = answered;
  if (status === 409 && Value.Check(Guide, body.guide)) return { kind: 'stale', guide: body.guide };
  if (status === 404 || status === 405 || status === 409) {
    return { kind: 'refused', status, text: message || texts.orderGuide.unexpected };
  }
  throw new PortFailure({ kind: 'unexpected', status, detail: message });
}

/** The guide as it stands on the server now, with the catalogue that its products are shown by. */
async function openGuide(
  api: Api,
  { name, catalogue }: { name: string; catalogue: CatalogueRef },
): Promise<OpenedGuide> {
  const [guides, { context }] = await Promise.all([
    answerOf(api.call(endpoints.listOrderGuides, {})),
    waitFor(catalogue, (snapshot) => !snapshot.hasTag('busy')),
  ]);
  if (context.failure) throw new PortFailure(context.failure);
  const guide = guides.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase()) ?? null;
  return { guide, guides, catalogue: context.catalogue };
}

/** Reading and writing order guides, and the guard of what is edited and not saved. */
export function guidePorts(api: Api, leaving: () => LeavingRef) {
  return {
    openGuide: fromPromise<OpenedGuide, { name: string; catalogue: CatalogueRef }>(({ input }) =>
      openGuide(api, input),
    ),
    createGuide: fromPromise<GuideAnswer, NewGuide>(async ({ input: { name, products } }) =>
      guideAnswer(
        await api.call(endpoints.createOrderGuide, { params: { id: name }, body: { name, products: [...products] } }),
      ),
    ),
    changeGuide: fromPromise<GuideAnswer, GuideChangeRequest>(async ({ input: { id, name, lines, version } }) =>
      guideAnswer(
        await api.call(endpoints.patchOrderGuide, {
          params: { id },
          body: { name, lines: [...lines], ...(version === null ? {} : { version }) },
        }),
      ),
    ),
    deleteGuide: fromPromise<GuideAnswer, { name: string }>(async ({ input: { name } }) =>
      guideAnswer(await api.call(endpoints.deleteOrderGuide, { params: { id: name } })),
    ),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
  };
}
