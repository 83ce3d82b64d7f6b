import { LINES_LIMIT } from '../../cart/cart.ts';

/** More lines than one request may carry are not matched. */
export const PASTE_LINES_LIMIT = LINES_LIMIT;

export interface PastedLine {
  /** From 1, blank lines counted. */
  number: number;
  /** The pasted text without its line ending. */
  text: string;
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** Marks of formatting: soft hyphens, joiners, directions, byte order. */
const INVISIBLE = /\p{Cf}/gu;
const BLANK = /[^\S\t]/g;

/** The lines that are not blank, in order. */
export function pastedLines(text: string): PastedLine[] {
  return text
    .split(LINE_BREAK)
    .map((line, index) => ({ number: index + 1, text: line.replace(INVISIBLE, '').trimEnd() }))
    .filter((line) => line.text.trim() !== '');
}

/** Whether the text has a line that is not blank. */
export function holdsLines(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() !== '';
}

/** The number of lines when there are too many to match at once, else null. */
export function tooManyLines(text: string): number | null {
  const count = text.length > PASTE_LINES_LIMIT ? pastedLines(text).length : 0;
  return count > PASTE_LINES_LIMIT ? count : null;
}

/** Whether a text is a list rather than one value: several lines, or several cells of a spreadsheet. */
export function isPastedList(text: string): boolean {
  const lines = pastedLines(text);
  return lines.length > 1 || lines.some((line) => line.text.trim().includes('\t'));
}

const QUOTING = /^\s*(?:>+\s*)+/;
const BULLET = /^\s*(?:[-*•·‣▪◦–—+]|\[[ xX]?\]|\d{1,3}[.)])\s+(?=\S)/;
const COUNT = /^\s*\((\d{1,3})\)\s+(?=\S)/;
/** The formula with which spreadsheets keep a number as text. */
const TEXT_FORMULA = /(?<![^\s,;|])="([^"]*)"(?![^\s,;|])/g;

export interface BareLine {
  text: string;
  /** A number in brackets at the start: numbering or quantity; '' for none. */
  count: string;
}

/** The line without email prefixes (`> `, bullets, numbering), with every blank a plain one. Tabs stay. */
export function bareLine(text: string): BareLine {
  const unquoted = text.replace(BLANK, ' ').replace(TEXT_FORMULA, '"$1"').replace(QUOTING, '');
  const [counted = '', count = ''] = COUNT.exec(unquoted) ?? [];
  return { text: unquoted.slice(counted.length).replace(BULLET, '').trimEnd(), count };
}
