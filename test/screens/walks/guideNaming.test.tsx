import { act } from '@testing-library/react';
import type { GuideNamingRef } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import { guideNamingWalk } from '../../machines/guides/guideNaming.walk.ts';
import { weekly } from '../../machines/guides/guideSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openOrderGuide } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { busyDialog, idleDialog, noDialog } from './seeing.ts';

const takenNames = ['Weekly'];

function openNew(): GuideNamingRef {
  const page = openOrderGuide();
  act(() => page.send({ type: 'guide.create', takenNames }));
  return child(page, 'guideNaming');
}

function openCopy(): GuideNamingRef {
  const page = openOrderGuide();
  act(() => page.send({ type: 'guide.copy', guide: weekly, takenNames }));
  return child(page, 'guideNaming');
}

const DIALOGS = /^(Create|Copy) Order Guide$/;

walkScreen(guideNamingWalk, {
  open: { 'of a new guide': openNew, 'of a copy': openCopy },
  sees: {
    naming: idleDialog(DIALOGS, '(Create|Copy)'),
    creating: busyDialog(DIALOGS, '(Create|Copy)'),
    closed: noDialog,
  },
  unseen: {},
});
