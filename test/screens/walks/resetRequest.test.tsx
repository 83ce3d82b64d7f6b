import { act } from '@testing-library/react';
import type { ResetRequestRef } from '#machines/access/resetRequest/resetRequestMachine.ts';
import { resetRequestWalk } from '../../machines/access/resetRequest.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { isTicked, isUnticked, noBox, openAccess } from './accessPages.tsx';
import { child } from './quietShop.ts';
import { busyDialog, idleDialog, noDialog } from './seeing.ts';

function openReset(): ResetRequestRef {
  const access = openAccess();
  act(() => access.send({ type: 'reset.open' }));
  return child(access, 'resetRequest');
}

const TITLE = 'Reset Password';

walkScreen(resetRequestWalk, {
  open: { 'at a site': openReset },
  sees: {
    filling: idleDialog(TITLE, TITLE),
    'filling.unproven': isUnticked,
    'filling.checkBroken': noBox,
    'filling.proven': isTicked,
    sending: busyDialog(TITLE, TITLE),
    closed: noDialog,
  },
  unseen: {},
});
