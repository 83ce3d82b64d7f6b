import type { RefusalCode } from '../refusal/refusalCodes.ts';
import type { Endpoint, RequestHeader } from './endpoint.ts';

export const COMMON_CODES = [
  'busy',
  'headersTooLarge',
  'internalError',
  'invalidRequest',
  'notFound',
  'textTooLong',
  'tooDeep',
  'tooLarge',
  'tooManyCalls',
  'tooManyItems',
  'unavailable',
] as const satisfies readonly RefusalCode[];

const OF_LINES: readonly RefusalCode[] = [
  'amountTooLarge',
  'callForPrice',
  'cartFull',
  'invalidMultiple',
  'lineGone',
  'noPrice',
  'noSellUnit',
  'noteTooLong',
  'notesNotAllowed',
  'priceFixed',
  'priceInvalid',
  'priceNegative',
  'priceUnitUnknown',
  'productExcluded',
  'productUnavailable',
  'quantityInvalid',
  'quantityMissing',
  'quantityTooLarge',
  'sellUnitUnknown',
  'unitsFixed',
];

const OF_HEADER: readonly RefusalCode[] = [
  'addressElsewhere',
  'addressUnknown',
  'dateInvalid',
  'dateRequired',
  'dateTooEarly',
  'dateTooLate',
  'fieldTooLong',
  'noDates',
  'noShipMethod',
  'notOnDate',
  'notOnWeekday',
  'poRequired',
  'shipToUnknown',
  'undeliverable',
];

const OF_MINIMUM: readonly RefusalCode[] = ['currentTotal', 'minimumAmount'];

const OF_FIELDS: readonly RefusalCode[] = [
  'fieldDecimals',
  'fieldInvalid',
  'fieldMismatch',
  'fieldNegative',
  'fieldOneLine',
  'fieldOutOfRange',
  'fieldPast',
  'fieldRepeated',
  'fieldRequired',
  'fieldTooLarge',
  'fieldTooLong',
  'fieldTooMany',
  'fieldTooShort',
];

const OF_PAYMENTS: readonly RefusalCode[] = [
  'bankNotAccepted',
  'cardExpired',
  'cardIssuerRefused',
  'cardIssuerUnknown',
  'cardLength',
  'cardNotForTests',
  'cvvLength',
  'fieldDigits',
  'fieldInvalid',
  'fieldMismatch',
  'fieldOutOfRange',
  'fieldRequired',
  'fieldTooLong',
  'nameIncomplete',
];

/** The codes of the `reasons` that a refusal with this code can list. */
const OF_REASONS: Readonly<Partial<Record<RefusalCode, readonly RefusalCode[]>>> = {
  belowMinimum: OF_MINIMUM,
  headerInvalid: OF_HEADER,
  invalidFields: OF_FIELDS,
  invalidLayout: ['contentLost', 'contentMissing', 'contentTwice', 'foreignPicture', 'notInCarousel', 'wrongLink'],
  lineRefused: OF_LINES,
  overCreditLimit: ['overHiddenLimit'],
  paymentInvalid: OF_PAYMENTS,
  pricesRose: ['priceRose'],
  transferRefused: ['addressMissing', ...OF_LINES, ...OF_HEADER, ...OF_MINIMUM],
};

const OF_SESSIONS: readonly RefusalCode[] = ['sessionExpired', 'passwordChanged', 'forbidden'];
const OF_CUSTOMERS: readonly RefusalCode[] = [...OF_SESSIONS, 'customerKey', 'customerRequired', 'customerRefused'];

const OF_ACCESS: Readonly<Record<Endpoint['access'], readonly RefusalCode[]>> = {
  anonymous: [],
  documentId: [],
  visitor: OF_SESSIONS,
  signedIn: OF_SESSIONS,
  salesperson: OF_SESSIONS,
  admin: OF_SESSIONS,
  browse: OF_CUSTOMERS,
  customer: OF_CUSTOMERS,
  consumer: OF_CUSTOMERS,
  service: ['tokenRefused', 'scopeMissing'],
};

const OF_HEADERS: Readonly<Partial<Record<RequestHeader, readonly RefusalCode[]>>> = {
  'X-Ship-Method': ['shipMethod', 'shipMethodRefused'],
  'X-Cart-Version': ['staleCart'],
  'Idempotency-Key': ['idempotencyKeyReused'],
};

/**
 * Every code with which a call may refuse: its own, those of their reasons, and those that follow from its access and
 * its input.
 */
export function codesOf({ access, headers = [], codes = [] }: Endpoint): RefusalCode[] {
  const own = codes.flatMap((code) => [code, ...(OF_REASONS[code] ?? [])]);
  const all = [...COMMON_CODES, ...OF_ACCESS[access], ...headers.flatMap((name) => OF_HEADERS[name] ?? []), ...own];
  return [...new Set(all)].sort();
}
