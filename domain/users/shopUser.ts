import { type Static, Type } from 'typebox';
import { Code, ITEMS_LIMIT } from '../schema/limits.ts';
import { MENU_KEYS, MenuItem } from '../settings/menu.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { OwnSettings } from './ownSettings.ts';

/**
 * The kinds of accounts: a user of one customer, a salesperson with many customers, a consumer with a personal account.
 */
export const USER_KINDS = ['customer', 'salesperson', 'consumer'] as const;
export type UserKind = (typeof USER_KINDS)[number];
const Kind = Type.Enum(USER_KINDS);

export const EMAIL_LIMIT = 254;
const Email = Type.Union([Type.String({ maxLength: EMAIL_LIMIT }), Type.Null()]);

const Language = Type.Union([Type.Enum(LANGUAGES), Type.Null()]);

/** A customer that a user may act for; key 0 is walk-in business. */
export const UserCustomer = Type.Object({
  customerKey: Type.Integer(),
  customerCode: Type.String(),
  name: Type.String(),
});
export type UserCustomer = Static<typeof UserCustomer>;

const shown = {
  id: Type.Integer(),
  version: Type.Integer(),
  username: Type.String(),
  name: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  type: Kind,
  isDisabled: Type.Boolean(),
  /** Consumers cannot sign in before they open the link of their email. */
  isVerified: Type.Boolean(),
  /** The user is enabled and has the admin panel in the menu. */
  isAdmin: Type.Boolean(),
  /** The last admin cannot be disabled or lose the admin panel. */
  isLastAdmin: Type.Boolean(),
};

/** A user in the user list. */
export const UserRow = Type.Object({
  ...shown,
  /** The user's first customer by name; null without one. */
  customerName: Type.Union([Type.String(), Type.Null()]),
  customerCount: Type.Integer(),
});
export type UserRow = Static<typeof UserRow>;

export const ShopUser = Type.Object({
  ...shown,
  customers: Type.Array(UserCustomer),
  /** The chosen one; null for none. */
  language: Language,
  /** Every menu key. */
  menu: Type.Array(MenuItem),
  settings: OwnSettings,
});
export type ShopUser = Static<typeof ShopUser>;

const CustomerKeys = Type.Array(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), { maxItems: ITEMS_LIMIT });

/**
 * The desired state of a user. It lists only changes of customers: a salesperson can have more of them than a request
 * can list.
 */
export const UserChange = Type.Object({
  /** The name that the user signs in with. */
  username: Code,
  name: Code,
  email: Email,
  type: Kind,
  /** Customers added to a salesperson; for a customer's user, the new customer; empty for a consumer. */
  customersAdded: CustomerKeys,
  /** Customers removed from a salesperson. */
  customersRemoved: CustomerKeys,
  /** Absent: unchanged. */
  language: Type.Optional(Language),
  /** Absent keys have their defaults. */
  menu: Type.Array(MenuItem, { maxItems: MENU_KEYS.length }),
  settings: OwnSettings,
});
export type UserChange = Static<typeof UserChange>;

export const USER_STATES = ['active', 'disabled', 'admins'] as const;
export type UserState = (typeof USER_STATES)[number];
