import { customerLabel } from '../customer/customerLabel.ts';
import type { Fields } from '../fields/field.ts';
import { CODE_LIMIT } from '../schema/limits.ts';
import { MENU_WORDS, menuWord } from '../settings/menuTexts.ts';
import { adminText } from '../texts/adminText.ts';
import { LANGUAGE_NAMES } from '../texts/languages.ts';
import { perLanguage } from '../texts/perLanguage.ts';
import { SETTING_FIELDS } from './settingFields.ts';
import { EMAIL_LIMIT, type ShopUser, type UserKind } from './shopUser.ts';

/** The label of each kind of user. */
export const KIND_WORDS: Readonly<Record<UserKind, string>> = perLanguage(() => ({
  customer: adminText('user.customerUser'),
  salesperson: adminText('user.salesperson'),
  consumer: adminText('user.consumer'),
}));

/** The choice that inherits a setting. */
export const siteDefault = () => adminText('user.siteDefault');

type UserValues = Pick<ShopUser, 'name' | 'email' | 'username' | 'type' | 'customers' | 'menu' | 'settings'> &
  Partial<Pick<ShopUser, 'language'>>;

/** The fields of the user's identity and sign-in. */
export const ABOUT_FIELDS = perLanguage(
  () =>
    ({
      name: { label: adminText('user.name'), isRequired: true, limit: CODE_LIMIT },
      email: {
        label: adminText('user.emailAddress'),
        limit: EMAIL_LIMIT,
        hint: adminText('user.forInvitationsAndPasswordResets'),
      },
      username: {
        label: adminText('user.username'),
        limit: CODE_LIMIT,
        hint: adminText('user.usedToSignInLeaveEmpty'),
      },
      type: {
        label: adminText('user.type'),
        hint: adminText('user.consumersBuyForThemselvesSalespeopleOrder'),
        choices: Object.entries(KIND_WORDS),
      },
      language: {
        label: adminText('user.language'),
        hint: adminText('user.languageHint'),
        choices: [['', adminText('user.languageOfBrowser')], ...Object.entries(LANGUAGE_NAMES)],
      },
    }) satisfies Fields<UserValues>,
);

/** The fields of a user's identity, permissions and settings. */
export const USER_FIELDS: Fields<UserValues> = perLanguage(() => ({
  ...ABOUT_FIELDS,
  customers: {
    label: adminText('user.customers'),
    describe: ({ customers }) => customers.map((one) => [customerLabel(one), '']),
  },
  menu: {
    label: adminText('user.menu'),
    describe: ({ menu }) => menu.map((item) => [adminText(`menu.${item.key}.title`), MENU_WORDS[menuWord(item)]]),
  },
  ...Object.fromEntries(
    Object.entries(SETTING_FIELDS).map(([name, field]) => [`settings.${name}`, { ...field, none: siteDefault() }]),
  ),
}));
