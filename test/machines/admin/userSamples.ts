import { MENU_KEYS } from '#domain/settings/menu.ts';
import type { ShopUser, UserRow } from '#domain/users/shopUser.ts';
import type { TypedUser } from '#machines/admin/userForm/userFormMachine.ts';
import type { UserPage } from '#machines/admin/users/userList.ts';
import type { WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import { firstConfiguration } from '../../support/api/configuration.ts';

const who = {
  id: 4,
  version: 2,
  username: 'bo',
  name: 'Bo Larsen',
  email: 'bo@oyster.example',
  type: 'salesperson',
  isDisabled: false,
  isVerified: true,
  isAdmin: false,
  isLastAdmin: false,
} as const;

export const userRow: UserRow = { ...who, customerName: 'Quiet Abbey', customerCount: 2 };
export const disabledRow: UserRow = { ...userRow, id: 5, name: 'Cy Moreau', isDisabled: true };
export const userPage: UserPage = {
  rows: [userRow, disabledRow],
  total: 2,
  site: { ...firstConfiguration.user, requiredPO: true },
};

export const user: ShopUser = {
  ...who,
  language: null,
  customers: [
    { customerKey: 1003, customerCode: 'C1003', name: 'Quiet Abbey' },
    { customerKey: 0, customerCode: 'WALK-IN', name: 'Walk-In' },
  ],
  menu: MENU_KEYS.map((key) => ({ key, isVisible: key !== 'AdminPanel', isLocked: key === 'CheckOut' })),
  settings: { canChangePrice: true, creditCardSettings: { phoneRequired: true } },
};
/** The version that another admin saved meanwhile. */
export const newestUser: ShopUser = { ...user, version: 3, name: 'Bo Larsen-Quint' };

export const typedUser: TypedUser = {
  username: 'bo',
  name: 'Bo Larssen',
  email: 'bo@oyster.example',
  type: 'salesperson',
  customersAdded: [1004],
  customersRemoved: [1003],
  menu: [],
  settings: {},
  isInvited: false,
};

export const userAnswers = {
  saved: { kind: 'saved', stored: newestUser },
  'changed elsewhere': { kind: 'stale', stored: newestUser },
  refused: { kind: 'refused', reasons: ['The username is taken.', 'A customer does not exist.'] },
} satisfies Record<string, WriteAnswer<ShopUser>>;
