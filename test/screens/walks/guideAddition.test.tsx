import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { GuideAdditionRef } from '#machines/guides/guideAddition/guideAdditionMachine.ts';
import { guideAdditionWalk } from '../../machines/guides/guideAddition.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { catalogueWithGuides, openOrderGuide } from './guidePages.tsx';
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
    closed: noDialog,
  },
  unseen: {},
});
