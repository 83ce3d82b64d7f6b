import type { CreditCheck } from '../settings/settings.ts';
import type { SiteRules } from './siteRules.ts';

/** What the shop does about an order on account that exceeds the credit limit. */
export const CREDIT_CHECK_TEXTS: {
  label: string;
  hint: string;
  choices: Readonly<Record<CreditCheck, string>>;
} = {
  label: 'Orders over the credit limit',
  hint: 'Compares balance, orders not invoiced yet and the new order with the credit limit. Card payments are not checked.',
  choices: { none: 'Accept without a message', warn: 'Accept and show a warning', refuse: 'Refuse' },
};

type FlagOf<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

/** A flag of the site by where it stands, as `consumer.useOption`. */
export type SiteFlag =
  | FlagOf<SiteRules>
  | `layoutImages.${keyof SiteRules['layoutImages']}`
  | `consumer.${FlagOf<SiteRules['consumer']>}`;

/** The flags of the site, in the words of whoever runs the shop. */
export const SITE_FLAG_TEXTS: Readonly<Record<SiteFlag, { label: string; hint: string }>> = {
  allowGuest: {
    label: 'Guests may browse',
    hint: 'Who is not signed in sees the products. Turned off, the first page is the sign-in page.',
  },
  showGuestPrices: {
    label: 'Guests see list prices',
    hint: 'Turned off, guests see products without any price.',
  },
  alwaysSearchAllProducts: {
    label: 'Search always looks through all products',
    hint: 'Turned off, a search stays inside the category or order guide that is open.',
  },
  allowConsumer: {
    label: 'Consumers may open accounts',
    hint: 'The sign-in page offers Sign Up. Turned off, nobody new can register.',
  },
  allowConsumerPickup: {
    label: 'Consumers may pick up',
    hint: 'Pickup is offered to consumers and to walk-in business. With pickup and delivery both on, they choose.',
  },
  allowConsumerDelivery: {
    label: 'Consumers may have it delivered',
    hint: 'Delivery is offered to consumers and to walk-in business, who need a delivery address then.',
  },
  'consumer.useOption': {
    label: 'Ask for consent to emails at sign-up',
    hint: 'A checkbox with the text below stands in the sign-up form and in Preferences.',
  },
  'consumer.optionDefault': {
    label: 'That checkbox begins ticked',
    hint: 'Turned off, consumers tick it themselves. Many countries demand that.',
  },
  zipCodeRestrictionFlag: {
    label: 'Refuse addresses that are not delivered to',
    hint: 'An address outside the zip rules cannot be ordered to, and the message below is shown. Turned off, such an order comes through.',
  },
  sellAtZero: {
    label: 'Products priced at $0.00 can be ordered',
    hint: 'When off, such a product shows ‘Call for price’ and cannot be added to a cart or ordered.',
  },
  'layoutImages.list': {
    label: 'Pictures in lists',
    hint: 'The List and Quick Entry layouts show a small picture in each row.',
  },
  'layoutImages.detail': {
    label: 'Pictures on the page of a product',
    hint: 'The page of a product shows its pictures.',
  },
  'layoutImages.mobile': {
    label: 'Pictures on phones',
    hint: 'The cards of products have pictures on phones, too.',
  },
};
