import type { PartnerCustomer } from '#domain/api/partners.ts';
import { WALK_IN_CUSTOMER_KEY } from '#domain/customer/customer.ts';
import { customerLabel } from '#domain/customer/customerLabel.ts';
import { fieldInvalid } from '#domain/fields/fieldReasons.ts';
import type { Problem } from '#domain/fields/problem.ts';
import type { MenuKey } from '#domain/settings/menu.ts';
import { type MenuWord, menuWord } from '#domain/settings/menuTexts.ts';
import { adminText } from '#domain/texts/adminText.ts';
import type { Language } from '#domain/texts/languages.ts';
import type { OwnSettings } from '#domain/users/ownSettings.ts';
import { SETTING_FIELDS } from '#domain/users/settingFields.ts';
import type { ShopUser, UserChange, UserCustomer, UserKind } from '#domain/users/shopUser.ts';
import { decidedUser, trimmedUser, userProblems } from '#domain/users/userRules.ts';
import type { TypedUser } from '#machines/admin/userForm/userFormMachine.ts';

export interface UserValues {
  username: string;
  name: string;
  email: string;
  type: UserKind;
  /** '' for none. */
  language: Language | '';
  /** The single customer of a customer's user, or the customers of a salesperson. */
  customers: UserCustomer[];
  /** The typed text of the customer search. */
  customer: string;
  menu: Partial<Record<MenuKey, MenuWord>>;
  /** The settings by name, as text; '' inherits the value of the customer or the site. */
  settings: Record<string, string>;
  isInvited: boolean;
}

/** The customer that every user may have besides those of the shop. */
export const WALK_IN: UserCustomer = {
  customerKey: WALK_IN_CUSTOMER_KEY,
  customerCode: 'WALK-IN',
  name: adminText('users.walkIn'),
};

/** Two admin pages are hidden by default. */
const NEW_MENU: UserValues['menu'] = { AdminPanel: 'hidden', EditLandingPage: 'hidden' };

function settingTexts(settings: OwnSettings): Record<string, string> {
  const { creditCardSettings = {}, ...own } = settings;
  const cards = Object.entries(creditCardSettings).map(([name, value]) => [`creditCardSettings.${name}`, value]);
  return Object.fromEntries([...Object.entries(own), ...cards].map(([name, value]) => [name, String(value ?? '')]));
}

export function valuesOf(user: ShopUser | null): UserValues {
  return {
    username: user?.username ?? '',
    name: user?.name ?? '',
    email: user?.email ?? '',
    type: user?.type ?? 'customer',
    language: user?.language ?? '',
    customers: user?.customers ?? [],
    customer: '',
    menu: user ? Object.fromEntries(user.menu.map((item) => [item.key, menuWord(item)])) : NEW_MENU,
    settings: user ? settingTexts(user.settings) : {},
    isInvited: user === null,
  };
}

function settingsOf(texts: UserValues['settings'], before: OwnSettings): OwnSettings {
  const typed: Record<string, unknown> = {};
  const cards: Record<string, boolean> = {};
  for (const [name, { choices = [] }] of Object.entries(SETTING_FIELDS)) {
    const text = texts[name] ?? '';
    const [, card] = name.split('.');
    const isFlag = choices.some(([value]) => value === 'true');
    if (text === '') continue;
    if (card !== undefined) cards[card] = text === 'true';
    else typed[name] = isFlag ? text === 'true' : text;
  }
  // The form shows a text that was removed for this user as empty, so an empty one stays removed.
  for (const [name, value] of Object.entries(before)) if (value === null && !(name in typed)) typed[name] = null;
  // Each value is one of the setting's own choices, and the server validates them again.
  return { ...typed, ...(Object.keys(cards).length > 0 && { creditCardSettings: cards }) } as OwnSettings;
}

const keysOf = (customers: readonly UserCustomer[]) => customers.map(({ customerKey }) => customerKey);

/** The customers to send; of a salesperson only the difference. */
function customerChange(type: UserKind, chosen: readonly UserCustomer[], had: readonly UserCustomer[]) {
  if (type === 'consumer') return { customersAdded: [], customersRemoved: [] };
  if (type === 'customer') return { customersAdded: keysOf(chosen.slice(0, 1)), customersRemoved: [] };
  const [before, after] = [new Set(keysOf(had)), new Set(keysOf(chosen))];
  return {
    customersAdded: [...after].filter((key) => !before.has(key)),
    customersRemoved: [...before].filter((key) => !after.has(key)),
  };
}

export function changeOf(values: UserValues, before: ShopUser | null): UserChange {
  const { username, name, email, type, language, customers } = values;
  return {
    username,
    name,
    email: email.trim() || null,
    type,
    language: language || null,
    ...customerChange(type, customers, before?.customers ?? []),
    menu: (Object.entries(values.menu) as [MenuKey, MenuWord][]).map(([key, word]) => ({
      key,
      isVisible: word !== 'hidden',
      isLocked: word === 'locked',
    })),
    settings: settingsOf(values.settings, before?.settings ?? {}),
  };
}

/** The values to send; a new user may get an email at once. */
export function typedOf(values: UserValues, before: ShopUser | null): TypedUser {
  const isInvited = before === null && values.isInvited && values.email.trim() !== '';
  return { ...changeOf(values, before), isInvited };
}

/**
 * The customer of a typed text: by name and code as offered, or by code only when the field is left, because a code may
 * be the prefix of another.
 */
export function customerNamed(
  text: string,
  found: readonly PartnerCustomer[],
  { isTyped }: { isTyped: boolean },
): UserCustomer | null {
  const typed = text.trim().toLowerCase();
  const namesOf = (one: UserCustomer) => [customerLabel(one), ...(isTyped ? [one.customerCode] : [])];
  const isMeant = (one: UserCustomer) => namesOf(one).some((name) => name.toLowerCase() === typed);
  return [WALK_IN, ...found].find(isMeant) ?? null;
}

/** The typed values, for comparison with those that another user saved. */
export function shownUser(values: UserValues, newest: ShopUser) {
  return { ...changeOf(values, newest), customers: values.type === 'consumer' ? [] : values.customers };
}

/** The problems that are found before sending; the server reports the rest, all at once. */
export function problemsOf(values: UserValues): Problem[] {
  const { type, customer } = values;
  const isUnknown = type !== 'consumer' && customer.trim() !== '';
  return [
    ...(isUnknown ? [{ ...fieldInvalid(adminText('user.noSuchCustomer')), field: 'customer' }] : []),
    ...userProblems(decidedUser(trimmedUser(changeOf(values, null)), [])),
  ];
}
