import { guideTexts } from '#domain/guide/guideTexts.ts';
import type { SaveCartAsGuideRef } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { guides, products } from '../../machines/guides/guideDialogSamples.ts';
import { saveCartAsGuideWalk } from '../../machines/guides/saveCartAsGuide.walk.ts';
import { twoCases } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openShopDialog, saysNothing } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { all, busyDialog, idleDialog, noDialog, noQuestion } from './seeing.ts';

function openSaving(): SaveCartAsGuideRef {
  const shop = openShopDialog({ type: 'cart.saveAsGuide', cartLines: [twoCases], products, guides });
  return child(shop, 'saveCartAsGuide');
}

const TITLE = 'Save Order Guide';

walkScreen(saveCartAsGuideWalk, {
  open: { 'of two cases': openSaving },
  sees: {
    naming: all(idleDialog(TITLE, 'Save'), noQuestion),
    confirming: idleDialog(guideTexts.guideDialogs.replaceTitle, 'Replace'),
    saving: all(busyDialog(TITLE, 'Save'), saysNothing),
    closed: noDialog,
  },
  unseen: { saved: 'passes at once: the dialog closes and a notice says so' },
});
