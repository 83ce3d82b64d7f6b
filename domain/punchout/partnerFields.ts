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
    hint: 'What you call them; their buyers see it, too.',
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
    hint: 'Whose prices and ship-tos their buyers get. Type a part of the name or the code.',
    says: ({ customerName }) => customerName,
  },
  identities: {
    label: 'Identities',
    hint: 'What their requests name as From or Sender: a domain such as NetworkID or DUNS and their number in it. Ariba buyers find it as their Ariba Network ID (AN and digits); in Coupa and Jaggaer it stands beside the shared secret in the punchout set-up of the supplier.',
    limit: IDENTITIES_LIMIT,
    says: ({ identities }) => identities.map(({ domain, identity }) => [`${domain} ${identity}`.trim(), '']),
  },
  currency: {
    label: 'Currency',
    isRequired: true,
    limit: 3,
    hint: 'Three letters, the currency of your prices: USD, CAD, EUR.',
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
    hint: 'How the cart is put into the form. Change it only if they ask for base64.',
    choices: Object.entries(ENCODING_WORDS),
    says: ({ settings }) => ENCODING_WORDS[settings.encoding],
  },
  charges: {
    label: 'Tax and Charges',
    hint: 'Where they expect tax and delivery. Many systems work out their own: then choose not at all.',
    choices: Object.entries(CHARGE_WORDS),
    says: ({ settings }) => CHARGE_WORDS[settings.charges],
  },
  postbackHosts: {
    label: 'May Be Handed Carts',
    hint: 'The host of their BrowserFormPost URL or HOOK_URL. A cart goes nowhere else.',
    says: ({ settings }) => settings.postbackHosts.map((host) => [host, '']),
  },
  frameHosts: {
    label: 'May Show the Shop in a Frame',
    hint: 'The host in the address bar while their buyers shop, where the shop opens inside their page.',
    says: ({ settings }) => settings.frameHosts.map((host) => [host, '']),
  },
  shipTos: {
    label: 'Ship-tos',
    hint: 'Their code of a place and your ship-to code for it. In cXML their code is the addressID. A code that stands here nowhere is looked for among your own.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.shipTos.map(({ theirs, shipToCode }) => [theirs, shipToCode]),
  },
  units: {
    label: 'Units',
    hint: 'Your unit and the code by which they know it, usually a UN/ECE code: CS for a case (CA is a can), EA for each, LBR for a pound. Units that aren’t listed here use the shop’s own table.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.units.map(({ unit, code }) => [unit, code]),
  },
  rest: {
    label: 'Class of Everything Else',
    limit: CODE_LIMIT,
    hint: 'For products that neither list below names. Many systems refuse a line without a class: 50000000 is food and beverage.',
    says: ({ settings }) => settings.classes.rest ?? '',
  },
  categories: {
    label: 'Classes of Categories',
    hint: 'The code of a category and its class, eight digits.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.classes.categories.map(({ categoryCode, code }) => [categoryCode, code]),
  },
  products: {
    label: 'Classes of Products',
    hint: 'For a product whose class differs from its category’s.',
    limit: PARTNER_ROWS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.classes.products.map(({ productCode, code }) => [productCode, code]),
  },
  extrinsics: {
    label: 'Fields of Their Own',
    hint: 'What goes into an Extrinsic of every line, where they ask for one. They tell you its name.',
    limit: EXTRINSICS_LIMIT,
    joint: ' → ',
    says: ({ settings }) => settings.extrinsics.map(({ name, field }) => [name, EXTRINSIC_WORDS[field]]),
  },
} satisfies Fields<PartnerValues>;
