import { MENU_KEYS } from '../../domain/settings/menu.ts';
import { button } from '../../test/support/shopping.ts';
import { answerHeld, cutHeld } from './heldCalls.ts';
import { all, answer, cut, hold, type Scene, sees, waits } from './scene.ts';

const USERS = '**/api/admin/users?*';
const ONE = '**/api/admin/users/4';
const DISABLE = '**/api/admin/users/4/disable';
const CUSTOMERS = '**/api/admin/partnerCustomers*';
const AT = { as: 'admin', at: '/admin/users' } as const;

const who = {
  id: 4,
  version: 2,
  username: 'rosa.delgado',
  name: 'Rosa Delgado',
  email: 'rosa.delgado@harborprovisions.example',
  type: 'salesperson',
  isDisabled: false,
  isVerified: true,
  isAdmin: false,
  isLastAdmin: false,
};
const rows = [
  { ...who, customerName: 'Harbor View Resort, Conference Center and Marina', customerCount: 25 },
  {
    ...who,
    ...{
      id: 5,
      username: 'theo',
      name: 'Theo Lindqvist',
      email: null,
      type: 'customer',
      isAdmin: true,
      isLastAdmin: true,
    },
    ...{ customerName: 'Pine & Tide Bistro', customerCount: 1 },
  },
  {
    ...who,
    ...{ id: 6, username: 'shopper@example.com', name: 'Robin Calloway', email: 'shopper@example.com' },
    ...{ type: 'consumer', isVerified: false, isDisabled: true, customerName: null, customerCount: 0 },
  },
];
const user = {
  ...who,
  customers: [
    { customerKey: 108, customerCode: 'C0108', name: 'Harbor View Resort, Conference Center and Marina' },
    { customerKey: 0, customerCode: 'WALK-IN', name: 'Walk-In' },
  ],
  menu: MENU_KEYS.map((key) => ({
    key,
    isVisible: key !== 'AdminPanel' && key !== 'EditLandingPage',
    isLocked: key === 'CheckOut',
  })),
  settings: { canChangePrice: true },
};
const LONG = 'Konstantinopolitanischedudelsackpfeifenmachergesellschaft '.repeat(6).slice(0, 300);
const RTL = 'شركة الميناء للمواد الغذائية';
const longRows = [
  { ...who, name: LONG, username: LONG.replaceAll(' ', ''), customerName: LONG, customerCount: 2 },
  { ...who, id: 7, name: RTL, username: 'mina', customerName: RTL, customerCount: 1 },
  {
    ...who,
    id: 8,
    name: 'Theo',
    username: 'theo',
    isAdmin: true,
    isLastAdmin: true,
    customerName: RTL,
    customerCount: 9,
  },
];
const longUser = {
  ...user,
  name: LONG,
  username: LONG.replaceAll(' ', ''),
  isAdmin: true,
  isLastAdmin: true,
  customers: Array.from({ length: 120 }, (_, place) => ({
    ...{ customerKey: 900 + place, customerCode: `C${900 + place}` },
    name: place % 2 === 0 ? LONG.slice(0, place === 0 ? 300 : 60) : RTL,
  })),
};
const newest = {
  ...user,
  version: 3,
  name: 'Rosa Delgado-Quint',
  settings: { canChangePrice: false, requiredPO: true },
};
const save = 'button[type=submit]';

