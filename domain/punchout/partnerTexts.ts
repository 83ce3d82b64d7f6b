import { formatCount } from '../shownNumber.ts';

const SHOWN = 5;

/** The first few of them, and how many more there are. */
function some(codes: readonly string[]): string {
  const more = codes.length - SHOWN;
  const shown = codes.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} and ${formatCount(more)} more` : shown;
}

/** Why a trading partner cannot be saved as it is. */
export const partnerTexts = {
  changedElsewhere: 'Somebody else changed this partner while you did. Your changes were not saved.',
  noName: 'Give the partner a name.',
  nameTaken: (name: string) => `Another partner is called “${name}”. Choose another name.`,
  unknownName: 'Choose a customer from those that are offered.',
  unknownCustomer: 'This customer does not exist. Choose another one.',
  identityTaken: (identity: string, partner: string) =>
    `“${identity}” is an identity of ${partner} already. One identity belongs to one partner.`,
  identityTwice: (identity: string) => `The identity “${identity}” stands twice.`,
  identityBlank: 'An identity is empty.',
  domainMissing: (identity: string) => `The identity “${identity}” needs its domain, for instance NetworkID.`,
  domainWithOci: (identity: string) => `“${identity}” is the user name of an OCI partner, which has no domain.`,
  noIdentity: 'An active partner needs an identity by which its requests are known.',
  noSecret: 'An active partner needs a shared secret.',
  shortSecret: (least: number) => `The shared secret needs at least ${least} characters.`,
  longSecret: (most: number) => `The shared secret can have at most ${formatCount(most)} characters.`,
  noCurrency: 'A currency has three letters, for instance USD.',
  noLanguage: 'Write the language like en or en-US.',
  noHost: (host: string) =>
    `“${host}” is no host. Write it like buy.example.com or *.example.com, without https:// and path.`,
  hostTwice: (host: string) => `The host ${host} stands twice.`,
  blankRow: (list: string) => `A row of ${list} is only half filled.`,
  twice: (list: string, codes: readonly string[]) => `These stand twice among ${list}: ${some(codes)}.`,
  sameButCase: (list: string, codes: readonly string[]) =>
    `These differ only in upper and lower case among ${list}: ${some(codes)}. Keep one of each.`,
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
