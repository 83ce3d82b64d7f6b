import { act, screen } from '@testing-library/react';
import type { NewPasswordRef } from '#machines/access/newPassword/newPasswordMachine.ts';
import { newPasswordWalk } from '../../machines/access/newPassword.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { isTicked, isUnticked, noBox, openAccess } from './accessPages.tsx';
import { child } from './quietShop.ts';
import { all, isBusy, isIdle, text, waiting } from './seeing.ts';

function openNewPassword(): NewPasswordRef {
  const access = openAccess();
  act(() => access.send({ type: 'newPassword.enter', token: 'letter-1' }));
  return child(access, 'newPassword');
}

walkScreen(newPasswordWalk, {
  open: { 'by a letter': openNewPassword },
  sees: {
    lookingUp: waiting,
    lookUpFailed: all(text('Try Again'), noBox),
    dead: text('This link is not valid.'),
    filling: isIdle('Save Password'),
    'filling.unproven': isUnticked,
    'filling.checkBroken': noBox,
    'filling.proven': isTicked,
    sending: isBusy('Save Password'),
    changed: all(text('Password has been updated'), () => void screen.getByRole('link', { name: 'Login' })),
  },
  alike: [['lookUpFailed', 'filling']],
  unseen: {},
});
