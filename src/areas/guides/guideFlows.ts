import { guideAdditionMachine } from '#machines/guideAddition/guideAdditionMachine.ts';
import { guideEditMachine } from '#machines/guideEdit/guideEditMachine.ts';
import { guideItemMachine } from '#machines/guideItem/guideItemMachine.ts';
import { guideNamingMachine } from '#machines/guideNaming/guideNamingMachine.ts';
import { guideSavingMachine } from '#machines/guideSaving/guideSavingMachine.ts';
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
  const { createGuide, changeGuide, deleteGuide, openGuide, holdUnsavedWork } = ports;
  const guideNaming = guideNamingMachine.provide({ actors: { createGuide }, actions: { notify } });
  return {
    orderGuide: orderGuideMachine.provide({
      actors: {
        guideNaming,
        guideItem: guideItemMachine.provide({ actors: { changeGuide } }),
        guideAddition: guideAdditionMachine.provide({ actors: { createGuide, changeGuide }, actions: { notify } }),
        deleteGuide,
      },
      actions: { showGuide, openQuickEntry },
    }),
    guideEdit: guideEditMachine.provide({
      actors: {
        openGuide,
        guideNaming,
        guideSaving: guideSavingMachine.provide({ actors: { createGuide, changeGuide } }),
        holdUnsavedWork,
      },
      actions: { goTo },
    }),
  };
}
