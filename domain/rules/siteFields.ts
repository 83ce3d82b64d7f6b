import { type Fields, type FieldTexts, flag } from '../fields/field.ts';
import { MESSAGE_LIMIT } from '../schema/limits.ts';
import { issuersInWords } from './ruleWords.ts';
import type { SiteRules } from './siteRules.ts';

type FlagOf<Values> = { [Name in keyof Values]: Values[Name] extends boolean ? Name : never }[keyof Values] & string;

/** A flag of the site by where it stands, as `consumer.useOption`. */
type SiteFlag =
  | FlagOf<SiteRules>
  | `layoutImages.${keyof SiteRules['layoutImages']}`
  | `consumer.${FlagOf<SiteRules['consumer']>}`;

/** What the site allows, whoever is signed in. */
export const SITE_FIELDS = {
  allowGuest: flag(
    'Guests may browse',
    'Who is not signed in sees the products. Turned off, the first page is the sign-in page.',
  ),
  showGuestPrices: flag('Guests see list prices', 'Turned off, guests see products without any price.'),
  alwaysSearchAllProducts: flag(
    'Search always looks through all products',
    'Turned off, a search stays inside the category or order guide that is open.',
  ),
  allowConsumer: flag(
    'Consumers may open accounts',
    'The sign-in page offers Sign Up. Turned off, nobody new can register.',
  ),
  allowConsumerPickup: flag(
    'Consumers may pick up',
    'Pickup is offered to consumers and to walk-in business. With pickup and delivery both on, they choose.',
  ),
  allowConsumerDelivery: flag(
    'Consumers may have it delivered',
    'Delivery is offered to consumers and to walk-in business, who need a delivery address then.',
  ),
  'consumer.useOption': flag(
    'Ask for consent to emails at sign-up',
    'A checkbox with the text below stands in the sign-up form and in Preferences.',
  ),
  'consumer.optionDefault': flag(
    'That checkbox begins ticked',
    'Turned off, consumers tick it themselves. Many countries demand that.',
  ),
  zipCodeRestrictionFlag: flag(
    'Refuse addresses that are not delivered to',
    'An address outside the zip rules cannot be ordered to, and the message below is shown. Turned off, such an order comes through.',
  ),
  sellAtZero: flag(
    'Products priced at $0.00 can be ordered',
    'When off, such a product shows ‘Call for price’ and cannot be added to a cart or ordered.',
  ),
  'layoutImages.list': flag('Pictures in lists', 'The List and Quick Entry layouts show a small picture in each row.'),
  'layoutImages.detail': flag('Pictures on the page of a product', 'The page of a product shows its pictures.'),
  'layoutImages.mobile': flag('Pictures on phones', 'The cards of products have pictures on phones, too.'),
  creditCheck: {
    label: 'Orders over the credit limit',
    hint: 'Compares balance, orders not invoiced yet and the new order with the credit limit. Card payments are not checked.',
    choices: [
      ['none', 'Accept without a message'],
      ['warn', 'Accept and show a warning'],
      ['refuse', 'Refuse'],
    ],
  },
  'consumer.registrationMessage': {
    label: 'Message at sign-up',
    hint: 'Stands above the sign-up form. Left empty, nothing does.',
    limit: MESSAGE_LIMIT,
  },
  'consumer.optionText': { label: 'Text of the email checkbox', limit: MESSAGE_LIMIT },
  zipCodeRestrictionMessage: {
    label: 'Message for such an address',
    hint: 'Say what a buyer can do instead, such as whom to call.',
    limit: MESSAGE_LIMIT,
  },
  paymentIssuers: {
    label: 'Accepted payment',
    hint: 'Any other card is refused with ‘Card is from an unaccepted Issuer’.',
    says: ({ paymentIssuers }) => issuersInWords(paymentIssuers).join(', '),
  },
  timeZone: {
    label: 'Time zone',
    isRequired: true,
    hint: 'Whose days and cut-offs the shop counts: America/New_York, America/Chicago.',
  },
} satisfies Fields<Omit<SiteRules, 'version'>> & Record<SiteFlag, FieldTexts>;
