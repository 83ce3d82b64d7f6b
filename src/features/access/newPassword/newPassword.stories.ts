import { accessText } from '#domain/texts/accessText.ts';
import { isHuman, tickHuman } from '#test/support/stories/humanCheck.ts';
import { answer, answerHeld, cutHeld, hold } from '#test/support/stories/server.ts';
import { click, fill, loading, visibleButton } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const USER_TYPE = '**/api/password/userType';
const RESET = '**/api/password/reset';
const AT = '/changepassword?t=letter-1';

/** The page of a password email's link. */
export const newPasswordStories = storiesOf(
  ['newPassword', 'access', 'humanCheck'],
  [
    { name: 'new-password-looking', at: AT, server: hold(USER_TYPE), sees: loading },
    { name: 'new-password-failed', server: cutHeld(USER_TYPE), sees: visibleButton('Try Again') },
    {
      name: 'new-password',
      byTab: true,
      server: answer(USER_TYPE, { errors: [], isB2B: true }),
      does: [click('Try Again'), fill(/^Set Password/, 'gravlax')],
      sees: 'I’m human',
    },
    {
      name: 'new-password-filled',
      does: [fill(/^Set Password/, 'Gravlax#Dill7'), fill(/^Confirm Password/, 'Gravlax#Dill7'), tickHuman],
      sees: isHuman,
    },
    { name: 'new-password-sending', server: hold(RESET), does: click('Save Password'), sees: 'Saving' },
    {
      name: 'new-password-done',
      server: answerHeld(RESET, { isSuccess: true, message: accessText('account.password.updated') }),
      sees: accessText('account.password.updated'),
    },
    { name: 'new-password-dead', at: AT, sees: accessText('account.password.linkDead') },
  ],
);
