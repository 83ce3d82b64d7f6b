import { FILE_COLUMNS, FILE_ROWS } from '#domain/dataImport/limits.ts';
import { ShownCell } from '#domain/dataImport/shownCell.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { FileRefused } from '../fileRefused.ts';
import { GENERAL, shownNumberCell, shownText } from './cellFormat.ts';
import type { Workbook } from './workbook.ts';
import { type Attributes, readXmlPart, unescaped } from './xmlPart.ts';
import { type Zip, ZipBroken } from './zip.ts';

export interface SheetRow {
  line: number;
  /** Cells without a value are left out. */
  cells: unknown[];
}

export interface Sheet {
  rows: SheetRow[];
  hiddenRows: number;
  hiddenColumns: { first: number; last: number }[];
}

const LETTERS = 26;
const LAST_COLUMN = 16_384;
const ADDRESS = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** `B5`: column 1 from 0 on, line 5. */
function placeOf(address: string): { column: number; line: number } | null {
  const [, letters = '', line = ''] = ADDRESS.exec(address) ?? [];
  if (letters === '') return null;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
  return column < LAST_COLUMN ? { column, line: Number(line) } : null;
}

const isHidden = ({ hidden }: Attributes) => hidden === '1' || hidden === 'true';

/** A raw cell of the sheet, before its displayed value is known. */
interface RawSheetCell {
  type: string;
  style: number;
  value: string | null;
  text: string;
  formula: string | null;
}

function cellOf(
  { type, style, value, text, formula }: RawSheetCell,
  { texts, formats, serialOffset }: Workbook,
): unknown {
  const format = formats[style] ?? GENERAL;
  if (formula !== null && value === null && type !== 'inlineStr')
    return new ShownCell({ shown: `=${formula || '…'}`, flaw: 'notCalculated' });
  if (type === 'inlineStr') return shownText(unescaped(text), format);
  if (value === null || value === '') return undefined;
  if (type === 's') {
    const shared = texts[Number(value)];
    if (shared === undefined) throw new ZipBroken('a text is missing');
    return shownText(shared, format);
  }
  if (type === 'str') return shownText(unescaped(value), format);
  if (type === 'b') return new ShownCell({ shown: value === '1' ? 'TRUE' : 'FALSE' });
  if (type === 'e') return new ShownCell({ shown: value, flaw: 'error' });
  if (type === 'd') return new ShownCell({ shown: value, date: value.slice(0, 10) });
  return shownNumberCell(value, format, serialOffset);
}

/** Cells under a merged cell have no value of their own, although the workbook shows one there. */
function markMerged(rows: readonly SheetRow[], merges: readonly string[]): void {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const lastLine = rows.at(-1)?.line ?? 0;
  const covered = new ShownCell({ shown: '', flaw: 'merged' });
  let marked = 0;
  for (const merge of merges) {
    const [from, to] = merge.split(':').map(placeOf);
    if (!from || !to) continue;
    for (let line = from.line; line <= Math.min(to.line, lastLine); line += 1) {
      const cells = byLine.get(line)?.cells;
      for (let column = from.column; column <= Math.min(to.column, FILE_COLUMNS); column += 1) {
        marked += 1;
        if (cells && (line !== from.line || column !== from.column)) cells[column] = covered;
      }
    }
    if (marked > FILE_ROWS) throw new ZipBroken('too many cells are merged');
  }
}

/** The rows of a sheet with their displayed values. */
export async function readSheet(zip: Zip, workbook: Workbook): Promise<Sheet> {
  const sheet: Sheet = { rows: [], hiddenRows: 0, hiddenColumns: [] };
  const merges: string[] = [];
  let row: SheetRow = { line: 0, cells: [] };
  let column = -1;
  let cell: RawSheetCell | null = null;
  let part: 'value' | 'text' | 'formula' | null = null;
  let isReading = false;

  function open(name: string, attributes: Attributes): void {
    part = null;
    if (name === 'row') {
      const line = Number(attributes.r);
      row = { line: line > row.line ? line : row.line + 1, cells: [] };
      column = -1;
      if (isHidden(attributes)) sheet.hiddenRows += 1;
    } else if (name === 'c') {
      column = (attributes.r === undefined ? null : placeOf(attributes.r)?.column) ?? column + 1;
      cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: null, text: '', formula: null };
    } else if (name === 'rPh') isReading = true;
    else if (name === 'mergeCell') merges.push(attributes.ref ?? '');
    else if (name === 'col' && isHidden(attributes))
      sheet.hiddenColumns.push({ first: Number(attributes.min) - 1, last: Number(attributes.max) - 1 });
    else if (cell) startPart(cell, name);
  }

  function startPart(into: RawSheetCell, name: string): void {
    if (name === 'v') {
      part = 'value';
      into.value ??= '';
    } else if (name === 'f') {
      part = 'formula';
      into.formula ??= '';
    } else if (name === 't' && !isReading) part = 'text';
  }

  function text(piece: string): void {
    if (!cell || part === null) return;
    if (part === 'text') cell.text += piece;
    else cell[part] = (cell[part] ?? '') + piece;
  }

  function close(name: string): void {
    part = null;
    if (name === 'rPh') isReading = false;
    else if (name === 'c' && cell) {
      const shown = cellOf(cell, workbook);
      if (shown !== undefined && shown !== '') row.cells[column] = shown;
      cell = null;
    } else if (name === 'row' && row.cells.length > 0) {
      sheet.rows.push(row);
      if (sheet.rows.length > FILE_ROWS + 1)
        throw new FileRefused(dataImportText('file.tooManyRows', { most: FILE_ROWS }));
    }
  }

  if (!(await readXmlPart(zip, workbook.sheet, { open, close, text }))) throw new ZipBroken('the sheet is missing');
  markMerged(sheet.rows, merges);
  return sheet;
}
