import { valueAt } from '../rules/valueAt.ts';
import type { MenuItem } from '../settings/menu.ts';
import { MENU_TEXTS } from '../settings/menuTexts.ts';
import { OWN_SETTING_TEXTS, type SettingName } from '../users/ownSettingTexts.ts';
import type { ShopUser } from '../users/shopUser.ts';
import type { Parts } from './change.ts';

const KINDS: Readonly<Record<ShopUser['type'], string>> = {
  customer: 'Customer user',
  salesperson: 'Salesperson',
  consumer: 'Consumer',
};
const AS_USUAL = 'As the customer and the site';

const menuWord = ({ isVisible, isLocked }: MenuItem) => (isLocked ? 'Locked' : isVisible ? 'Shown' : 'Hidden');

const isSetting = (name: string): name is SettingName => name in OWN_SETTING_TEXTS;

/** Settings of users in words; one that is not there says whose it is instead. */
export function settingParts(settings: object, absent: string): Parts {
  return Object.fromEntries(
    Object.keys(OWN_SETTING_TEXTS)
      .filter(isSetting)
      .map((name) => {
        const { label, choices } = OWN_SETTING_TEXTS[name];
        const value = valueAt(settings, name);
        const kept = value === undefined || value === null ? absent : String(value);
        return [label, choices.find(([one]) => one === kept)?.[1] ?? kept];
      }),
  );
}

/** What a user is, may and sees, in words. */
export function userParts(user: ShopUser): Parts {
  return {
    Name: user.name,
    Username: user.username,
    'Email address': user.email ?? 'none',
    Type: KINDS[user.type],
    ...Object.fromEntries(user.customers.map(({ customerCode, name }) => [`Acts for ${customerCode}`, name])),
    ...Object.fromEntries(user.menu.map((item) => [`Menu: ${MENU_TEXTS[item.key].title}`, menuWord(item)])),
    ...settingParts(user.settings, AS_USUAL),
  };
}
