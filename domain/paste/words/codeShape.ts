import { codeKey } from '../../product/codeKey.ts';
import { CODE_LIKE } from './lineWord.ts';
import { QUANTITY_BOUND } from './pastedQuantity.ts';
import type { PasteIndex } from './pasteIndex.ts';

const INTEGER = /^\d+$/;
/** `1.5`, `-3`: codes are compared without dots and dashes, so these would match `15` and `3`. */
const OTHER_NUMBER = /^(?:[-−–].*|\d*[.,]\d{1,2}|\d+[.,])$/;
const MEASURE =
  'g|gm|gms|gr|kg|kgs|mg|ml|cl|l|lt|ltr|oz|floz|lb|lbs|gal|ga|qt|pt|ct|cnt|in|ft|yd|mm|cm|m|pk|pc|pcs|dz|doz|ply|gsm|w|v|st|nd|rd|th';
/** `150GM`, `4/5LB`, `6x6`, `18x24x1`, `2nd`. */
const SIZE = new RegExp(
  String.raw`^\d+(?:[.,/x×-]\d+)*(?:${MEASURE})$|^\d+(?:[.,/-]\d+)*(?:[x×]\d+(?:[.,/-]\d+)*)+$`,
  'i',
);
/** A shorter code with letters may also be a word of a description: `B12`. */
const LONG_CODE = 5;
/** A number with at least this many digits may be a code in any position. */
const LONG_NUMBER = 4;

export const withoutHash = (text: string) => text.replace(/^#/, '');

export function isSize(text: string): boolean {
  return SIZE.test(text);
}

/** An integer that could be an ordered quantity. */
export function couldBeQuantity(text: string): boolean {
  return INTEGER.test(text) && Number(text) <= QUANTITY_BOUND;
}

/** Whether a text may be compared with codes. */
export const mayMatchCode = (text: string) => !OTHER_NUMBER.test(text);

/** Whether the catalog has a product with this code. */
export function isKnownCode(text: string, index: PasteIndex): boolean {
  return index.byCode.has(codeKey(withoutHash(text))) && mayMatchCode(text);
}

/** Whether a text is one of these codes, which are as `codeKey` compares them. */
export function isDiscontinued(text: string, discontinued: ReadonlySet<string>): boolean {
  return discontinued.has(codeKey(text)) && mayMatchCode(text);
}

/** Whether a known code has no other reading: not a quantity, not a size. */
export function isUnmistakable(text: string): boolean {
  return text.startsWith('#') || (!couldBeQuantity(text) && !isSize(text));
}

/**
 * Whether a number has about the length of this catalog's numeric codes: codes no longer sold may differ by a digit.
 */
export function hasCodeLength(digits: string, { codeDigits }: PasteIndex): boolean {
  return codeDigits.some((length) => Math.abs(length - digits.length) <= 1);
}

/** Whether a text may be a code of this catalog, sold or not: a number of usual length, or letters with digits. */
export function couldBeCode(text: string, index: PasteIndex): boolean {
  const code = withoutHash(text);
  if (isKnownCode(code, index)) return true;
  if (INTEGER.test(code)) return code.length >= LONG_NUMBER || hasCodeLength(code, index);
  return CODE_LIKE.test(code) && mayMatchCode(code);
}

/** A code that a description may contain by chance. */
export function isShortCode(text: string): boolean {
  return codeKey(text).length < LONG_CODE;
}
