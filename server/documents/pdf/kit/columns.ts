import { frame, styles } from './look.ts';
import type { Align, TextStyle, Typesetter } from './typesetter.ts';

export const UNIT_GAP = 4;
const TEXT_GAP = 12;
const NUMBER_GAP = 14;

/** Numbers get the room that the widest of them needs; one column, `wide`, takes the rest. Texts stand left of it, numbers right of it. */
export type Column = { heading: string } & (
  | { kind: 'text'; minimum: number; maximum: number }
  | { kind: 'wide' }
  | { kind: 'number'; minimum: number; unitMinimum?: number }
);

export interface Cell {
  text: string;
  /** Small lines below the text of a wide column. */
  notes?: readonly string[];
  /** Beside a number: what qualifies it, before it, and its unit, after it. */
  before?: string;
  unit?: string;
}

/** In the order of the columns. */
export type Row = readonly Cell[];

export interface PlacedColumn {
  heading: string;
  isWide: boolean;
  align: Align;
  /** The end at which the text is aligned. */
  x: number;
  width: number;
}

type NumberColumn = Extract<Column, { kind: 'number' }>;
type TextColumn = Extract<Column, { kind: 'text' }>;

function widest(type: Typesetter, texts: readonly (string | undefined)[], style: TextStyle): number {
  return texts.reduce((most, text) => (text ? Math.max(most, type.width(text, style)) : most), 0);
}

function placeNumber(type: Typesetter, column: NumberColumn, cells: readonly (Cell | undefined)[], right: number) {
  const { heading, minimum, unitMinimum } = column;
  const units = widest(
    type,
    cells.map((cell) => cell?.unit),
    styles.quiet,
  );
  const unitWidth = unitMinimum === undefined ? 0 : Math.max(units, unitMinimum) + UNIT_GAP;
  const before = widest(
    type,
    cells.map((cell) => cell?.before),
    styles.quiet,
  );
  const width = Math.max(
    widest(
      type,
      cells.map((cell) => cell?.text),
      styles.body,
    ),
    minimum,
  );
  const x = right - unitWidth;
  const placed: PlacedColumn = { heading, isWide: false, align: 'right', x, width };
  return { placed, left: x - width - (before > 0 ? before + UNIT_GAP : 0) };
}

function placeText(
  type: Typesetter,
  column: TextColumn,
  cells: readonly (Cell | undefined)[],
  x: number,
): PlacedColumn {
  const { heading, minimum, maximum } = column;
  const needed = widest(
    type,
    cells.map((cell) => cell?.text),
    styles.body,
  );
  return { heading, isWide: false, align: 'left', x, width: Math.min(Math.max(needed, minimum), maximum) };
}

export function placeColumns(type: Typesetter, columns: readonly Column[], rows: readonly Row[]): PlacedColumn[] {
  const cellsOf = (index: number) => rows.map((row) => row[index]);
  const numbers: PlacedColumn[] = [];
  let right: number = frame.right;
  for (const [index, column] of [...columns.entries()].reverse()) {
    if (column.kind !== 'number') break;
    const { placed, left } = placeNumber(type, column, cellsOf(index), right);
    numbers.unshift(placed);
    right = left - NUMBER_GAP;
  }
  if (numbers.length > 0) right += NUMBER_GAP - TEXT_GAP;
  const texts: PlacedColumn[] = [];
  let x: number = frame.left;
  for (const [index, column] of columns.entries()) {
    if (column.kind === 'wide') {
      texts.push({ heading: column.heading, isWide: true, align: 'left', x, width: right - x });
    } else if (column.kind === 'text') {
      const placed = placeText(type, column, cellsOf(index), x);
      texts.push(placed);
      x += placed.width + TEXT_GAP;
    }
  }
  return [...texts, ...numbers];
}
