import { Decimal, readTyped } from '../../decimal.ts';
import { acceptQuantity, QUANTITY_PLACES, quantityAsTyped } from '../../quantity.ts';

/** A larger pasted quantity needs a confirmation, because it is probably a mistake. */
export const QUANTITY_BOUND = 1000;

/** The separator between the fields of a line; it decides how a comma in a number is parsed. */
export type Separator = 'tab' | 'semicolon' | 'comma' | 'bar' | 'blank';

/** Why a quantity needs a confirmation. */
export type QuantityDoubt =
  | 'missing'
  | 'zero'
  | 'negative'
  | 'notANumber'
  | 'otherDigits'
  | 'unclearNumber'
  | 'inBrackets'
  | 'twoNumbers'
  | 'twoCodes'
  | 'tooLarge'
  | 'unusual';

/** A quantity as an exact decimal, or why it is doubtful with its possible readings (plain decimals). */
export type QuantityReading =
  | { value: Decimal; why?: never }
  | { value?: never; why: QuantityDoubt; offers: readonly string[] };

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const TWO_NUMBERS = new RegExp(String.raw`^(${NUMBER})\s*(?:[-–/+&x×*]|to|or|and|or\s+maybe)?\s*(${NUMBER})$`, 'i');
const LONGEST = 40;
/** `½` and its like. */
const FRACTION_SIGN = /[¼-¾⅐-⅞]/g;
const IN_BRACKETS = /^\((.*)\)$/;

function doubt(why: QuantityDoubt, ...offers: (string | Decimal)[]): QuantityReading {
  const readable = offers.flatMap((offer) => {
    const typed = offer instanceof Decimal ? offer : readTyped(offer);
    const quantity = typed && acceptQuantity(typed);
    return quantity && !quantity.isZero() ? [quantityAsTyped(quantity)] : [];
  });
  return { why, offers: [...new Set(readable)] };
}

function sure(digits: string): QuantityReading {
  const typed = new Decimal(digits);
  if (typed.isZero()) return doubt('zero');
  const value = acceptQuantity(typed);
  if (!value) return doubt('tooLarge');
  return value.equals(typed) ? { value } : doubt('unclearNumber', typed.toDecimalPlaces(QUANTITY_PLACES));
}

const ascii = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });

/** A point and exactly three digits may be thousands; a comma is one or the other, as the text around it is written. */
function readSeparated(text: string, separator: Separator): QuantityReading | null {
  const [whole = '', part = '', ...more] = text.split(/[.,]/);
  const mark = text.charAt(whole.length);
  const last = text.charAt(text.length - (more.at(-1) ?? part).length - 1);
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*(?:[.,]\d{1,2})?$/.test(text);
  if (more.length > 0) {
    if (!isGrouped) return null;
    if (mark === last) return more.every((digits) => digits.length === 3) ? sure(text.replaceAll(mark, '')) : null;
    return sure(text.replaceAll(mark, '').replace(last, '.'));
  }
  const asDecimal = `${whole || '0'}.${part || '0'}`;
  const isThousands = isGrouped && whole !== '0';
  if (mark === '.') return isThousands ? doubt('unclearNumber', asDecimal, whole + part) : sure(asDecimal);
  if (isThousands) {
    const isClear = separator === 'blank' || separator === 'comma';
    return isClear ? sure(whole + part) : doubt('unclearNumber', asDecimal, whole + part);
  }
  return separator === 'blank' ? doubt('unclearNumber', asDecimal) : sure(asDecimal);
}

/** `1½` is one number; `1/2` and `1 1/2` are ambiguous. */
function readFraction(text: string): QuantityReading | null {
  const spelled = text.replace(FRACTION_SIGN, (sign) => ` ${sign.normalize('NFKC')}`).trim();
  const [, whole = '0', over = '', mark = '', under = ''] = /^(?:(\d+)\s+)?(\d)([/⁄])([2-8])$/.exec(spelled) ?? [];
  if (over === '' || Number(over) >= Number(under)) return null;
  const value = new Decimal(over).div(under).plus(whole);
  if (mark === '⁄' && value.decimalPlaces() <= QUANTITY_PLACES) return { value };
  return doubt('unclearNumber', value, ...(mark === '/' && whole === '0' ? [over, under] : []));
}

/**
 * The quantity in a pasted text. It never guesses: ambiguous text, other digits than 0-9, signs and words are doubts,
 * with the possible readings.
 */
export function readPastedQuantity(text: string, separator: Separator): QuantityReading {
  const typed = text.trim();
  if (typed === '') return doubt('missing');
  if (typed.length > LONGEST) return doubt('notANumber');
  if (/[^\P{Nd}0-9]/u.test(typed)) return doubt('otherDigits', ascii(typed).replace(/[٫,]/, '.'));
  const [, bracketed] = IN_BRACKETS.exec(typed) ?? [];
  if (bracketed !== undefined) return doubt('inBrackets', bracketed);
  const fraction = readFraction(typed);
  if (fraction) return fraction;
  const digits = typed.replace(/(?<=^\d{1,3}|[\s'’]\d{3})[\s'’](?=\d{3}(?!\d))/g, '');
  const unsigned = digits.replace(/^[-−–]\s*|\s*[-−–]$/, '');
  if (unsigned !== digits) return readTyped(unsigned) ? doubt('negative', unsigned) : doubt('notANumber');
  if (/^\d+$/.test(digits)) return sure(digits);
  const separated = /^\d*[.,]\d*$|^\d+([.,]\d+)+$/.test(digits) && /\d/.test(digits);
  const reading = separated ? readSeparated(digits, separator) : null;
  if (reading) return reading;
  const two = separated ? null : TWO_NUMBERS.exec(digits);
  return two ? doubt('twoNumbers', two[1] ?? '', two[2] ?? '') : doubt('notANumber', digits.replace(/^\+/, ''));
}
