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
    'Visitors can browse without signing in. When off, the store opens on the sign-in page.',
  ),
  showGuestPrices: flag('Guests see list prices', 'When off, guests see products without prices.'),
  alwaysSearchAllProducts: flag(
    'Always search all products',
    'When off, search stays within the open category or order guide.',
  ),
  allowConsumer: flag('Consumer sign-up', 'Shows Sign Up on the sign-in page. When off, no one can register.'),
  allowConsumerPickup: flag(
    'Consumer pickup',
    'Offers pickup to consumers and walk-in customers. If delivery is also on, they choose.',
  ),
  allowConsumerDelivery: flag(
    'Consumer delivery',
    'Offers delivery to consumers and walk-in customers. They need a delivery address.',
  ),
  'consumer.useOption': flag(
    'Email opt-in at sign-up',
    'Shows a checkbox with the text below on the sign-up form and in Preferences.',
  ),
  'consumer.optionDefault': flag(
    'Checked by default',
    'When off, consumers check it themselves. Many countries require this.',
  ),
  zipCodeRestrictionFlag: flag(
    'Block addresses outside the delivery area',
    'Orders to addresses outside the delivery areas are refused with the message below. When off, these orders are accepted.',
  ),
  sellAtZero: flag(
    'Products priced at $0.00 can be ordered',
    'When off, such a product shows ‘Call for price’ and cannot be added to a cart or ordered.',
  ),
  'layoutImages.list': flag('Pictures in lists', 'The List and Quick Entry layouts show a small picture in each row.'),
  'layoutImages.detail': flag('Pictures on product pages', 'Product pages show pictures.'),
  'layoutImages.mobile': flag('Pictures on phones', 'Product cards show pictures on phones too.'),
  creditCheck: {
    label: 'Orders over the credit limit',
    hint: 'Compares the balance, open orders and the new order with the credit limit. Card payments are not checked.',
    choices: [
      ['none', 'Accept without a message'],
      ['warn', 'Accept and show a warning'],
      ['refuse', 'Refuse'],
    ],
  },
  'consumer.registrationMessage': {
    label: 'Sign-up message',
    hint: 'Shown above the sign-up form. Leave empty for none.',
    limit: MESSAGE_LIMIT,
  },
  'consumer.optionText': { label: 'Email checkbox text', limit: MESSAGE_LIMIT },
  zipCodeRestrictionMessage: {
    label: 'Message for blocked addresses',
    hint: 'Tell buyers what to do instead, such as who to call.',
    limit: MESSAGE_LIMIT,
  },
  paymentIssuers: {
    label: 'Accepted payment',
    hint: 'Other cards are refused with ‘Card is from an unaccepted Issuer’.',
    says: ({ paymentIssuers }) => issuersInWords(paymentIssuers).join(', '),
  },
  timeZone: {
    label: 'Time zone',
    isRequired: true,
    hint: 'Time zone for delivery days and cutoffs, such as America/New_York or America/Chicago.',
  },
} satisfies Fields<Omit<SiteRules, 'version'>> & Record<SiteFlag, FieldTexts>;
