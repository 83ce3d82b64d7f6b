import { accessText } from '#domain/texts/accessText.ts';
import { answerHeld, hold } from '#test/support/stories/server.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const VERIFY = '**/api/consumer/verify*';
const AT = '/verifyemail?t=letter-1';

/** The page of the link in a new account's email. */
export const verifyEmailStories = storiesOf(
  ['verifyEmail', 'access'],
  [
    { name: 'verify-running', at: AT, server: hold(VERIFY), sees: accessText('account.verification.running') },
    {
      name: 'verify-done',
      server: answerHeld(VERIFY, { isSuccess: true }),
      sees: accessText('account.verification.done'),
    },
    { name: 'verify-failed', at: AT, sees: accessText('account.verification.failed') },
  ],
);
