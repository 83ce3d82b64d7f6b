import { act } from '@testing-library/react';
import type { GuideItemRef } from '#machines/guides/guideItem/guideItemMachine.ts';
import { guideItemWalk } from '../../machines/guides/guideItem.walk.ts';
import { weekly } from '../../machines/guides/guideSamples.ts';
import { tomatoes } from '../../machines/samples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openOrderGuide } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { busyDialog, idleDialog, noDialog } from './seeing.ts';

const [line] = weekly.products;
if (!line) throw new Error('no line');
const item = { guide: weekly, line, product: tomatoes };

function openTo(type: 'item.change' | 'item.remove'): GuideItemRef {
  const page = openOrderGuide();
  act(() => page.send({ type, ...item }));
  return child(page, 'guideItem');
}

const CHANGE = 'Edit Order Guide Quantity';
const REMOVAL = 'Remove From Order Guide';

walkScreen(guideItemWalk, {
  open: { 'to change': () => openTo('item.change'), 'to remove': () => openTo('item.remove') },
  sees: {
    editing: idleDialog(CHANGE, 'Save'),
    confirming: idleDialog(REMOVAL, 'Remove'),
    saving: busyDialog(new RegExp(`^(${CHANGE}|${REMOVAL})$`), '(Save|Remove)'),
    closed: noDialog,
  },
  unseen: { opening: 'decided in the same moment, never on screen' },
});
