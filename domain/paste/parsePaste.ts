import { separatorOf, splitCells } from './cells.ts';
import { type Columns, columnsOf, readCells } from './columns.ts';
import { headingRole, isHeading } from './headings.ts';
import { historyHeading } from './historyHeading.ts';
import { holdsKnownCode, readLineWords } from './lineWords.ts';
import { isNoOrder } from './noOrder.ts';
import { bareLine, PASTE_LINES_LIMIT, type PastedLine, pastedLines } from './pastedLines.ts';
import type { Separator } from './pastedQuantity.ts';
import { type PasteIndex, productsOfCode } from './pasteIndex.ts';
import { numberOfPart, type PasteFields, type PasteRow } from './pasteRow.ts';
import { splitProducts } from './splitProducts.ts';

interface SplitLine extends PastedLine {
  bare: string;
  count: string;
  separator: Separator;
  /** One, the whole line, where blanks separate. */
  cells: readonly string[];
}

const NO_FIELDS: PasteFields = { code: '', quantity: '', unit: '', rest: '', doubt: null };
const HAS_DIGIT = /\p{Nd}/u;
function split(line: PastedLine, index: PasteIndex): SplitLine {
  const { text: bare, count } = bareLine(line.text);
  const separator = separatorOf(bare, index);
  const cells = separator === 'blank' ? [bare] : splitCells(bare, separator);
  return { ...line, bare, count, separator, cells };
}

/** The line, or its parts as lines of their own. */
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

/** All lines, divided as long as that makes no more of them than can be judged. */
function linesOf(text: string, index: PasteIndex): SplitLine[] {
  const lines = pastedLines(text).map((line) => split(line, index));
  const parts = lines.flatMap((line) => divided(line, index));
  return parts.length <= Math.max(PASTE_LINES_LIMIT, lines.length) ? parts : lines;
}

function isHeadingLine({ separator, cells, bare }: SplitLine): boolean {
  if (separator !== 'blank') return isHeading(cells);
  const words = bare.split(/\s+/).filter((word) => word !== '');
  return words.every((word) => headingRole(word) !== null) && isHeading(words);
}

/** Lines of one separator, as far as one heading goes; rows of the product history by themselves. */
interface Table {
  heading: readonly string[];
  lines: SplitLine[];
}

function tablesOf(lines: readonly SplitLine[], index: PasteIndex): Map<SplitLine, Table> {
  const tableOf = new Map<SplitLine, Table>();
  const open = new Map<string, Table>();
  for (const line of lines) {
    const isNew = isHeadingLine(line);
    const isHeaded = (open.get(line.separator)?.heading.length ?? 0) > 0;
    const sale = isNew || isHeaded || line.separator === 'blank' ? [] : historyHeading(line.cells, index);
    const kind = sale.length > 0 ? `history ${sale.join()}` : line.separator;
    const table = (isNew ? undefined : open.get(kind)) ?? { heading: isNew ? line.cells : sale, lines: [] };
    open.set(kind, table);
    if (isNew) continue;
    table.lines.push(line);
    tableOf.set(line, table);
  }
  return tableOf;
}

function kindOf(line: SplitLine, fields: PasteFields, index: PasteIndex): PasteRow['kind'] {
  if (holdsKnownCode(line.cells.join(' '), index)) return 'order';
  if (productsOfCode(index, fields.code).length > 0) return 'order';
  if (isNoOrder(line.bare, index) || isNoOrder(line.text, index)) return 'aside';
  if (HAS_DIGIT.test(line.bare)) return 'order';
  if (fields.quantity !== '') return 'order';
  const said = [fields.code, fields.unit].filter((text) => text !== '');
  return line.separator !== 'blank' && said.length > 1 ? 'order' : 'text';
}

function layoutOf({ heading, lines }: Table, index: PasteIndex): Columns {
  const rows = lines.filter((line) => line.separator !== 'blank').map((line) => line.cells);
  return columnsOf(heading, rows, index);
}

/** A first row without a number over rows with numbers is a heading, whatever its words. */
function isUnnamedHeading(line: SplitLine, table: Table, index: PasteIndex): boolean {
  return (
    table.lines[0] === line &&
    line.cells.length > 1 &&
    table.lines.length > 1 &&
    !HAS_DIGIT.test(line.bare) &&
    !holdsKnownCode(line.cells.join(' '), index) &&
    table.lines.slice(1).every((other) => HAS_DIGIT.test(other.bare))
  );
}

/** `(2) TOM-100` is two of it; where several lines begin so they may be numbered, and with another quantity it is no quantity. */
function counted(fields: PasteFields, { count }: SplitLine, isNumbered: boolean): PasteFields {
  if (count === '' || fields.quantity !== '' || fields.doubt) return fields;
  return { ...fields, quantity: isNumbered ? `(${count})` : count };
}

/**
 * Reads pasted lines: one row for every line that is not blank, in their order, or one for each product that it orders for certain. Columns are decided over all lines of
 * the same separator, free text line by line; a code that the catalogue knows wins over every layout.
 */
export function parsePaste(text: string, index: PasteIndex): PasteRow[] {
  const lines = linesOf(text, index);
  const tableOf = tablesOf(lines, index);
  const layouts = new Map([...new Set(tableOf.values())].map((table) => [table, layoutOf(table, index)] as const));
  const isNumbered = lines.filter(({ count }) => count !== '').length > 1;
  return lines.map((line): PasteRow => {
    const { number, separator, cells, bare } = line;
    const table = tableOf.get(line);
    const columnsHere = table && layouts.get(table);
    const origin = { line: number, text: line.text, separator };
    if (!table || !columnsHere || isUnnamedHeading(line, table, index))
      return { ...NO_FIELDS, ...origin, kind: 'heading' };
    const read = separator === 'blank' ? readLineWords(bare, index) : readCells(cells, columnsHere, index);
    const fields = counted(read, line, isNumbered);
    const kind = kindOf(line, fields, index);
    return kind === 'order' ? { ...fields, ...origin, kind } : { ...NO_FIELDS, ...origin, rest: bare, kind };
  });
}
