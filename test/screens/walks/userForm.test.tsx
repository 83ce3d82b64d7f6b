import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { UsersScreen } from '../../../src/screens/users/UsersScreen.tsx';
import { userFormWalk } from '../../machines/admin/userForm.walk.ts';
import { user, userPage } from '../../machines/admin/userSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietAdmin } from './quietShop.ts';
import { versionedFormSees, versionedFormUnseen } from './versionedFormSeeing.ts';

function open(id: number | null) {
  const { shop, area } = quietAdmin({ type: 'users.enter' });
  renderPiece(<UsersScreen shop={shop} area={area} />);
  const users = child(area, 'users');
  act(() => answer(users, 'loadPage', userPage));
  act(() => users.send({ type: 'user.open', id }));
  if (id !== null) act(() => answer(users, 'loadUser', user));
  return child(users, 'userForm');
}

walkScreen(userFormWalk, {
  open: { 'to change': () => open(user.id), 'to add': () => open(null) },
  sees: {
    ...versionedFormSees('Who It Is'),
    closed: () => expect(screen.queryByText('Who It Is')).toBeNull(),
  },
  unseen: versionedFormUnseen,
});
