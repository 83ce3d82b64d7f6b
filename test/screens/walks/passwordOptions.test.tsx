import { passwordOptionsWalk } from '../../machines/admin/passwordOptions.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import '../knownTags.ts';
import { comes, openCard } from './optionCards.tsx';
import { all, isBusy, isIdle, noQuestion, text } from './seeing.ts';

walkScreen(passwordOptionsWalk, {
  open: { '': () => openCard('passwordOptions') },
  sees: {
    loading: comes('Password Options'),
    failed: text('The password options could not be loaded.'),
    editing: all(isIdle('Save'), noQuestion),
    confirming: text(
      'Changing these options will require users to create a new password if they fail the new password criteria.',
    ),
    saving: all(isBusy('Save'), noQuestion),
  },
  unseen: {
    'editing.untouched': 'it looks as it does when something was changed',
    'editing.touched': 'only who leaves sees the difference',
  },
});
