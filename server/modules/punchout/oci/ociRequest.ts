import { type Decimal, readDecimal } from '#domain/decimal.ts';
import { acceptQuantity, QUANTITY_PLACES } from '#domain/quantity.ts';
import { SECRET_LIMIT } from '#domain/schema/limits.ts';

/** A function that a system requests instead of a visit, or as its start. */
export type OciFunction =
  | { name: 'DETAIL'; productId: string }
  | { name: 'VALIDATE'; productId: string; quantity: Decimal | null }
  | { name: 'BACKGROUND_SEARCH'; searchString: string };

/** A call of the Open Catalog Interface. `productId`: the sent EXT_PRODUCT_ID, or the shop's product code. */
export interface OciRequest {
  username: string;
  password: string;
  hookUrl: string;
  /** These are returned unchanged, if they were sent. */
  okCode: string | null;
  caller: string | null;
  target: string | null;
  /** The return frame when `target` is absent (OCI 4.0). */
  returnTarget: string | null;
  /** By which number the system knows the shop. */
  vendor: string | null;
  /** Null for a visit of a buyer. */
  asks: OciFunction | null;
}

/** Why a call cannot be executed: a sentence that the buyer's administrator can act on. */
export interface OciProblem {
  problem: string;
}

const LIMITS = {
  USERNAME: 100,
  PASSWORD: SECRET_LIMIT,
  HOOK_URL: SECRET_LIMIT,
  '~OKCODE': 40,
  '~TARGET': 100,
  '~CALLER': 40,
  RETURNTARGET: 100,
  FUNCTION: 40,
  PRODUCTID: 100,
  QUANTITY: 20,
  SEARCHSTRING: 200,
  VENDOR: 40,
} as const;
type Field = keyof typeof LIMITS;
type Fields = Partial<Record<Field, string>>;
const FIELDS_LIMIT = 200;
const FUNCTIONS = 'DETAIL, VALIDATE and BACKGROUND_SEARCH';

function isField(name: string): name is Field {
  return Object.hasOwn(LIMITS, name);
}

/** The fields that the shop knows; an empty one counts as absent. Systems add fields of their own. */
function readFields(params: URLSearchParams): Fields | OciProblem {
  const fields: Fields = {};
  let count = 0;
  for (const [given, value] of params) {
    count += 1;
    if (count > FIELDS_LIMIT) return { problem: `The call has more than ${FIELDS_LIMIT} fields.` };
    const name = given.trim().toUpperCase();
    if (!isField(name) || value === '') continue;
    if (value.length > LIMITS[name]) return { problem: `${name} is longer than ${LIMITS[name]} characters.` };
    if (/\p{Cc}|\p{Surrogate}/u.test(value)) return { problem: `${name} holds characters that are no text.` };
    if (fields[name] !== undefined && fields[name] !== value) {
      return { problem: `${name} is there more than once, with different values.` };
    }
    fields[name] = value;
  }
  return fields;
}

function readQuantity(text: string | undefined): Decimal | null | OciProblem {
  if (text === undefined) return null;
  const read = readDecimal(text, text.length);
  if (read && read.decimalPlaces() > QUANTITY_PLACES) {
    return { problem: 'QUANTITY has more than two decimals. Send two at most.' };
  }
  const quantity = read && acceptQuantity(read);
  return quantity?.isPositive() && !quantity.isZero()
    ? quantity
    : { problem: 'QUANTITY must be a number above 0, such as 12 or 2.5.' };
}

function readFunction({ FUNCTION, PRODUCTID, QUANTITY, SEARCHSTRING }: Fields): OciFunction | null | OciProblem {
  const name = FUNCTION?.trim().toUpperCase();
  // A visible search opens in the shop.
  if (name === undefined || name === '' || name === 'SOURCING') return null;
  if (name === 'BACKGROUND_SEARCH') {
    const searchString = SEARCHSTRING?.trim();
    return searchString ? { name, searchString } : { problem: 'BACKGROUND_SEARCH needs SEARCHSTRING.' };
  }
  if (name !== 'DETAIL' && name !== 'VALIDATE') {
    return { problem: `FUNCTION is none that the shop knows: it knows ${FUNCTIONS}, and a visit without FUNCTION.` };
  }
  const productId = PRODUCTID?.trim();
  if (!productId) return { problem: `${name} needs PRODUCTID.` };
  if (name === 'DETAIL') return { name, productId };
  const quantity = readQuantity(QUANTITY);
  return quantity !== null && 'problem' in quantity ? quantity : { name, productId, quantity };
}

/**
 * Reads the fields of a call; their order and the case of their names do not matter. It does not check the return
 * address.
 */
export function readOci(params: URLSearchParams): OciRequest | OciProblem {
  const fields = readFields(params);
  if ('problem' in fields) return fields;
  const { USERNAME: username, PASSWORD: password, HOOK_URL: hookUrl } = fields;
  if (username === undefined) return { problem: 'USERNAME is missing.' };
  if (password === undefined) return { problem: 'PASSWORD is missing.' };
  if (hookUrl === undefined) return { problem: 'HOOK_URL is missing: the cart could not be returned.' };
  const asks = readFunction(fields);
  if (asks !== null && 'problem' in asks) return asks;
  return {
    username,
    password,
    hookUrl,
    okCode: fields['~OKCODE'] ?? null,
    caller: fields['~CALLER'] ?? null,
    target: fields['~TARGET'] ?? null,
    returnTarget: fields.RETURNTARGET ?? null,
    vendor: fields.VENDOR ?? null,
    asks,
  };
}
