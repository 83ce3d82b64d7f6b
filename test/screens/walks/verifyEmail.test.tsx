import { act, screen } from '@testing-library/react';
import type { VerifyEmailRef } from '#machines/access/verifyEmail/verifyEmailMachine.ts';
import { verifyEmailWalk } from '../../machines/access/verifyEmail.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openAccess } from './accessPages.tsx';
import { child } from './quietShop.ts';
import { all, text } from './seeing.ts';

function openVerification(): VerifyEmailRef {
  const access = openAccess();
  act(() => access.send({ type: 'verifyEmail.enter', token: 'letter-1' }));
  return child(access, 'verifyEmail');
}

const failed = text('Account verification failed. Please try again later.');

walkScreen(verifyEmailWalk, {
  open: { 'by a letter': openVerification },
  sees: {
    verifying: text('Verifying email...'),
    verified: all(
      text('Your account has been verified. Please sign in with your email address.'),
      () => void screen.getByRole('link', { name: 'Login' }),
    ),
    failed: all(failed, () => void screen.getByRole('textbox', { name: 'Email' })),
    resendClosed: all(failed, text('Try Again')),
  },
  unseen: {},
});
