import type { CallbackActorLogic, EventObject } from 'xstate';
import type { ParkedGuide } from '#domain/guide/parkedGuide.ts';
import { guideAdditionMachine } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import { guideEditMachine } from '#machines/guides/guideEdit/guideEditMachine.ts';
import { guideFormMachine } from '#machines/guides/guideForm/guideFormMachine.ts';
import { guideItemMachine } from '#machines/guides/guideItem/guideItemMachine.ts';
import { guideNamingMachine } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import { guideSavingMachine } from '#machines/guides/guideSaving/guideSavingMachine.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { orderGuideMachine } from '#machines/guides/orderGuide/orderGuideMachine.ts';
import type { Notice, NoticeSubject } from '#machines/notices/notice.ts';
import type { guidePorts } from '../../guide/guidePorts.ts';

/** What the guide pages do outside their machines. */
export interface GuideHost {
  ports: ReturnType<typeof guidePorts> & {
    parkWork: CallbackActorLogic<EventObject, { read: () => ParkedGuide | null }>;
  };
  notify: (_: unknown, notice: Notice) => void;
  withdrawNotice: (_: unknown, subject: { about: NoticeSubject }) => void;
  goTo: (_: unknown, to: { path: string }) => void;
  showGuide: (_: unknown, guide: { name: string | null }) => void;
  openQuickEntry: (_: unknown, guide: { name: string }) => void;
}

/** The two pages of order guides with everything they invoke. */
export function guideFlows({ ports, notify, withdrawNotice, goTo, showGuide, openQuickEntry }: GuideHost) {
  const { sendWrite, loadGuides, openGuide, holdUnsavedWork, parkWork } = ports;
  const guideWrite = guideWriteMachine.provide({ actors: { sendWrite, loadGuides }, actions: { withdrawNotice } });
  const writing = { actors: { guideWrite } };
  const announcing = { ...writing, actions: { notify } };
  const guideNaming = guideNamingMachine.provide(announcing);
  return {
    orderGuide: orderGuideMachine.provide({
      actors: {
        guideNaming,
        guideItem: guideItemMachine.provide(writing),
        guideAddition: guideAdditionMachine.provide(announcing),
        guideWrite,
      },
      actions: { showGuide, openQuickEntry },
    }),
    guideEdit: guideEditMachine.provide({
      actors: {
        openGuide,
        guideNaming,
        guideForm: guideFormMachine.provide({
          actors: { guideSaving: guideSavingMachine.provide(writing), holdUnsavedWork, parkWork },
          actions: { goTo },
        }),
      },
      actions: { goTo },
    }),
  };
}
