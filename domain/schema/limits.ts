import { Type } from 'typebox';

/**
 * The size limits of one request, so that no call costs more than the shop's own calls. Rules have lower limits with
 * their own messages; a request beyond these is refused with 400 before it is validated.
 */
export const KEYS_LIMIT = 2000;
/** Items of any list. */
export const ITEMS_LIMIT = 2 * KEYS_LIMIT;
/** Units of one product. */
export const UNITS_LIMIT = 50;
/** The maximum characters of a code, a name, a unit, a date, a number. */
export const CODE_LIMIT = 100;
/** The maximum characters of a typed text. */
export const TEXT_LIMIT = 10_000;
/** Characters of a message that the shop shows. */
export const MESSAGE_LIMIT = 1000;
/** Characters of a password, a token or an address. */
export const SECRET_LIMIT = 2000;

export const Code = Type.String({ maxLength: CODE_LIMIT });
export const Text = Type.String({ maxLength: TEXT_LIMIT });
export const Secret = Type.String({ maxLength: SECRET_LIMIT });
export const ProductKeys = Type.Array(Type.Integer(), { maxItems: KEYS_LIMIT });
