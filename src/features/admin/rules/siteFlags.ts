import { SITE_FLAG_TEXTS, type SiteFlag } from '#domain/rules/siteFlagTexts.ts';
import type { UserRules } from '#domain/rules/userRules.ts';
import { OWN_SETTING_TEXTS } from '#domain/users/ownSettingTexts.ts';

/** A flag of a form: where it stands, what it is called, and what a buyer sees of it. */
export interface Flag<Path extends string = string> {
  readonly path: Path;
  readonly label: string;
  readonly hint: string;
}

type UserFlag =
  | { [Name in keyof UserRules]: UserRules[Name] extends boolean ? Name : never }[keyof UserRules]
  | `creditCardSettings.${keyof UserRules['creditCardSettings']}`;

type SiteGroup = 'who' | 'consumers' | 'zips' | 'orders' | 'pictures';
type UserGroup = 'prices' | 'cart' | 'checkout' | 'papers' | 'cards';

/** With what each flag stands together, in the order in which they stand. */
const SITE_GROUPS: Readonly<Record<SiteFlag, SiteGroup>> = {
  allowGuest: 'who',
  showGuestPrices: 'who',
  alwaysSearchAllProducts: 'who',
  allowConsumer: 'consumers',
  allowConsumerPickup: 'consumers',
  allowConsumerDelivery: 'consumers',
  'consumer.useOption': 'consumers',
  'consumer.optionDefault': 'consumers',
  zipCodeRestrictionFlag: 'zips',
  sellAtZero: 'orders',
  'layoutImages.list': 'pictures',
  'layoutImages.detail': 'pictures',
  'layoutImages.mobile': 'pictures',
};

const USER_GROUPS: Readonly<Record<UserFlag, UserGroup>> = {
  hidePricing: 'prices',
  canChangePrice: 'prices',
  syncPriceByWithSellByUMFlag: 'prices',
  allowProductTextLines: 'cart',
  showTotalItemsQuantity: 'cart',
  showTotalOrderQuantity: 'cart',
  showTotalCaseQuantity: 'cart',
  defaultToStandardOrder: 'cart',
  requiredPO: 'checkout',
  checkoutRequireDeliveryDate: 'checkout',
  canViewConfirmation: 'papers',
  canPrintInvoices: 'papers',
  productScanDocuments: 'papers',
  allowUserColors: 'papers',
  'creditCardSettings.addressRequired': 'cards',
  'creditCardSettings.ccV2Required': 'cards',
  'creditCardSettings.holderNameRequired': 'cards',
  'creditCardSettings.phoneRequired': 'cards',
  'creditCardSettings.isTestTransaction': 'cards',
};

function flagsOf<Path extends string, Group>(
  texts: Readonly<Record<Path, { label: string; hint: string }>>,
  groups: Readonly<Record<Path, Group>>,
  wanted: Group,
): readonly Flag<Path>[] {
  const paths = Object.keys(groups) as Path[];
  return paths.filter((path) => groups[path] === wanted).map((path) => ({ path, ...texts[path] }));
}

const ofSite = (group: SiteGroup) => flagsOf<SiteFlag, SiteGroup>(SITE_FLAG_TEXTS, SITE_GROUPS, group);
const ofUser = (group: UserGroup) => flagsOf<UserFlag, UserGroup>(OWN_SETTING_TEXTS, USER_GROUPS, group);

export const WHO_FLAGS = ofSite('who');
export const CONSUMER_FLAGS = ofSite('consumers');
export const ZIP_FLAGS = ofSite('zips');
export const ORDER_FLAGS = ofSite('orders');
export const PICTURE_FLAGS = ofSite('pictures');

export const PRICE_FLAGS = ofUser('prices');
export const CART_FLAGS = ofUser('cart');
export const CHECKOUT_FLAGS = ofUser('checkout');
export const PAPER_FLAGS = ofUser('papers');
export const CARD_FLAGS = ofUser('cards');
