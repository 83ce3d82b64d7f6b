import { hold } from '#test/support/stories/server.ts';
import { click, fill, inDialog, noDialog, openDialog } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const DIALOG = 'Change Password';
const fillIn = [
  click(DIALOG),
  inDialog(
    DIALOG,
    fill(/^Current Password/, 'Harbor#2026'),
    fill(/^New Password/, 'Gravlax#Dill7'),
    fill(/^Confirm New Password/, 'Gravlax#Dill7'),
  ),
];

/** A user changes their password in the settings. */
export const changePasswordStories = storiesOf(
  ['changePassword', 'dialogs'],
  [
    {
      name: 'change-password',
      byTab: true,
      after: 'settings',
      does: [...fillIn, inDialog(DIALOG, click('Cancel')), noDialog(DIALOG), ...fillIn],
      sees: openDialog(DIALOG),
    },
    { name: 'change-password-sending', server: hold('**/api/password'), does: click('Save'), sees: 'Saving' },
  ],
);
