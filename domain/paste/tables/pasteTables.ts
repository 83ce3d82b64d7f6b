import { bareCells, cellsBelow } from '../lines/bareLines.ts';
import { isNoOrder } from '../lines/noOrder.ts';
import { bareLine, type PastedLine } from '../lines/pastedLines.ts';
import { headingRole, isHeading } from '../words/headings.ts';
import type { Separator } from '../words/pastedQuantity.ts';
import type { PasteIndex } from '../words/pasteIndex.ts';
import type { ColumnQuestion } from '../words/pasteRow.ts';
import { kindsOf, separatorOf, splitCells } from './cells.ts';
import { type Columns, columnsOf } from './columns.ts';
import { historyHeading } from './historyHeading.ts';

export interface SplitLine extends PastedLine {
  bare: string;
  count: string;
  separator: Separator;
  /** One, the whole line, for a sentence. */
  cells: readonly string[];
}

/**
 * Lines with the same separator below one heading; rows of the product history, and lines of numbers in one order, form
 * tables of their own.
 */
export interface PasteTable {
  heading: readonly string[];
  lines: SplitLine[];
}

export interface Layout extends Columns {
  question: ColumnQuestion | null;
}

/** Columns of the code that were chosen, by the text of lines of their table. */
export type ChosenColumns = ReadonlyMap<string, number>;

/** How many lines of a table the column question shows. */
const SHOWN_LINES = 3;

export function splitLine(line: PastedLine, index: PasteIndex): SplitLine {
  const { text: bare, count } = bareLine(line.text);
  const separator = separatorOf(bare, index);
  const cells = separator === 'blank' ? [bare] : splitCells(bare, separator);
  return { ...line, bare, count, separator, cells };
}

const wordsOf = (line: string) => line.split(/\s+/).filter((word) => word !== '');

function headingOf({ separator, cells, bare }: SplitLine): readonly string[] | null {
  if (separator !== 'blank') return isHeading(cells) ? cells : null;
  const words = wordsOf(bare);
  return words.every((word) => headingRole(word) !== null) && isHeading(words) ? words : null;
}

/** The line as a row below a heading in blanks; null where it does not fit. */
function rowBelow(heading: readonly string[], { bare }: SplitLine, index: PasteIndex): readonly string[] | null {
  const roles = heading.map(headingRole);
  const cells = roles.includes('code') ? cellsBelow(heading, roles.indexOf('description'), bare) : null;
  const fits = cells?.every((cell, place) => {
    const { isNumber, isUnit } = kindsOf(cell, index);
    const role = roles[place];
    return role === 'quantity' ? isNumber : role === 'unit' ? isUnit : true;
  });
  return fits ? cells : null;
}

/** A line with the table that it belongs to, and its cells in it; a sentence is one cell. */
export interface PlacedLine {
  line: SplitLine;
  table: PasteTable | null;
}

/** Every line with its table; headings are left out. */
export function placedLines(lines: readonly SplitLine[], index: PasteIndex): PlacedLine[] {
  const open = new Map<string, PasteTable>();
  const place = (kind: string, heading: readonly string[], line: SplitLine): PlacedLine => {
    const table = open.get(kind) ?? { heading, lines: [] };
    open.set(kind, table);
    table.lines.push(line);
    return { line, table };
  };
  return lines.map((line) => {
    const { separator, cells, bare } = line;
    const heading = headingOf(line);
    if (heading) {
      open.set(separator, { heading, lines: [] });
      return { line, table: null };
    }
    const headed = open.get(separator)?.heading ?? [];
    if (separator === 'blank') {
      const row = headed.length > 0 ? rowBelow(headed, line, index) : null;
      if (row) return place(separator, headed, { ...line, cells: row });
      const numbers = bareCells(bare, index);
      return numbers ? place(`order ${numbers.order}`, [], { ...line, cells: numbers.cells }) : place('text', [], line);
    }
    const sale = headed.length > 0 ? [] : historyHeading(cells, index);
    return sale.length > 0 ? place(`history ${sale.join()}`, sale, line) : place(separator, [], line);
  });
}

/** The meaning of each column of the table. */
export function layoutOf({ heading, lines }: PasteTable, index: PasteIndex, answers: ChosenColumns): Layout {
  const rows = lines.filter(({ bare }) => !isNoOrder(bare, index));
  const decided = lines.find(({ text }) => answers.has(text));
  const chosen = (decided && answers.get(decided.text)) ?? null;
  const columns = columnsOf(
    heading,
    rows.map(({ cells }) => cells),
    index,
    chosen,
  );
  const [first] = rows;
  if (!first || columns.rivals.length === 0) return { ...columns, question: null };
  const shown = rows.slice(0, SHOWN_LINES).map(({ number, cells }) => ({ number, cells }));
  return { ...columns, question: { line: first.number, columns: columns.rivals, lines: shown, chosen } };
}
