import { act } from '@testing-library/react';
import { accountTexts } from '#domain/account/accountTexts.ts';
import type { ResendVerificationRef } from '#machines/access/resendVerification/resendVerificationMachine.ts';
import { resendVerificationWalk } from '../../machines/access/resendVerification.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openAccess } from './accessPages.tsx';
import { child } from './quietShop.ts';
import { busyDialog, idleDialog, noDialog, text } from './seeing.ts';

function openResend(): ResendVerificationRef {
  const access = openAccess();
  act(() => access.send({ type: 'resend.open', email: 'ada@example.com' }));
  return child(access, 'resendVerification');
}

const TITLE = 'Resend Verification Letter';

walkScreen(resendVerificationWalk, {
  open: { '': openResend },
  sees: {
    filling: idleDialog(TITLE, 'Resend Letter'),
    sending: busyDialog(TITLE, 'Resend Letter'),
    sent: text(accountTexts.verification.resent),
    closed: noDialog,
  },
  unseen: {},
});
