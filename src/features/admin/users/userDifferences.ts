import { MENU_TEXTS } from '#domain/settings/menuTexts.ts';
import { OWN_SETTING_TEXTS } from '#domain/users/ownSettingTexts.ts';
import type { ShopUser } from '#domain/users/shopUser.ts';
import type { Difference } from '../../../components/dialogs/ConflictDialog.tsx';
import { differencesOf, type Parts } from '../../../components/dialogs/differences.ts';
import { customerLabel, type UserValues, valuesOf } from './userValues.ts';
import { KIND_WORDS } from './userWords.ts';
import { SITE_DEFAULT } from './usualWords.ts';

function partsOf(values: UserValues): Parts {
  const menu = Object.entries(MENU_TEXTS).map(([key, { title }]): [string, string[]] => [
    `Menu: ${title}`,
    [Reflect.get(values.menu, key) ?? 'shown'],
  ]);
  const settings = Object.entries(OWN_SETTING_TEXTS).map(([name, { label, choices }]): [string, string[]] => {
    const value = values.settings[name] ?? '';
    return [label, [value === '' ? SITE_DEFAULT : (choices.find(([kept]) => kept === value)?.[1] ?? value)]];
  });
  return {
    Name: [values.name.trim()],
    Username: [values.username.trim()],
    'Email Address': [values.email.trim()],
    Type: [KIND_WORDS[values.type]],
    Customers: values.type === 'consumer' ? [] : values.customers.map(customerLabel).toSorted(),
    ...Object.fromEntries(menu),
    ...Object.fromEntries(settings),
  };
}

/** What was typed beside what somebody else saved meanwhile; what is alike is left out. */
export function userDifferences(typed: UserValues, newest: ShopUser): Difference[] {
  return differencesOf(partsOf(typed), partsOf(valuesOf(newest)));
}
