import { type EventObject, fromCallback } from 'xstate';
import type { ParkedLanding } from '#domain/landing/parkedLanding.ts';
import { LANDING_EDIT } from '#domain/landing/parkedLanding.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { landingSavingMachine } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import { LandingEditingScreen } from '../../features/admin/landingEditing/LandingEditingScreen.tsx';
import { landingEditPorts } from '../../features/admin/landingEditing/landingEditPorts.ts';
import type { AreaHost } from '../areaHost.ts';

/** The landing editor with what it needs from outside, and its screen: a chunk of its own in the area. */
export function provideLandingEditing({ api, leaving, notify, goTo, parking }: AreaHost) {
  const ports = landingEditPorts(api, leaving, (signal) => parking.takenUp('landingEdit', LANDING_EDIT, signal));
  const { openLanding, sendLanding, uploadPicture, holdUnsavedWork } = ports;
  const toPath = (_: unknown, { path }: { path: string }) => goTo(path);
  const machine = landingEditingMachine.provide({
    actors: {
      openLanding,
      landingForm: landingFormMachine.provide({
        actors: {
          landingSaving: landingSavingMachine.provide({ actors: { sendLanding } }),
          cardEditing: cardEditingMachine.provide({ actors: { uploadPicture, holdUnsavedWork } }),
          holdUnsavedWork,
          parkWork: fromCallback<EventObject, { read: () => ParkedLanding | null }>(({ input }) =>
            parking.keep('landingEdit', input.read),
          ),
        },
        actions: { goTo: toPath, notify },
      }),
    },
    actions: { goTo: toPath },
  });
  return { machine, Screen: LandingEditingScreen };
}
