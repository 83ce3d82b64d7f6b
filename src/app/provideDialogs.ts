import { addToGuideMachine } from '#machines/addToGuide/addToGuideMachine.ts';
import { cartLineDialogMachine } from '#machines/cartLineDialog/cartLineDialogMachine.ts';
import { dialogsMachine } from '#machines/dialogs/dialogsMachine.ts';
import { guideWriteMachine } from '#machines/guideWrite/guideWriteMachine.ts';
import { pasteMachine } from '#machines/paste/pasteMachine.ts';
import { saveCartAsGuideMachine } from '#machines/saveCartAsGuide/saveCartAsGuideMachine.ts';
import type { AreaHost } from '../areas/areaHost.ts';
import { cataloguePorts } from '../ports/cataloguePorts.ts';
import { guidePorts } from '../ports/guidePorts.ts';
import { readTextFile } from '../ports/pastePorts.ts';
import { validateLinesPort } from '../ports/validateLinesPort.ts';

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
