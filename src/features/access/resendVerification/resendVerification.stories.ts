import { accessText } from '#domain/texts/accessText.ts';
import { signInAs } from '#test/support/browser/shopping.ts';
import { answer, answerHeld, hold } from '#test/support/stories/server.ts';
import { click, inDialog, noDialog, openDialog } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const RESEND = '**/api/consumer/resend';
const DIALOG = 'Resend Verification Email';

const unverified = {
  error: 'invalid_grant',
  error_description: accessText('account.verification.needed'),
  code: 'unverified',
};

/** An unverified user signs in and resends the email. */
export const resendVerificationStories = storiesOf(
  ['resendVerification', 'access', 'session'],
  [
    {
      name: 'unverified',
      at: '/login',
      server: answer('**/api/token', unverified, 401),
      does: [
        ({ page }) => signInAs(page, 'ada@example.com', 'Gravlax#Dill7'),
        click(DIALOG),
        inDialog(DIALOG, click('Close')),
        noDialog(DIALOG),
        click(DIALOG),
      ],
      sees: openDialog(DIALOG),
    },
    { name: 'unverified-sending', server: hold(RESEND), does: click('Resend Email'), sees: 'Sending' },
    {
      name: 'unverified-resent',
      server: answerHeld(RESEND, { isSuccess: true }),
      sees: accessText('account.verification.resent'),
    },
  ],
);
