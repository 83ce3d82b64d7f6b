import { type Cell, type Column, type PlacedColumn, placeColumns, type Row, UNIT_GAP } from './columns.ts';
import { colors, styles } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { TagElement } from './tags.ts';
import type { Typesetter } from './typesetter.ts';

const PADDING = 4;
const LINE_HEIGHT = 12;
const NOTE_HEIGHT = 11;
const HEADING_HEIGHT = 18;
const LAST_ROWS_TOGETHER = 3;

export interface Table {
  columns: readonly Column[];
  rows: readonly Row[];
  /** Stays free below the last row, which comes with a few before it: what follows the table never stands alone with one row. */
  roomAfter: number;
}

interface SetCell {
  cell: Cell;
  column: PlacedColumn;
  lines: string[];
  notes: string[];
}

interface SetRow {
  cells: SetCell[];
  height: number;
}

function setCell(type: Typesetter, cell: Cell, column: PlacedColumn): SetCell {
  const lines = column.align === 'right' ? [cell.text] : type.wrap(cell.text, styles.body, column.width);
  const notes = (cell.notes ?? []).flatMap((note) => type.wrap(note, styles.quiet, column.width));
  return { cell, column, lines, notes };
}

function setRow(type: Typesetter, row: Row, columns: readonly PlacedColumn[]): SetRow {
  const cells = columns.map((column, index) => setCell(type, row[index] ?? { text: '' }, column));
  const heights = cells.map(
    ({ lines, notes, column }) => lines.length * LINE_HEIGHT + notes.length * NOTE_HEIGHT + (column.isWide ? 1 : 0),
  );
  return { cells, height: Math.max(...heights) + 2 * PADDING };
}

/** The first heading is the table's; those of the following pages repeat it for the eye. */
function drawHeading(sheet: Sheet, columns: readonly PlacedColumn[], element: TagElement | null): void {
  const { type, tags } = sheet;
  const baseline = sheet.y + 11;
  const parent = element && tags.group('TR', element);
  for (const { heading, x, align } of columns) {
    const draw = () => type.draw(heading, x, baseline, styles.label, align);
    if (parent) tags.content({ tag: 'TH', parent, scope: 'Column' }, draw);
    else tags.artifact(draw);
  }
  sheet.y += HEADING_HEIGHT;
  sheet.rule(colors.ink);
}

function drawNumber(type: Typesetter, { text, before, unit }: Cell, x: number, baseline: number): void {
  if (before) type.draw(before, x - type.width(text, styles.body) - UNIT_GAP, baseline, styles.quiet, 'right');
  type.draw(text, x, baseline, styles.body, 'right');
  if (unit) type.draw(unit, x + UNIT_GAP, baseline, styles.quiet);
}

function drawText(type: Typesetter, { lines, notes, column }: SetCell, baseline: number): void {
  lines.forEach((line, index) => {
    type.draw(line, column.x, baseline + index * LINE_HEIGHT, styles.body);
  });
  notes.forEach((note, index) => {
    type.draw(note, column.x, baseline + lines.length * LINE_HEIGHT + index * NOTE_HEIGHT, styles.quiet);
  });
}

function drawRow(sheet: Sheet, { cells, height }: SetRow, element: TagElement): void {
  const { type, tags } = sheet;
  const baseline = sheet.y + PADDING + 9.5;
  const parent = tags.group('TR', element);
  for (const set of cells) {
    tags.content({ tag: 'TD', parent }, () => {
      if (set.column.align === 'right') drawNumber(type, set.cell, set.column.x, baseline);
      else drawText(type, set, baseline);
    });
  }
  sheet.y += height;
  sheet.rule();
}

function heightOf(rows: readonly SetRow[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/** A table over as many pages as it needs, its heading on every page, no row split. */
export function drawTable(sheet: Sheet, { columns, rows, roomAfter }: Table): void {
  const { type, tags } = sheet;
  const placed = placeColumns(type, columns, rows);
  const set = rows.map((row) => setRow(type, row, placed));
  const lastGroup = Math.max(0, set.length - LAST_ROWS_TOGETHER);
  const roomFor = (index: number): number =>
    index === lastGroup ? heightOf(set.slice(index)) + roomAfter : (set[index]?.height ?? 0);
  if (!sheet.hasRoom(HEADING_HEIGHT + roomFor(0))) sheet.nextPage();
  const element = tags.group('Table');
  drawHeading(sheet, placed, element);
  set.forEach((row, index) => {
    if (index > 0 && !sheet.hasRoom(roomFor(index))) {
      sheet.nextPage();
      drawHeading(sheet, placed, null);
    }
    drawRow(sheet, row, element);
  });
}
