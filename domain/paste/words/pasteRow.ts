import type { Separator } from './pastedQuantity.ts';

/** The texts of a line by field; '' for an absent one. */
export interface PasteFields {
  code: string;
  quantity: string;
  unit: string;
  /** The rest of the line: the description, a price, a remark. */
  rest: string;
  /** Two texts could each be the field, and the line does not decide between them. */
  doubt: { why: 'twoNumbers' | 'twoCodes'; found: readonly string[] } | null;
}

/** Lines of a text have lower numbers than this. */
const PART = 1_000_000;

/** The number of a part, from 1, of a line that orders several products. */
export function numberOfPart(line: number, part: number): number {
  return pastedLineOf(line) + part * PART;
}

/** The line of the text that a row came from. */
export function pastedLineOf(line: number): number {
  return line % PART;
}

/** How a row is called: `2`; the parts of the second line `2a`, `2b`. */
export function lineName(line: number): string {
  const part = Math.floor(line / PART);
  return `${pastedLineOf(line)}${part > 0 ? String.fromCharCode(96 + part) : ''}`;
}

/** Asks for the code column of a table when several columns fit all its rows. */
export interface ColumnQuestion {
  /** The first line of the table, by which it is named. */
  line: number;
  columns: readonly number[];
  /** Its first lines. */
  lines: readonly { number: number; cells: readonly string[] }[];
  /** The chosen column; null before the choice. */
  chosen: number | null;
}

/** One parsed line, or a part of it that orders one product. */
export interface PasteRow extends PasteFields {
  /** From 1, in the order of the pasted text; for a part its `numberOfPart`. */
  line: number;
  /** As it was pasted. */
  text: string;
  /** `text` may still name a product; `aside` certainly orders nothing. */
  kind: 'order' | 'heading' | 'text' | 'aside';
  separator: Separator;
  /** The question of the row's table; null when nothing is asked. */
  question: ColumnQuestion | null;
}
