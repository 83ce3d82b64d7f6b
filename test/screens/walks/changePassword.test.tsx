import type { ChangePasswordRef } from '#machines/account/changePassword/changePasswordMachine.ts';
import { changePasswordWalk } from '../../machines/account/changePassword.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openShopDialog } from './guidePages.tsx';
import { child } from './quietShop.ts';
import { busyDialog, idleDialog, noDialog } from './seeing.ts';

function openChange(): ChangePasswordRef {
  const dialogs = openShopDialog({ type: 'password.change' });
  return child(dialogs, 'changePassword');
}

walkScreen(changePasswordWalk, {
  open: { '': openChange },
  sees: {
    filling: idleDialog('Change Password', 'Save'),
    sending: busyDialog('Change Password', 'Save'),
    closed: noDialog,
  },
  unseen: {},
});
