import creditCardType from 'credit-card-type';
import { type Mask, type TypedValue, typedThrough } from '../masked.ts';
import { ISSUERS, type IssuerCode } from './issuers.ts';

/** The kind of card by the first digits of its number. */
export interface CardKind {
  /** Null: a known kind without an issuer code of ours. */
  readonly issuer: IssuerCode | null;
  /** How many digits its numbers can have. */
  readonly lengths: readonly number[];
  /** After how many digits its numbers are spaced. */
  readonly gaps: readonly number[];
  readonly cvvLength: number;
  /** The issuer's name of the CVV. */
  readonly cvvName: string;
}

const NUMBERED: Readonly<Record<string, IssuerCode>> = {
  visa: ISSUERS.Visa,
  mastercard: ISSUERS.MasterCard,
  'american-express': ISSUERS.AmericanExpress,
  discover: ISSUERS.Discover,
  jcb: ISSUERS.JCB,
  'diners-club': ISSUERS.DinersClub,
};

/** No such card was issued since 1992, and no library knows it (readings 83). */
const EN_ROUTE = /^(?:2014|2149)/;
const EN_ROUTE_KIND: CardKind = {
  issuer: ISSUERS.enRoute,
  lengths: [15],
  gaps: [4, 11],
  cvvLength: 3,
  cvvName: 'CVV',
};
const COMMON_GAPS: readonly number[] = [4, 8, 12];
/** Of the longest numbers, which the library spaces no further. */
const LAST_GAP = 16;

/** Blanks, dashes and invisible characters, which users type or paste between digits. */
const BETWEEN = /[\s\p{Pd}\p{Cf}]/gu;

/**
 * A card number in API form. Other characters than digits and separators stay, so that the number is refused and not
 * changed into another one.
 */
export function cardDigits(typed: string): string {
  return typed.replaceAll(BETWEEN, '');
}

export function isOfDigits(text: string): boolean {
  return /^\d*$/.test(text);
}

/** Null while there are too few digits, and when no issuer is known for them. */
export function cardKind(number: string): CardKind | null {
  const digits = cardDigits(number);
  if (EN_ROUTE.test(digits)) return EN_ROUTE_KIND;
  const [type, ...others] = digits !== '' && isOfDigits(digits) ? creditCardType(digits) : [];
  if (!type?.matchStrength || others.length > 0) return null;
  const { lengths, gaps, code } = type;
  return { issuer: NUMBERED[type.type] ?? null, lengths, gaps, cvvLength: code.size, cvvName: code.name };
}

export function issuerOf(number: string): IssuerCode | null {
  return cardKind(number)?.issuer ?? null;
}

export function lastFourOf(number: string): string {
  return cardDigits(number).slice(-4);
}

/** A number with its issuer's spacing: `4111 1111 1111 1111`, `3782 822463 10005`. Text that is not a number stays. */
export function cardMask(number: string): string {
  if (!isOfDigits(number)) return number;
  const gaps = [...(cardKind(number)?.gaps ?? COMMON_GAPS), LAST_GAP];
  return Array.from(number, (digit, place) => (gaps.includes(place) ? ` ${digit}` : digit)).join('');
}

const MASK: Mask = { read: cardDigits, show: cardMask, most: Number.POSITIVE_INFINITY };

/**
 * The value of a card number field after its text changed to `text`: its digits, or the text when it contains anything
 * else.
 */
export function typedCardNumber(before: string, text: string, caret: number): TypedValue {
  return isOfDigits(cardDigits(text)) ? typedThrough(MASK, before, text, caret) : { value: text, caret };
}
