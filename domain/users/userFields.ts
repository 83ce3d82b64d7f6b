import { customerLabel } from '../customer/customerLabel.ts';
import type { Fields } from '../fields/field.ts';
import { CODE_LIMIT } from '../schema/limits.ts';
import { MENU_TEXTS, MENU_WORDS, menuWord } from '../settings/menuTexts.ts';
import { SETTING_FIELDS } from './settingFields.ts';
import { EMAIL_LIMIT, type ShopUser, type UserKind } from './shopUser.ts';

/** What those who run the shop call a kind of user. */
export const KIND_WORDS: Readonly<Record<UserKind, string>> = {
  customer: 'Customer user',
  salesperson: 'Salesperson',
  consumer: 'Consumer',
};

/** Of a setting in which a user does not differ. */
export const SITE_DEFAULT = 'Site default';

type UserValues = Pick<ShopUser, 'name' | 'email' | 'username' | 'type' | 'customers' | 'menu' | 'settings'>;

/** Who somebody is and how he signs in. */
export const ABOUT_FIELDS = {
  name: { label: 'Name', isRequired: true, limit: CODE_LIMIT },
  email: { label: 'Email Address', limit: EMAIL_LIMIT, hint: 'For invitations and password resets.' },
  username: { label: 'Username', limit: CODE_LIMIT, hint: 'Used to sign in. Leave empty to use the email address.' },
  type: {
    label: 'Type',
    hint: 'Consumers buy for themselves; salespeople order for many customers.',
    choices: Object.entries(KIND_WORDS),
  },
} satisfies Fields<UserValues>;

const ownSettings = Object.entries(SETTING_FIELDS).map(([name, field]) => [
  `settings.${name}`,
  { ...field, none: SITE_DEFAULT },
]);

/** What a user is, may and sees. */
export const USER_FIELDS: Fields<UserValues> = {
  ...ABOUT_FIELDS,
  customers: { label: 'Customers', says: ({ customers }) => customers.map((one) => [customerLabel(one), '']) },
  menu: {
    label: 'Menu',
    says: ({ menu }) => menu.map((item) => [MENU_TEXTS[item.key].title, MENU_WORDS[menuWord(item)]]),
  },
  ...Object.fromEntries(ownSettings),
};
