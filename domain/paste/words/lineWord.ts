import { isUnitWord } from './unitWords.ts';

/** One word of a line, with its possible meanings. */
export interface Word {
  text: string;
  /** Digits and separators only. */
  isNumber: boolean;
  /** Marked as the quantity: `x 12`, `12x`, `qty 12`. */
  isMarked: boolean;
  unit: string;
}

const NUMBER = String.raw`[\p{Nd}]+(?:[.,٫'’][\p{Nd}]+)*|[.,]\p{Nd}+|\p{Nd}*[¼-¾⅐-⅞]|\d+ \d/\d`;
const NEGATIVE = `[-−–]?(?:${NUMBER})[.]?`;
const PLAIN = new RegExp(`^${NEGATIVE}$`, 'u');
export const RANGE = /^\d+[-–/]\d+$/;
const MARKED = new RegExp(`^(?:[x×*]\\s*(${NUMBER})|(${NUMBER})[x×*])$`, 'iu');
const WITH_UNIT = new RegExp(`^([x×*]?)(${NEGATIVE})(\\p{L}+)\\.?$`, 'iu');
export const TIMES = /^[x×*]$/i;
export const QUANTITY_WORD = /^(?:qty|quantity|menge|anzahl)$/i;
export const CODE_LIKE =
  /^(?=.*\p{Nd})(?:\p{Nd}{4,}|(?=.*\p{L})[\p{L}\p{Nd}][\p{L}\p{Nd}\-./_]{2,}|[\p{L}\p{Nd}]+(?:-[\p{L}\p{Nd}]+)+)$/u;

const LETTERS = /^[A-Za-z]+$/;
const WITHOUT_SIGNS = /^[0-9A-Za-z]+$/;

/** Removes sentence punctuation at both ends of a word. A `#` is never part of a quantity, so it stays. */
export const bare = (text: string) =>
  WITHOUT_SIGNS.test(text) ? text : text.replace(/^[([{"'“‘<]+|[)\]},;:!?"'”’>]+$/gu, '').replace(/(?<=\p{L})\.$/u, '');

/** `(3`, `(3)`: a remark, a footnote, a negative number, or a quantity. */
const isBracketed = (raw: string) => /^[([{]/.test(raw);

export function readWord(raw: string, soldUnits: ReadonlySet<string>): Word {
  const text = bare(raw);
  if (LETTERS.test(text)) return { text, isNumber: false, isMarked: false, unit: '' };
  if (isBracketed(raw) && PLAIN.test(text)) return { text: `(${text})`, isNumber: true, isMarked: false, unit: '' };
  const marked = MARKED.exec(text);
  const number = marked?.[1] ?? marked?.[2];
  if (number) return { text: number, isNumber: true, isMarked: true, unit: '' };
  const [, times, quantity, unit] = WITH_UNIT.exec(text) ?? [];
  if (quantity && unit && isUnitWord(unit, soldUnits)) {
    return { text: quantity, isNumber: true, isMarked: times !== '', unit };
  }
  return { text, isNumber: PLAIN.test(text), isMarked: false, unit: '' };
}
