import { formatCount } from '../formatNumber.ts';

const SHOWN = 5;

/** The first few of them, and how many more there are. */
function some(codes: readonly string[]): string {
  const more = codes.length - SHOWN;
  const shown = codes.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}

/** Why a trading partner cannot be saved as it is. */
export const partnerTexts = {
  changedElsewhere: 'Someone else changed this partner while you were editing. Your changes were not saved.',
  noName: 'Enter a name for the partner.',
  nameTaken: (name: string) => `Another partner is called “${name}”. Choose another name.`,
  unknownName: 'Choose a customer from the list.',
  unknownCustomer: 'This customer does not exist. Choose another one.',
  identityTaken: (identity: string, partner: string) =>
    `“${identity}” is already an identity of ${partner}. Each identity can belong to only one partner.`,
  identityTwice: (identity: string) => `The identity “${identity}” is a duplicate.`,
  identityBlank: 'Enter an identity.',
  domainMissing: (identity: string) => `The identity “${identity}” needs its domain, for instance NetworkID.`,
  domainWithOci: (identity: string) => `“${identity}” is the user name of an OCI partner, which has no domain.`,
  noIdentity: 'An active partner needs an identity.',
  noSecret: 'An active partner needs a shared secret.',
  shortSecret: (least: number) => `The shared secret needs at least ${least} characters.`,
  longSecret: (most: number) => `The shared secret can have at most ${formatCount(most)} characters.`,
  noCurrency: 'Enter a three-letter currency, such as USD.',
  noLanguage: 'Enter a language such as en or en-US.',
  noHost: (host: string) =>
    `“${host}” is not a valid host. Enter a host such as buy.example.com or *.example.com, without https:// or a path.`,
  hostTwice: (host: string) => `The host ${host} is a duplicate.`,
  blankRow: (list: string) => `A row of ${list} is incomplete.`,
  twice: (list: string, codes: readonly string[]) => `Duplicate entries in ${list}: ${some(codes)}.`,
  sameButCase: (list: string, codes: readonly string[]) =>
    `These entries differ only in case in ${list}: ${some(codes)}. Keep one of each.`,
  unknown: (list: string, codes: readonly string[]) => `These ${list} do not exist: ${some(codes)}.`,
  customFields: 'OCI has five fields of the partner’s own: CUST_FIELD1 to CUST_FIELD5.',
  lists: {
    shipTos: 'the ship-tos',
    units: 'the units',
    categories: 'the categories',
    products: 'the products',
    extrinsics: 'the fields',
  },
  ours: {
    shipTo: 'ship-tos of the customer',
    unit: 'units of the shop',
    category: 'categories',
    product: 'product codes',
  },
} as const;