/** Who may sign in. */
export const userScenes: readonly Scene[] = [
  { name: 'users-loading', ...AT, network: hold(USERS), show: waits },
  {
    name: 'users-failed',
    after: 'users-loading',
    network: cutHeld(USERS),
    show: sees('The users could not be loaded.'),
  },
  {
    name: 'users',
    after: 'users-failed',
    network: answer(USERS, rows),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await sees('3 users')(page);
      await page.getByLabel('Search Users').fill('Harbor');
      await button(page, 'Add User').and(page.locator(':enabled')).waitFor();
    },
  },
  {
    name: 'user-disabling',
    after: 'users',
    show: async (page) => {
      await button(page, /^Disable ?: Rosa/).click();
      await sees('Disable This User?')(page);
    },
  },
  {
    name: 'user-acting',
    after: 'user-disabling',
    network: hold(DISABLE),
    show: async (page) => {
      await button(page.getByRole('alertdialog'), 'Disable').click();
      await button(page, 'Refresh').and(page.locator('[aria-busy=true]')).waitFor();
    },
  },
  {
    name: 'user-not-disabled',
    after: 'user-acting',
    network: answerHeld(
      DISABLE,
      { message: 'No.', errors: ['This is the only user who can open the admin pages.'] },
      409,
    ),
    show: sees('This is the only user who can open the admin pages.'),
  },
  {
    name: 'user-opening',
    after: 'user-not-disabled',
    network: hold(ONE),
    show: async (page) => {
      await button(page, /^Change ?: Rosa/).click();
      await button(page, 'Refresh').and(page.locator('[aria-busy=true]')).waitFor();
    },
  },
  {
    name: 'user-unopened',
    after: 'user-opening',
    network: cutHeld(ONE),
    show: sees('The user could not be loaded.'),
  },
  {
    name: 'user-form',
    after: 'user-unopened',
    network: answer(ONE, user),
    show: async (page) => {
      await button(page, 'Try Again').click();
      await page.getByRole('region', { name: 'Who It Is' }).waitFor();
    },
  },
  {
    name: 'user-unfound',
    after: 'user-form',
    network: cut(CUSTOMERS),
    show: async (page) => {
      await page.getByLabel('Add a Customer').pressSequentially('Nobody', { delay: 60 });
      await sees('The customers could not be looked up. Type on to try again.')(page);
    },
  },
  {
    name: 'user-discarding',
    after: 'user-unfound',
    show: async (page) => {
      await button(page, 'Cancel').click();
      await sees('Discard Changes?')(page);
    },
  },
  {
    name: 'user-saving',
    after: 'user-discarding',
    network: hold(ONE),
    show: async (page) => {
      await button(page.getByRole('alertdialog'), 'Keep Editing').click();
      await page.getByLabel('Add a Customer').fill('');
      await page.getByLabel('Name').first().fill('Rosa Delgado, Portland and the Islands');
      await page.locator(save).click();
      await page.locator(`${save}[aria-busy=true]`).waitFor();
    },
  },
  {
    name: 'user-refused',
    after: 'user-saving',
    network: answerHeld(
      ONE,
      {
        message: '“rosa” is the username or the email address of another account.',
        errors: [
          '“rosa” is the username or the email address of another account.',
          'One of the customers does not exist any more.',
        ],
      },
      409,
    ),
    show: sees('One of the customers does not exist any more.'),
  },
  {
    name: 'user-conflict',
    after: 'user-refused',
    network: answer(ONE, { message: 'Changed.', errors: ['Changed.'], user: newest }, 409),
    show: async (page) => {
      await page.locator(save).click();
      await sees('Changed by Somebody Else')(page);
    },
  },
  {
    name: 'user-saved',
    after: 'user-conflict',
    network: answer(ONE, newest),
    show: async (page) => {
      await button(page, 'Keep Editing').click();
      await page.locator(save).click();
      await sees('Rosa Delgado-Quint has been saved.')(page);
    },
  },
  {
    name: 'users-long',
    isVariant: true,
    ...AT,
    network: all(answer(USERS, longRows), answer(ONE, longUser)),
    show: sees('3 users'),
  },
  {
    name: 'user-form-long',
    isVariant: true,
    after: 'users-long',
    show: async (page) => {
      await button(page, /^Change/)
        .first()
        .click();
      await page.getByRole('region', { name: 'Who It Is' }).waitFor();
    },
  },
  { name: 'users-none', isVariant: true, ...AT, network: answer(USERS, []), show: sees('No user is found by that.') },
  {
    name: 'user-new',
    isVariant: true,
    after: 'users-none',
    show: async (page) => {
      await button(page, 'Add User').click();
      await page.getByRole('region', { name: 'Who It Is' }).waitFor();
      await page.locator(save).click();
      await sees('Give the user a name.')(page);
    },
  },
];
