import { isBareRow } from './lines/bareLines.ts';
import { holdsKnownCode, readLineWords } from './lines/lineWords.ts';
import { isNoOrder } from './lines/noOrder.ts';
import { PASTE_LINES_LIMIT, pastedLines } from './lines/pastedLines.ts';
import { splitProducts } from './lines/splitProducts.ts';
import { readCells } from './tables/columns.ts';
import { withCommaRows } from './tables/commaRows.ts';
import {
  type ChosenColumns,
  layoutOf,
  type PasteTable,
  placedLines,
  type SplitLine,
  splitLine,
} from './tables/pasteTables.ts';
import { isKnownCode } from './words/codeShape.ts';
import type { PasteIndex } from './words/pasteIndex.ts';
import { numberOfPart, type PasteFields, type PasteRow } from './words/pasteRow.ts';

const NO_FIELDS: PasteFields = { code: '', quantity: '', unit: '', rest: '', doubt: null };
const HAS_DIGIT = /\p{Nd}/u;

/** The line, or its parts as separate lines. */
function divided(line: SplitLine, index: PasteIndex): SplitLine[] {
  const pieces = splitProducts(line.bare, index);
  if (!pieces) return [line];
  return pieces.map((text, at) => ({
    ...line,
    number: numberOfPart(line.number, at + 1),
    text,
    bare: text,
    separator: 'blank',
    cells: [text],
  }));
}

/** All lines, split as long as the result stays within the limit. Rows below a heading are not split. */
function linesOf(text: string, index: PasteIndex): SplitLine[] {
  const split = pastedLines(text).map((line) => splitLine(line, index));
  const lines = withCommaRows(split, index);
  const headed = new Set(
    placedLines(lines, index).flatMap(({ line, table }) => (table && table.heading.length > 0 ? [line.number] : [])),
  );
  const parts = lines.flatMap((line) => (headed.has(line.number) ? [line] : divided(line, index)));
  return parts.length <= Math.max(PASTE_LINES_LIMIT, lines.length) ? parts : lines;
}

function kindOf(line: SplitLine, fields: PasteFields, index: PasteIndex): PasteRow['kind'] {
  if (holdsKnownCode(line.cells.join(' '), index)) return 'order';
  if (isNoOrder(line.bare, index) || isNoOrder(line.text, index)) return 'aside';
  if (isKnownCode(fields.code, index) || HAS_DIGIT.test(line.bare)) return 'order';
  if (fields.quantity !== '') return 'order';
  const texts = [fields.code, fields.unit].filter((text) => text !== '');
  return line.separator !== 'blank' && texts.length > 1 ? 'order' : 'text';
}

/** A first row without a number above rows with numbers is a heading, regardless of its words. */
function isUnnamedHeading(line: SplitLine, { lines }: PasteTable, index: PasteIndex): boolean {
  return (
    lines[0] === line &&
    line.cells.length > 1 &&
    lines.length > 1 &&
    !HAS_DIGIT.test(line.bare) &&
    !holdsKnownCode(line.cells.join(' '), index) &&
    lines.slice(1).every((other) => HAS_DIGIT.test(other.bare))
  );
}

/**
 * `(2) TOM-100` means two of it. If several lines begin like this, they may be numbered, and with another quantity it
 * is not a quantity.
 */
function counted(fields: PasteFields, { count }: SplitLine, isNumbered: boolean): PasteFields {
  if (count === '' || fields.quantity !== '' || fields.doubt) return fields;
  return { ...fields, quantity: isNumbered ? `(${count})` : count };
}

/**
 * Parses pasted lines: one row for every line that is not blank, in order, or one for each product that it certainly
 * orders. Which column is code and which is quantity is decided over all lines of a table, or chosen by the user;
 * sentences are parsed line by line.
 */
export function parsePaste(text: string, index: PasteIndex, answers: ChosenColumns = new Map()): PasteRow[] {
  const lines = linesOf(text, index);
  const placed = placedLines(lines, index);
  const tables = new Set(placed.flatMap(({ table }) => table ?? []));
  const layouts = new Map([...tables].map((table) => [table, layoutOf(table, index, answers)] as const));
  const isNumbered = lines.filter(({ count }) => count !== '').length > 1;
  return placed.map(({ line, table }): PasteRow => {
    const { number, separator, cells, bare } = line;
    const layout = table && layouts.get(table);
    const origin = { line: number, text: line.text, separator, question: null };
    if (!table || !layout || isUnnamedHeading(line, table, index)) return { ...NO_FIELDS, ...origin, kind: 'heading' };
    const isSentence = separator === 'blank' && table.heading.length === 0 && !isBareRow(line, index);
    const read = isSentence ? readLineWords(bare, index) : readCells(cells, layout, index);
    const fields = counted(read, line, isNumbered);
    const kind = kindOf(line, fields, index);
    if (kind !== 'order') return { ...NO_FIELDS, ...origin, rest: bare, kind };
    return { ...fields, ...origin, kind, question: isSentence ? null : layout.question };
  });
}
