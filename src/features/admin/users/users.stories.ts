import { MENU_KEYS } from '#domain/settings/menu.ts';
import { button } from '#test/support/browser/shopping.ts';
import { all, answer, answerHeld, cut, cutHeld, hold } from '#test/support/stories/server.ts';
import { busyButton, click, fill, inDialog, loading, submit, type, visibleText } from '#test/support/stories/steps.ts';
import { type Step, storiesOf } from '#test/support/stories/story.ts';

const USERS = '**/api/admin/users?*';
const ONE = '**/api/admin/users/4';
const DISABLE = '**/api/admin/users/4/disable';
const CUSTOMERS = '**/api/admin/partnerCustomers*';
const AT = { as: 'admin', at: '/admin/users' } as const;

const resort = 'Harbor View Resort, Conference Center and Marina';
const rosa = {
  ...{ id: 4, version: 2, username: 'rosa.delgado', name: 'Rosa Delgado', type: 'salesperson' },
  ...{ email: 'rosa.delgado@harborprovisions.example', isDisabled: false, isVerified: true },
  ...{ isAdmin: false, isLastAdmin: false },
};
const theo = {
  ...{ ...rosa, id: 5, username: 'theo', name: 'Theo Lindqvist', email: null, type: 'customer' },
  ...{ isAdmin: true, isLastAdmin: true, customerName: 'Pine & Tide Bistro', customerCount: 1 },
};
const shopper = {
  ...{ ...rosa, id: 6, username: 'shopper@example.com', name: 'Robin Calloway', email: 'shopper@example.com' },
  ...{ type: 'consumer', isVerified: false, isDisabled: true, customerName: null, customerCount: 0 },
};
const rows = [{ ...rosa, customerName: resort, customerCount: 25 }, theo, shopper];
const user = {
  ...rosa,
  customers: [
    { customerKey: 108, customerCode: 'C0108', name: resort },
    { customerKey: 0, customerCode: 'WALK-IN', name: 'Walk-In' },
  ],
  menu: MENU_KEYS.map((key) => ({
    key,
    isVisible: key !== 'AdminPanel' && key !== 'EditLandingPage',
    isLocked: key === 'CheckOut',
  })),
  settings: { canChangePrice: true },
  language: null,
};
const newest = {
  ...{ ...user, version: 3, name: 'Rosa Delgado-Quint' },
  settings: { canChangePrice: false, requiredPO: true },
};

const LONG = 'Konstantinopolitanischedudelsackpfeifenmachergesellschaft '.repeat(6).slice(0, 300);
const RTL = 'شركة الميناء للمواد الغذائية';
const long = { name: LONG, username: LONG.replaceAll(' ', '') };
const longRows = [
  { ...rosa, ...long, customerName: LONG, customerCount: 2 },
  { ...rosa, id: 7, name: RTL, username: 'mina', customerName: RTL, customerCount: 1 },
  {
    ...{ ...rosa, id: 8, name: 'Theo', username: 'theo', isAdmin: true, isLastAdmin: true },
    ...{ customerName: RTL, customerCount: 9 },
  },
];
const longUser = {
  ...{ ...user, ...long, isAdmin: true, isLastAdmin: true },
  customers: Array.from({ length: 120 }, (_, place) => ({
    ...{ customerKey: 900 + place, customerCode: `C${900 + place}` },
    name: place % 2 === 0 ? LONG.slice(0, place === 0 ? 300 : 60) : RTL,
  })),
};

const onlyAdmin = 'This is the only user with access to the admin pages.';
const nameTaken = '“rosa” is the username or the email address of another account.';
const customerGone = 'One of the customers no longer exists.';
const refreshing = busyButton('Refresh');
/** The search has returned. */
const canAddUser: Step = ({ page }) => button(page, 'Add User').and(page.locator(':enabled')).waitFor();

/** The users who may sign in. */
export const userStories = storiesOf(
  ['users', 'userForm', 'customerSearch'],
  [
    { name: 'users-loading', ...AT, server: hold(USERS), sees: loading },
    { name: 'users-failed', server: cutHeld(USERS), sees: 'The users could not be loaded.' },
    {
      name: 'users',
      byTab: true,
      server: answer(USERS, rows),
      does: [click('Try Again'), visibleText('3 users'), fill('Search Users', 'Harbor')],
      sees: canAddUser,
    },
    { name: 'user-disabling', does: click(/^Disable ?: Rosa/), sees: 'Disable This User?' },
    {
      name: 'user-acting',
      server: hold(DISABLE),
      does: inDialog('Disable This User?', click('Disable')),
      sees: refreshing,
    },
    {
      name: 'user-not-disabled',
      server: answerHeld(DISABLE, { message: 'No.', errors: [onlyAdmin] }, 409),
      sees: onlyAdmin,
    },
    { name: 'user-opening', server: hold(ONE), does: click(/^Change ?: Rosa/), sees: refreshing },
    { name: 'user-unopened', server: cutHeld(ONE), sees: 'The user could not be loaded.' },
    { name: 'user-form', byTab: true, server: answer(ONE, user), does: click('Try Again'), sees: 'User Details' },
    {
      name: 'user-unfound',
      server: cut(CUSTOMERS),
      does: type('Add a Customer', 'Nobody'),
      sees: 'Customer search failed. Keep typing to try again.',
    },
    { name: 'user-discarding', does: click('Cancel'), sees: 'Discard Changes?' },
    {
      name: 'user-saving',
      server: hold(ONE),
      does: [
        inDialog('Discard Changes?', click('Keep Editing')),
        ...[fill('Add a Customer', ''), fill(/^Name/, 'Rosa Delgado, Portland and the Islands'), submit],
      ],
      sees: busyButton(),
    },
    {
      name: 'user-refused',
      server: answerHeld(ONE, { message: nameTaken, errors: [nameTaken, customerGone] }, 409),
      sees: customerGone,
    },
    {
      name: 'user-conflict',
      byTab: true,
      server: answer(ONE, { message: 'Changed.', errors: ['Changed.'], user: newest }, 409),
      does: submit,
      sees: 'Changed by Someone Else',
    },
    {
      name: 'user-saved',
      server: answer(ONE, newest),
      does: [click('Keep Editing'), submit],
      sees: 'Rosa Delgado-Quint has been saved.',
    },
    { name: 'users-long', ...AT, server: all(answer(USERS, longRows), answer(ONE, longUser)), sees: '3 users' },
    { name: 'user-form-long', does: click(/^Change/), sees: 'User Details' },
    { name: 'users-none', ...AT, server: answer(USERS, []), sees: 'No users match.' },
    { name: 'user-new', does: [click('Add User'), submit], sees: 'Enter a name.' },
  ],
);
