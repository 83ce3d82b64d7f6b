import { guideAdditionMachine } from '#machines/guideAddition/guideAdditionMachine.ts';
import { guideEditMachine } from '#machines/guideEdit/guideEditMachine.ts';
import { guideFormMachine } from '#machines/guideForm/guideFormMachine.ts';
import { guideItemMachine } from '#machines/guideItem/guideItemMachine.ts';
import { guideNamingMachine } from '#machines/guideNaming/guideNamingMachine.ts';
import { guideSavingMachine } from '#machines/guideSaving/guideSavingMachine.ts';
import { guideWriteMachine } from '#machines/guideWrite/guideWriteMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { orderGuideMachine } from '#machines/orderGuide/orderGuideMachine.ts';
import type { guidePorts } from '../../ports/guidePorts.ts';

/** What the guide pages do outside their machines. */
export interface GuideHost {
  ports: ReturnType<typeof guidePorts>;
  notify: (_: unknown, notice: Notice) => void;
  goTo: (_: unknown, to: { path: string }) => void;
  showGuide: (_: unknown, guide: { name: string | null }) => void;
  openQuickEntry: (_: unknown, guide: { name: string }) => void;
}

/** The two pages of order guides with everything they invoke. */
export function guideFlows({ ports, notify, goTo, showGuide, openQuickEntry }: GuideHost) {
  const { sendWrite, loadGuides, openGuide, holdUnsavedWork } = ports;
  const guideWrite = guideWriteMachine.provide({ actors: { sendWrite, loadGuides } });
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
          actors: { guideSaving: guideSavingMachine.provide(writing), holdUnsavedWork },
          actions: { goTo },
        }),
      },
      actions: { goTo },
    }),
  };
}
