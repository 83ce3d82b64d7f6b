import { parkedTexts } from '#domain/parked/parkedTexts.ts';
import { parkedWorkWalk } from '../../machines/shop/parkedWork.walk.ts';
import { owner } from '../../machines/shop/parkedWorkSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openShopDialog } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { all, dialog, noDialog, text } from './seeing.ts';

walkScreen(parkedWorkWalk, {
  open: { 'of chef': () => child(openShopDialog({ type: 'work.offer', owner }), 'parkedWork') },
  sees: {
    recalling: noDialog,
    offering: all(dialog(parkedTexts.title), text(parkedTexts.goOn), text(/^You were interrupted/)),
  },
  unseen: { deciding: 'passes at once', settled: 'there is no dialog any more' },
});
