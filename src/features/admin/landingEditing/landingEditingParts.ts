import { type EventObject, fromCallback } from 'xstate';
import type { LandingSavedDraft } from '#domain/landing/landingSavedDraft.ts';
import { LANDING_EDIT } from '#domain/landing/landingSavedDraft.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { landingSavingMachine } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import type { AreaServices } from '../../../page/areaServices.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { LandingEditingScreen } from './LandingEditingScreen.tsx';
import { landingEditPorts } from './landingEditPorts.ts';

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
