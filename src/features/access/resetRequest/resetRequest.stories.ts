import { accessText } from '#domain/texts/accessText.ts';
import { isHuman, tickHuman } from '#test/support/stories/humanCheck.ts';
import { answerHeld, cutHeld, hold, letGo } from '#test/support/stories/server.ts';
import { click, fill, inDialog } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const CHALLENGE = '**/api/humancheck/challenge';
const RESET_REQUEST = '**/api/password/requestreset';
const DIALOG = 'Reset Password';

/** A user requests an email with a link to a new password. */
export const resetRequestStories = storiesOf(
  ['resetRequest', 'access', 'humanCheck'],
  [
    {
      name: 'reset-checking',
      at: '/login',
      server: hold(CHALLENGE),
      does: [click(DIALOG), tickHuman],
      sees: 'Checking that you are human',
    },
    { name: 'reset-check-unavailable', server: cutHeld(CHALLENGE), sees: accessText('account.humanCheck.unavailable') },
    {
      name: 'reset-filled',
      server: letGo(CHALLENGE),
      does: inDialog(DIALOG, fill(/^Username \/ Email/, 'chef'), click('Try Again')),
      sees: isHuman,
    },
    { name: 'reset-sending', server: hold(RESET_REQUEST), does: inDialog(DIALOG, click(DIALOG)), sees: 'Sending' },
    {
      name: 'reset-done',
      server: answerHeld(RESET_REQUEST, { isSuccess: true, message: accessText('account.password.resetRequested') }),
      sees: accessText('account.password.resetRequested'),
    },
  ],
);
