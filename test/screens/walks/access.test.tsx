import { accountTexts } from '#domain/account/accountTexts.ts';
import { accessWalk } from '../../machines/access/access.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { openAccess } from './accessPages.tsx';
import { dialog, text } from './seeing.ts';

walkScreen(accessWalk, {
  open: { 'at a site': openAccess },
  sees: {
    signingUp: dialog('Create an Account'),
    registered: text(new RegExp(accountTexts.signUp.next)),
    requestingReset: dialog('Reset Password'),
    resending: dialog('Resend Verification Letter'),
    verifying: text('Verify Email'),
    settingPassword: text('New Password'),
    broken: text('This page stopped working.'),
  },
  unseen: { away: 'the sign-in page alone' },
});
