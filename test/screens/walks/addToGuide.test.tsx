import type { AddToGuideRef } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import { addToGuideWalk } from '../../machines/guides/addToGuide.walk.ts';
import { guides } from '../../machines/guides/guideDialogSamples.ts';
import { tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openShopDialog, saysNothing } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { all, busyDialog, idleDialog, noDialog } from './seeing.ts';

function openAddition(): AddToGuideRef {
  return child(openShopDialog({ type: 'guide.addProduct', product: tomatoes, guides }), 'addToGuide');
}

const TITLE = 'Add to Order Guide';

walkScreen(addToGuideWalk, {
  open: { 'of tomatoes': openAddition },
  sees: {
    editing: idleDialog(TITLE, '(Add|Change)'),
    saving: all(busyDialog(TITLE, '(Add|Change)'), saysNothing),
    closed: noDialog,
  },
  unseen: {
    opening: 'decided in the same moment, never on screen',
    saved: 'passes at once: the dialog closes and a notice says so',
  },
});
