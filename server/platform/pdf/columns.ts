import { type Frame, styles } from './look.ts';
import type { Align, TextStyle, Typesetter } from './typesetter.ts';

export const UNIT_GAP = 4;
const TEXT_GAP = 12;
const NUMBER_GAP = 14;

/**
 * Number columns are as wide as their widest number; one column, `wide`, takes the rest. Only text columns are left of
 * it; `blank` is room to write in.
 */
export type Column = { heading: string } & (
  | { kind: 'text'; minimum: number; maximum: number }
  | { kind: 'wide' }
  | { kind: 'number'; minimum: number; unitMinimum?: number }
  | { kind: 'blank'; width: number }
);

export interface Amount {
  text: string;
  unit?: string;
}

export interface Cell extends Amount {
  /** Small lines below the text of a wide column. */
  notes?: readonly string[];
  /** The qualifier before a number. Its unit follows it. */
  before?: string;
  /** Further numbers below it. */
  more?: readonly Amount[];
}

/** In the order of the columns. */
export type Row = readonly Cell[];

export interface PlacedColumn {
  heading: string;
  kind: Column['kind'];
  align: Align;
  /** The end at which the text is aligned. */
  x: number;
  width: number;
  /** The part of this width right of the decimal points. */
  fraction?: number;
}

const amountsOf = (cells: readonly (Cell | undefined)[]): readonly Amount[] =>
  cells.flatMap((cell) => (cell ? [cell, ...(cell.more ?? [])] : []));

type NumberColumn = Extract<Column, { kind: 'number' }>;

function widest(type: Typesetter, texts: readonly (string | undefined)[], style: TextStyle): number {
  return texts.reduce((most, text) => (text ? Math.max(most, type.width(text, style)) : most), 0);
}

/** From the decimal point on. */
export function fractionOf(number: string): string {
  const point = number.indexOf('.');
  return point < 0 ? '' : number.slice(point);
}

interface PlacedAtRight {
  placed: PlacedColumn;
  /** The left edge of the column. */
  left: number;
}

function placeNumber(
  type: Typesetter,
  { heading, minimum, unitMinimum }: NumberColumn,
  cells: readonly (Cell | undefined)[],
  right: number,
): PlacedAtRight {
  const amounts = amountsOf(cells);
  const units = widest(
    type,
    amounts.map(({ unit }) => unit),
    styles.quiet,
  );
  const unitWidth = unitMinimum === undefined ? 0 : Math.max(units, unitMinimum) + UNIT_GAP;
  const before = widest(
    type,
    cells.map((cell) => cell?.before),
    styles.quiet,
  );
  const fraction = widest(
    type,
    amounts.map(({ text }) => fractionOf(text)),
    styles.body,
  );
  const whole = widest(
    type,
    amounts.map(({ text }) => text.slice(0, text.length - fractionOf(text).length)),
    styles.body,
  );
  const width = Math.max(whole + fraction, minimum);
  const x = right - unitWidth;
  const left = x - width - (before > 0 ? before + UNIT_GAP : 0);
  return { placed: { heading, kind: 'number', align: 'right', x, width, fraction }, left };
}

function textWidth(type: Typesetter, column: Column, cells: readonly (Cell | undefined)[]): number {
  if (column.kind !== 'text') throw new Error('left of the wide column stand texts only');
  const needed = widest(
    type,
    cells.map((cell) => cell?.text),
    styles.body,
  );
  return Math.min(Math.max(needed, column.minimum), column.maximum);
}

function placeRight(
  type: Typesetter,
  column: Column,
  cells: readonly (Cell | undefined)[],
  right: number,
): PlacedAtRight {
  if (column.kind === 'number') return placeNumber(type, column, cells, right);
  const width = column.kind === 'blank' ? column.width : textWidth(type, column, cells);
  const { heading, kind } = column;
  return { placed: { heading, kind, align: 'left', x: right - width, width }, left: right - width };
}

export function placeColumns(
  type: Typesetter,
  frame: Frame,
  columns: readonly Column[],
  rows: readonly Row[],
): PlacedColumn[] {
  const placed: PlacedColumn[] = [];
  const cellsOf = (index: number) => rows.map((row) => row[index]);
  const wideAt = columns.findIndex(({ kind }) => kind === 'wide');
  let right = frame.right + NUMBER_GAP;
  for (const [index, column] of [...columns.entries()].reverse()) {
    if (index <= wideAt) break;
    const end = right - NUMBER_GAP;
    const one = placeRight(type, column, cellsOf(index), end);
    placed.unshift(one.placed);
    right = one.left;
  }
  let x: number = frame.left;
  const leading: PlacedColumn[] = [];
  for (const [index, column] of columns.slice(0, wideAt).entries()) {
    const width = textWidth(type, column, cellsOf(index));
    leading.push({ heading: column.heading, kind: 'text', align: 'left', x, width });
    x += width + TEXT_GAP;
  }
  const width = (placed.length > 0 ? right - TEXT_GAP : frame.right) - x;
  const wide: PlacedColumn = { heading: columns[wideAt]?.heading ?? '', kind: 'wide', align: 'left', x, width };
  return [...leading, wide, ...placed];
}
