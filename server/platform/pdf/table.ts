import { type Cell, type Column, fractionOf, type PlacedColumn, placeColumns, type Row, UNIT_GAP } from './columns.ts';
import { colors, styles } from './look.ts';
import type { Sheet } from './sheet.ts';
import type { TagElement } from './tags.ts';
import { drawText as drawParagraph } from './textBlocks.ts';
import type { Typesetter } from './typesetter.ts';

const PADDING = 4;
const LINE_HEIGHT = 12;
const NOTE_HEIGHT = 11;
const HEADING_HEIGHT = 18;
const CAPTION = { above: 8, line: 10, below: 2 };
const CAPTION_HEIGHT = CAPTION.above + CAPTION.line + CAPTION.below;
const LAST_ROWS_TOGETHER = 3;
/** The extra height of a row with handwriting. */
const ROOM_TO_WRITE = 4;

interface TableOptions {
  /** The caption is above the table, and always on the page of its first row. */
  caption?: string | null;
  columns: readonly Column[];
  /** Rows by which the columns get their widths: all of them, or the widest of those that are to come. */
  widest: readonly Row[];
}

export interface Table extends Pick<TableOptions, 'columns'> {
  rows: readonly Row[];
  /**
   * Free space below the last row, which moves with a few rows before it: the text after a table is never on a page
   * with only one row.
   */
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

const isBlank = ({ column }: SetCell): boolean => column.kind === 'blank';

function setCell(type: Typesetter, cell: Cell, column: PlacedColumn): SetCell {
  const lines = column.align === 'right' ? [cell.text] : type.wrap(cell.text, styles.body, column.width);
  const notes = (cell.notes ?? []).flatMap((note) => type.wrap(note, styles.quiet, column.width));
  return { cell, column, lines, notes };
}

function setRow(type: Typesetter, row: Row, columns: readonly PlacedColumn[]): SetRow {
  const cells = columns.map((column, index) => setCell(type, row[index] ?? { text: '' }, column));
  const heights = cells.map(
    ({ cell, lines, notes, column }) =>
      (lines.length + (cell.more?.length ?? 0)) * LINE_HEIGHT +
      notes.length * NOTE_HEIGHT +
      (column.kind === 'wide' ? 1 : 0),
  );
  return { cells, height: Math.max(...heights) + 2 * PADDING + (cells.some(isBlank) ? ROOM_TO_WRITE : 0) };
}

/** The first heading is the table's; those of the following pages repeat it for the eye. */
function drawHeading(sheet: Sheet, columns: readonly PlacedColumn[], table: TagElement | undefined): void {
  const { type, tags } = sheet;
  const baseline = sheet.y + 11;
  const parent = table === undefined ? undefined : tags.group('TR', table);
  for (const { heading, x, align } of columns) {
    const draw = () => type.draw(heading, x, baseline, styles.label, align);
    if (parent === undefined) tags.artifact(draw);
    else tags.content({ tag: 'TH', parent, scope: 'Column' }, draw);
  }
  sheet.y += HEADING_HEIGHT;
  sheet.rule(colors.ink);
}

/** Decimal points are aligned. */
function drawNumber(type: Typesetter, cell: Cell, { x, fraction = 0 }: PlacedColumn, baseline: number): void {
  const { text, before, more = [] } = cell;
  const endOf = (number: string) => x - fraction + type.width(fractionOf(number), styles.body);
  const left = endOf(text) - type.width(text, styles.body);
  if (before) type.draw(before, left - UNIT_GAP, baseline, styles.quiet, 'right');
  [cell, ...more].forEach((amount, index) => {
    const y = baseline + index * LINE_HEIGHT;
    type.draw(amount.text, endOf(amount.text), y, styles.body, 'right');
    if (amount.unit) type.draw(amount.unit, x + UNIT_GAP, y, styles.quiet);
  });
}

/** A line to write on. */
function drawBlank({ type: { document }, tags }: Sheet, { x, width }: PlacedColumn, bottom: number): void {
  tags.artifact(() => {
    document
      .moveTo(x, bottom)
      .lineTo(x + width, bottom)
      .lineWidth(0.6)
      .strokeColor(colors.quiet)
      .stroke();
  });
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
    if (isBlank(set)) drawBlank(sheet, set.column, sheet.y + height - PADDING);
    tags.content({ tag: 'TD', parent }, () => {
      if (set.column.align === 'right') drawNumber(type, set.cell, set.column, baseline);
      else drawText(type, set, baseline);
    });
  }
  parent?.end();
  sheet.y += height;
  sheet.rule();
}

function heightOf(rows: readonly SetRow[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

function drawCaption(sheet: Sheet, text: string): void {
  const { above, line, below } = CAPTION;
  sheet.y += above;
  drawParagraph(sheet, { tag: 'H2', text, style: styles.strong, lineHeight: line });
  sheet.y += below;
}

/**
 * A table whose rows are added one after the other, over any number of pages, its heading on every page, no row split.
 */
export class OpenTable {
  readonly #sheet: Sheet;
  readonly #caption: string | null;
  readonly #columns: readonly PlacedColumn[];
  #element: TagElement | undefined;
  /** The last rows, which wait for the element after the table. */
  #waiting: SetRow[] = [];

  constructor(sheet: Sheet, { caption = null, columns, widest }: TableOptions) {
    this.#sheet = sheet;
    this.#caption = caption;
    this.#columns = placeColumns(sheet.type, sheet.frame, columns, widest);
  }

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      this.#waiting.push(setRow(this.#sheet.type, row, this.#columns));
      if (this.#waiting.length <= LAST_ROWS_TOGETHER) continue;
      const first = this.#waiting.shift();
      if (first) this.#draw(first, first.height);
    }
  }

  /** Draws the last rows together, with this much room below them. */
  end(roomAfter: number): void {
    const last = this.#waiting;
    this.#waiting = [];
    last.forEach((row, index) => {
      this.#draw(row, index === 0 ? heightOf(last) + roomAfter : row.height);
    });
  }

  #draw(row: SetRow, room: number): void {
    const sheet = this.#sheet;
    if (this.#element === undefined) {
      const captionHeight = this.#caption === null ? 0 : CAPTION_HEIGHT;
      if (!sheet.hasRoom(captionHeight + HEADING_HEIGHT + room)) sheet.nextPage();
      if (this.#caption !== null) drawCaption(sheet, this.#caption);
      this.#element = sheet.tags.group('Table');
      drawHeading(sheet, this.#columns, this.#element);
    } else if (!sheet.hasRoom(room)) {
      sheet.nextPage();
      drawHeading(sheet, this.#columns, undefined);
    }
    drawRow(sheet, row, this.#element);
  }
}

/** A table with all of its rows. */
export function drawTable(sheet: Sheet, { columns, rows, roomAfter }: Table): void {
  const table = new OpenTable(sheet, { columns, widest: rows });
  table.add(rows);
  table.end(roomAfter);
}
