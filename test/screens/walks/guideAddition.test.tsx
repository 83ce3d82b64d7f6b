import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { GuideAdditionRef } from '#machines/guideAddition/guideAdditionMachine.ts';
import { guideAdditionWalk } from '../../machines/guideAddition.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { catalogueWithGuides, into, NEW_GUIDE, openOrderGuide } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { busyDialog, idleDialog, noDialog } from './seeing.ts';

function openAddition(): GuideAdditionRef {
  const page = openOrderGuide();
  act(() => page.send({ type: 'product.add', catalogue: catalogueWithGuides, guideName: 'Weekly' }));
  return child(page, 'guideAddition');
}

const TITLE = 'Add to Order Guide';
const quantity = () => screen.queryByLabelText<HTMLInputElement>('Quantity');

walkScreen(guideAdditionWalk, {
  open: { 'to a guide': openAddition },
  sees: {
    open: idleDialog(TITLE, 'Add'),
    'open.picking': () => expect(quantity()).toBeNull(),
    'open.entering': () => expect(quantity()?.disabled).toBe(false),
    adding: busyDialog(TITLE, 'Add'),
    'adding.changing': into('Weekly'),
    'adding.creating': into(NEW_GUIDE),
    closed: noDialog,
  },
  unseen: {
    'adding.deciding': 'decided in the same moment, never on screen',
    'adding.added': 'passes at once: a notice says so, and the next product is looked for',
  },
});
