import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { UsersScreen } from '../../../src/screens/users/UsersScreen.tsx';
import { userFormWalk } from '../../machines/admin/userForm.walk.ts';
import { user, userPage } from '../../machines/admin/userSamples.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { answer, child, quietAdmin } from './quietShop.ts';
import { all, noDialog, text } from './seeing.ts';

/** By its element: in a form of so many fields, a search by role takes half a second. */
const isSaving = (is: boolean) => () =>
  expect(document.querySelector('button[type=submit]')?.ariaBusy === 'true').toBe(is);
const asks = (title: string) => () =>
  expect(document.querySelector('[role=dialog], [role=alertdialog]')?.textContent).toContain(title);

function open(id: number | null) {
  const { shop, area } = quietAdmin({ type: 'users.enter' });
  renderPiece(<UsersScreen shop={shop} area={area} />);
  const users = child(area, 'users');
  act(() => answer(users, 'loadUsers', userPage));
  act(() => users.send({ type: 'user.open', id }));
  if (id !== null) act(() => answer(users, 'loadUser', user));
  return child(users, 'userForm');
}

walkScreen(userFormWalk, {
  open: { 'to change': () => open(user.id), 'to add': () => open(null) },
  sees: {
    open: text('Who It Is'),
    'open.form': text('Settings of This User'),
    'open.form.held.touched': all(isSaving(false), noDialog),
    'open.form.held.discarding': asks('Discard Changes?'),
    'open.form.held.saving': isSaving(true),
    'open.form.held.conflicting': asks('Changed by Somebody Else'),
    'open.customers.failed': text('The customers could not be looked up. Type on to try again.'),
    closed: () => expect(screen.queryByText('Who It Is')).toBeNull(),
  },
  unseen: {
    'open.form.untouched': 'it looks as it does when something was changed',
    'open.form.held': 'only who leaves sees the difference',
    'open.customers': 'a part of the form',
    'open.customers.quiet': 'nothing is said before something is wrong',
    'open.customers.waiting': 'nothing is said before something is wrong',
    'open.customers.searching': 'what is found is offered when it comes',
  },
});
