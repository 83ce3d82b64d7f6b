import { act } from '@testing-library/react';
import { UsersScreen } from '../../../src/screens/users/UsersScreen.tsx';
import { customerSearchWalk } from '../../machines/admin/customerSearch.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { child, quietAdmin } from './quietShop.ts';
import { text } from './seeing.ts';

const hint = text(/^Type a part of the name or the code/);

walkScreen(customerSearchWalk, {
  open: {
    '': () => {
      const { shop, area } = quietAdmin({ type: 'users.enter' });
      renderPiece(<UsersScreen shop={shop} area={area} />);
      const users = child(area, 'users');
      act(() => users.send({ type: 'user.open', id: null }));
      return child(users, 'customerSearch');
    },
  },
  sees: {
    quiet: hint,
    waiting: hint,
    searching: hint,
    failed: text('The customers could not be looked up. Type on to try again.'),
  },
  alike: [['quiet', 'waiting', 'searching']],
  unseen: {},
});
