import type { SiteRules } from './siteRules.ts';

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
