import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { getLanding, LandingConflict, saveLanding } from '#domain/api/landing.ts';
import { listPushProductKeys } from '#domain/api/products.ts';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import { LANDING_EDIT } from '#domain/landing/landingSavedDraft.ts';
import { isRefusedAs } from '#domain/refusal/isRefusedAs.ts';
import { landingText } from '#domain/texts/landingText.ts';
import type { PictureAnswer } from '#machines/admin/landingEditing/cardEditing.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import type { LandingAnswer, LandingSave, OpenedLanding } from '#machines/admin/landingEditing/landingEditing.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { landingSavingMachine } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import type { CatalogueRef } from '#machines/shop/catalogue/catalogueMachine.ts';
import { type Api, answerOf } from '../../../api/client.ts';
import { isOf } from '../../../api/schemaCheck.ts';
import { uploadPicture } from '../../../api/uploadPicture.ts';
import { finderFor, knownCatalogue } from '../../../catalog/knownCatalogue.ts';
import type { AreaServices } from '../../../page/areaServices.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { LandingEditingScreen } from './LandingEditingScreen.tsx';

async function openLanding(
  api: Api,
  resumed: (signal: AbortSignal) => Promise<LandingSavedDraft | null>,
  catalogue: CatalogueRef,
  signal: AbortSignal,
): Promise<OpenedLanding> {
  const [landing, pushed, known] = await Promise.all([
    answerOf(api.call(getLanding, {})),
    answerOf(api.call(listPushProductKeys, {})),
    knownCatalogue(catalogue),
  ]);
  const pushProductKeys = pushed
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ productKey }) => productKey);
  const finder = finderFor(known, catalogue);
  return { landing, pushProductKeys, catalogue: known, finder, resumed: await resumed(signal) };
}

async function sendLanding(api: Api, { layout, version }: LandingSave): Promise<LandingAnswer> {
  const response = await api.call(saveLanding, { body: { ...layout, version } });
  if (response.kind === 'answer') return { kind: 'done' };
  if (response.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { message, errors, body } = response;
  if (isRefusedAs(response, 'staleVersion', 409) && isOf(LandingConflict, body))
    return { kind: 'stale', conflict: body };
  return { kind: 'refused', text: errors[0] ?? message };
}

/** Loads and saves the landing page and its pictures, and guards unsaved changes. */
export function landingEditPorts(
  api: Api,
  leaving: () => LeavingRef,
  /** The interrupted edit to resume. */
  resumed: (signal: AbortSignal) => Promise<LandingSavedDraft | null>,
) {
  return {
    openLanding: fromPromise<OpenedLanding, { catalogue: CatalogueRef }>(({ input, signal }) =>
      openLanding(api, resumed, input.catalogue, signal),
    ),
    sendLanding: fromPromise<LandingAnswer, LandingSave>(({ input }) => sendLanding(api, input)),
    uploadPicture: fromPromise<PictureAnswer, { file: File }>(({ input }) => uploadPicture(api, input.file)),
    holdUnsavedWork: fromCallback<EventObject, { part: 'page' | 'card' }>(({ input }) => {
      const id = `landing ${input.part}`;
      leaving().send({ type: 'work.started', work: { id, question: landingText('landingEdit.leaving') } });
      return () => leaving().send({ type: 'work.settled', id });
    }),
  };
}

function provideLandingEditing({ api, leaving, notify, goTo, drafts }: AreaServices) {
  const ports = landingEditPorts(api, leaving, (signal) => drafts.resumed('landingEdit', LANDING_EDIT, signal));
  const { openLanding, sendLanding, uploadPicture, holdUnsavedWork } = ports;
  const toPath = (_: unknown, { path }: { path: string }) => goTo(path);
  return landingEditingMachine.provide({
    actors: {
      openLanding,
      landingForm: landingFormMachine.provide({
        actors: {
          landingSaving: landingSavingMachine.provide({ actors: { sendLanding } }),
          cardEditing: cardEditingMachine.provide({ actors: { uploadPicture, holdUnsavedWork } }),
          holdUnsavedWork,
          saveDraft: fromCallback<EventObject, { read: () => LandingSavedDraft | null }>(({ input }) =>
            drafts.keep('landingEdit', input.read),
          ),
        },
        actions: { goTo: toPath, notify },
      }),
    },
    actions: { goTo: toPath },
  });
}

/** The editor is large, so it loads on the first visit. */
export const landingEditingParts: PageParts<{ landingEditing: typeof landingEditingMachine }> = (host) => ({
  Screen: LandingEditingScreen,
  flows: {
    landingEditing: {
      logic: provideLandingEditing(host),
      input: ({ shop }) => ({ catalogueRef: shop.catalogue }),
    },
  },
});
