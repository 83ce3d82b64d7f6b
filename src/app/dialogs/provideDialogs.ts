import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { cartLineDialogMachine } from '#machines/ordering/cartLineDialog/cartLineDialogMachine.ts';
import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import { dialogsMachine } from '#machines/shop/dialogs/dialogsMachine.ts';
import type { AreaHost } from '../../areas/areaHost.ts';
import { cataloguePorts } from '../../ports/cataloguePorts.ts';
import { guidePorts } from '../../ports/guidePorts.ts';
import { readTextFile } from '../../ports/pastePorts.ts';
import { validateLinesPort } from '../../ports/validateLinesPort.ts';

/** The dialogs that any page opens, with what they need from outside. */
export function provideDialogs({ api, isGuest, leaving, notify }: AreaHost) {
  const { sendWrite, loadGuides } = guidePorts(api, leaving);
  const guideWrite = guideWriteMachine.provide({ actors: { sendWrite, loadGuides } });
  const guideDialog = { actors: { guideWrite }, actions: { notify } };
  return dialogsMachine.provide({
    actors: {
      cartLineDialog: cartLineDialogMachine.provide({
        actors: { loadLinePrices: cataloguePorts(api, isGuest).loadLinePrices },
        actions: { notify },
      }),
      addToGuide: addToGuideMachine.provide(guideDialog),
      saveCartAsGuide: saveCartAsGuideMachine.provide(guideDialog),
      paste: pasteMachine.provide({ actors: { validateLines: validateLinesPort(api), readTextFile } }),
    },
  });
}
