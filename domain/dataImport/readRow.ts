import { cellFlawTexts } from './cellFlawTexts.ts';
import { type Issue, importTexts } from './importTexts.ts';
import { type Column, isRequiredKey, type Kind } from './kind.ts';
import { type Notation, POINT_NOTATION } from './notation.ts';
import { type CellIssue, type Row, shownValue } from './rowResult.ts';
import { ShownCell, shownNumber } from './shownCell.ts';

/** A cell value from JSON or a spreadsheet. */
export type RawCell = unknown;

const NUMBERLIKE: ReadonlySet<string> = new Set(['number', 'bigint']);

/** An apostrophe marks text in a spreadsheet; exports of the shop add one to text that would be a formula. */
const TEXT_MARK = /^'(?='*\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** A spreadsheet program writes `="00042"` for a text that it must not read as a number. */
const PROTECTED = /^\s*=\s*(["\u201c\u201d])(.*)["\u201c\u201d]\s*$/s;

function textIn(cell: string): string {
  if (cell.startsWith("'")) return cell.replace(TEXT_MARK, '');
  if (!cell.includes('=')) return cell;
  return cell.replace(PROTECTED, (_, mark: string, inner: string) => inner.replaceAll(mark + mark, mark));
}

interface CellText {
  text: string;
  /**
   * The notation is known: numbers of JSON and of workbooks have a decimal point, regardless of the file's notation.
   */
  isNumber: boolean;
}

function textShown(cell: ShownCell, column: Column | undefined): CellText {
  if (column?.isDate && cell.date !== null) return { text: cell.date, isNumber: false };
  return { text: column?.isNumber ? shownNumber(cell) : cell.shown, isNumber: cell.stored !== null };
}

/** A cell as text; null for a value that is neither text nor number. */
function textOf(cell: RawCell, column?: Column): CellText | null {
  if (cell === null || cell === undefined) return { text: '', isNumber: false };
  if (typeof cell === 'string') return { text: textIn(cell), isNumber: false };
  if (typeof cell === 'boolean') return { text: cell ? 'yes' : 'no', isNumber: false };
  if (cell instanceof ShownCell) return textShown(cell, column);
  return NUMBERLIKE.has(typeof cell) ? { text: String(cell), isNumber: true } : null;
}

/** The text of a cell that is evidence of the column's notation; null when it is none. */
export function evidenceIn(cell: RawCell): string | null {
  return typeof cell === 'string' ? textIn(cell) : null;
}

function issueOf(column: Column, value: string | null, issue: Issue): CellIssue {
  return { column: column.name, value: value === null ? null : shownValue(value), ...issue };
}

const NO_OPPOSITES: ReadonlySet<string> = new Set();
const oppositeOf = (value: string) => (value === 'yes' ? 'no' : 'yes');

/**
 * Reads the cells of one row by column name. An absent column stays absent. An empty cell is null, except in a column
 * that always has a value: there it keeps the stored one. `opposites` are columns whose cells mean the opposite.
 */
export function readRow(
  kind: Kind,
  line: number,
  cells: Readonly<Record<string, RawCell>>,
  notationOf: (column: string) => Notation,
  opposites: ReadonlySet<string> = NO_OPPOSITES,
): Row {
  const values: Record<string, string | null> = {};
  const notes: CellIssue[] = [];
  const refusals: CellIssue[] = [];
  const other = (name: string) => textOf(cells[name])?.text ?? '';
  for (const column of kind.columns) {
    const { name, isKey, isNeeded, standard, emptyValue } = column;
    const cell = cells[name];
    const isAbsent = cell === undefined;
    const given = textOf(cell, column);
    const flaw = cell instanceof ShownCell ? cell.flaw : null;
    if (given === null) {
      refusals.push(issueOf(column, null, importTexts.notAValue(name)));
    } else if (flaw !== null) {
      refusals.push(issueOf(column, given.text, cellFlawTexts[flaw](name, given.text)));
    } else if (given.text.trim() === '') {
      if (isRequiredKey(column)) refusals.push(issueOf(column, null, importTexts.missing(name)));
      else if (!isAbsent && !isKey && !isNeeded && standard === undefined) values[name] = null;
    } else {
      const read = column.read(given.text, name, given.isNumber ? POINT_NOTATION : notationOf(name), other);
      if ('refusal' in read) refusals.push(issueOf(column, given.text, read.refusal));
      else if (read.value !== emptyValue) {
        values[name] = opposites.has(name) ? oppositeOf(read.value) : read.value;
        if (read.note) notes.push(issueOf(column, given.text, read.note));
      }
    }
  }
  return { line, values, notes, refusals };
}
