import type { Fields, FieldTexts } from '../fields/field.ts';
import { CODE_LIMIT } from '../schema/limits.ts';
import { EXTRINSICS_LIMIT, IDENTITIES_LIMIT, PARTNER_ROWS_LIMIT, type Partner, type PartnerChange } from './partner.ts';
import { CHARGE_WORDS, ENCODING_WORDS, EXTRINSIC_WORDS, PROTOCOL_WORDS } from './partnerWords.ts';

/** Who a trading partner is and how it is talked to, as it is stored and as it is typed; never its secret. */
type PartnerValues = Omit<PartnerChange, 'customerKey' | 'secret'> & Pick<Partner, 'customerName'>;

/** Never shown: that there is another one is all that is told of it. */
export const SECRET_FIELD: FieldTexts = { label: 'Shared Secret' };

export const PARTNER_FIELDS = {
  name: {
    label: 'Name',
    isRequired: true,
    limit: CODE_LIMIT,
    hint: 'The name you use for this partner. Their buyers see it too.',
  },
  protocol: {
    label: 'Protocol',
    hint: 'Ariba, Coupa and Jaggaer speak cXML; SAP SRM and SAP catalogs speak OCI.',
    choices: Object.entries(PROTOCOL_WORDS),
  },
  isActive: { label: 'State', says: ({ isActive }) => (isActive ? 'Active' : 'Turned off') },
  customer: {
    label: 'Customer',
    isRequired: true,
    limit: CODE_LIMIT,
    hint: 'Their buyers get this customer’s prices and ship-tos. Type part of the name or code.',
    says: ({ customerName }) => customerName,
  },
  identities: {
    label: 'Identities',
    hint: 'The From or Sender credential in their requests: a domain such as NetworkID or DUNS and their number in it. Ariba buyers find it as their Ariba Network ID (AN and digits); in Coupa and Jaggaer it is next to the shared secret in the supplier’s punchout settings.',
    limit: IDENTITIES_LIMIT,
    says: ({ identities }) => identities.map(({ domain, identity }) => [`${domain} ${identity}`.trim(), '']),
  },
  currency: {
    label: 'Currency',
    isRequired: true,
    limit: 3,
    hint: 'The three-letter currency of your prices: USD, CAD, EUR.',
    says: ({ settings }) => settings.currency,
  },
  language: {
    label: 'Language',
    isRequired: true,
    limit: 20,
    hint: 'The language of your product descriptions: en-US.',
    says: ({ settings }) => settings.language,
  },
  encoding: {
    label: 'Encoding',
    hint: 'How the cart is encoded in the form. Change it only if they ask for base64.',
    choices: Object.entries(ENCODING_WORDS),
    says: ({ settings }) => ENCODING_WORDS[settings.encoding],
  },
  charges: {
    label: 'Tax and Charges',
    hint: 'Where they expect tax and delivery charges. Many systems calculate their own; then choose Not included.',
    choices: Object.entries(CHARGE_WORDS),
    says: ({ settings }) => CHARGE_WORDS[settings.charges],
  },
  postbackHosts: {
    label: 'Allowed Return Hosts',
    hint: 'The host of their BrowserFormPost URL or HOOK_URL. Carts are sent to these hosts only.',
    says: ({ settings }) => settings.postbackHosts.map((host) => [host, '']),
  },
  frameHosts: {
    label: 'Allowed Frame Hosts',
    hint: 'The host in the address bar while their buyers shop, if the store opens inside their page.',
    says: ({ settings }) => settings.frameHosts.map((host) => [host, '']),
  },
  shipTos: {
    label: 'Ship-tos',
    hint: 'Their location code and your ship-to code for it. In cXML their code is the addressID. Codes not listed here are matched to your own ship-to codes.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.shipTos.map(({ theirs, shipToCode }) => [theirs, shipToCode]),
  },
  units: {
    label: 'Units',
    hint: 'Your unit and their code for it, usually a UN/ECE code: CS for a case (CA is a can), EA for each, LBR for a pound. Units not listed here use the built-in table.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.units.map(({ unit, code }) => [unit, code]),
  },
  rest: {
    label: 'Default Class',
    limit: CODE_LIMIT,
    hint: 'For products not covered by the lists below. Many systems reject a line without a class. 50000000 is food and beverage.',
    says: ({ settings }) => settings.classes.rest ?? '',
  },
  categories: {
    label: 'Classes by Category',
    hint: 'A category code and its eight-digit class.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.classes.categories.map(({ categoryCode, code }) => [categoryCode, code]),
  },
  products: {
    label: 'Classes by Product',
    hint: 'For a product whose class differs from its category’s.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.classes.products.map(({ productCode, code }) => [productCode, code]),
  },
  extrinsics: {
    label: 'Custom Fields',
    hint: 'Values sent in an Extrinsic on every line. The partner tells you the name.',
    limit: EXTRINSICS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.extrinsics.map(({ name, field }) => [name, EXTRINSIC_WORDS[field]]),
  },
} satisfies Fields<PartnerValues>;
