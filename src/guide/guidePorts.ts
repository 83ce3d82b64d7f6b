import { fromCallback, fromPromise } from 'xstate';
import * as endpoints from '#domain/api/orderGuides.ts';
import { Guide } from '#domain/guide/guide.ts';
import type { GuideSavedDraft } from '#domain/guide/guideSavedDraft.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { OpenedGuide } from '#machines/guides/guideForm/guideForm.ts';
import type { GuideAnswer } from '#machines/guides/guideWrite/guideWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { CatalogueRef } from '#machines/shop/catalogue/catalogueMachine.ts';
import { type Api, answerOf, type Refused } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';
import { finderFor, knownCatalogue } from '../catalog/knownCatalogue.ts';

const WORK = { id: 'orderGuide', question: frameText('leaving.unsavedData') };

/** 404, 405 and 409 are business rules; any other refusal does not concern the guide and is a failure. */
function guideAnswer(
  response: { kind: 'answer' } | { kind: 'empty' } | Refused,
  version: number | null = null,
): GuideAnswer {
  if (response.kind === 'answer') return { kind: 'done', version };
  if (response.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { status, code, message, body } = response;
  if (isRefusedAs(response, 'staleVersion', 409) && isOf(Guide, body.guide))
    return { kind: 'stale', guide: body.guide };
  if (status === 404 || status === 405 || status === 409) {
    return { kind: 'refused', status, code, text: message || guidesText('guide.orderGuide.unexpected') };
  }
  throw new PortFailure({ kind: 'unexpected', status, detail: message });
}

/** The interrupted edit of this guide to resume. */
type ResumedOf = (name: string, signal: AbortSignal) => Promise<GuideSavedDraft | null>;

/** The current guide on the server, with the catalog of its products. */
async function openGuide(
  api: Api,
  resumedOf: ResumedOf,
  { name, catalogue }: { name: string; catalogue: CatalogueRef },
  signal: AbortSignal,
): Promise<OpenedGuide> {
  const [guides, known] = await Promise.all([
    answerOf(api.call(endpoints.listOrderGuides, {})),
    knownCatalogue(catalogue),
  ]);
  const guide = guides.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase()) ?? null;
  const resumed = await resumedOf(name, signal);
  return { guide, guides, catalogue: known, finder: finderFor(known, catalogue), resumed };
}

async function sendWrite(api: Api, write: GuideWrite): Promise<GuideAnswer> {
  const { kind, name } = write;
  if (kind === 'delete') return guideAnswer(await api.call(endpoints.deleteOrderGuide, { params: { id: name } }));
  if (kind === 'create') {
    const body = { name, products: [...write.products] };
    return guideAnswer(await api.call(endpoints.createOrderGuide, { params: { id: name }, body }));
  }
  const { seen, lines } = write;
  const body = { name, lines: [...lines], version: seen.version };
  const response = await api.call(endpoints.patchOrderGuide, { params: { id: seen.name }, body });
  return guideAnswer(response, response.kind === 'answer' ? response.answer.version : null);
}

/** Reads and writes order guides, and guards unsaved changes. */
export function guidePorts(api: Api, leaving: () => LeavingRef, resumedOf: ResumedOf = async () => null) {
  return {
    openGuide: fromPromise<OpenedGuide, { name: string; catalogue: CatalogueRef }>(({ input, signal }) =>
      openGuide(api, resumedOf, input, signal),
    ),
    sendWrite: fromPromise<GuideAnswer, GuideWrite>(({ input }) => sendWrite(api, input)),
    loadGuides: fromPromise<readonly Guide[]>(() => answerOf(api.call(endpoints.listOrderGuides, {}))),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
  };
}
