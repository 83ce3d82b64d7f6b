import { expect } from 'vitest';
import { UsersScreen } from '../../../src/screens/users/UsersScreen.tsx';
import { usersWalk } from '../../machines/admin/users.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { all, isBusy, isIdle, no, OPEN_DIALOG, text } from './seeing.ts';

const list = text('Add User');
const asks = () => expect(document.querySelector(OPEN_DIALOG)?.textContent).toContain('Disable');

walkScreen(usersWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'users.enter' });
      renderPiece(<UsersScreen shop={shop} area={area} />);
      return child(area, 'users');
    },
  },
  sees: {
    'browsing.loading': all(isBusy('Refresh'), list),
    'browsing.failed': text('The users could not be loaded.'),
    'browsing.listed': all(isIdle('Refresh'), no('alert'), list, text('2 users')),
    confirming: asks,
    acting: all(isBusy('Refresh'), list),
    opening: all(isBusy('Refresh'), list),
    unopened: text('The user could not be loaded.'),
    editing: text('Who It Is'),
    'editing.customers.unavailable': text('The customers could not be looked up. Type on to try again.'),
  },
  alike: [['browsing.loading', 'acting', 'opening']],
  unseen: {
    browsing: 'its states say what is seen',
    'browsing.pausing': 'the list stays as it is until the typing pauses',
    'editing.form': 'the whole of it is seen',
    'editing.customers': 'a part of the form',
    'editing.customers.offered': 'nothing is said before something is wrong',
  },
});
