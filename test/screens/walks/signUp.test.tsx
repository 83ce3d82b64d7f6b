import { act } from '@testing-library/react';
import type { SignUpRef } from '#machines/access/signUp/signUpMachine.ts';
import { signUpWalk } from '../../machines/access/signUp.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { isTicked, isUnticked, noBox, openAccess } from './accessPages.tsx';
import { child } from './quietShop.ts';
import { all, busyDialog, dialog, idleDialog, noDialog, text, waiting } from './seeing.ts';

function openSignUp(): SignUpRef {
  const access = openAccess();
  act(() => access.send({ type: 'signUp.open' }));
  return child(access, 'signUp');
}

const TITLE = 'Create an Account';

walkScreen(signUpWalk, {
  open: { 'at a site': openSignUp },
  sees: {
    open: dialog(TITLE),
    'open.loading': all(dialog(TITLE), waiting),
    'open.failed': all(dialog(TITLE), text('Try Again'), noBox),
    'open.filling': idleDialog(TITLE, 'Sign Up'),
    'open.filling.unproven': isUnticked,
    'open.filling.checkBroken': noBox,
    'open.filling.proven': isTicked,
    'open.sending': all(busyDialog(TITLE, 'Sign Up'), isTicked),
    closed: noDialog,
  },
  alike: [
    ['open.filling', 'open.loading', 'open.failed'],
    ['open', 'registered'],
  ],
  unseen: { registered: 'the dialog closes at once, and a notice says so' },
});
