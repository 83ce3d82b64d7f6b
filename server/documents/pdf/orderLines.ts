import type { PaperLine } from '../orderPaper.ts';
import { colors, frame, type Sheet, styles } from './sheet.ts';
import type { Align, Typesetter } from './typesetter.ts';

const ROW_PADDING = 4;
const LINE_HEIGHT = 12;
const NOTE_HEIGHT = 11;
const HEADING_HEIGHT = 18;
const GAP = 4;
const LAST_ROWS_TOGETHER = 3;

/** Right ends of the numbers (their units follow), left ends of the texts. */
interface Columns {
  code: number;
  codeWidth: number;
  description: number;
  descriptionWidth: number;
  quantity: number;
  price: number;
  extension: number;
}

interface Row {
  line: PaperLine;
  code: string[];
  description: string[];
  notes: string[];
  height: number;
}

function widest(type: Typesetter, texts: readonly string[], style: (typeof styles)[keyof typeof styles]): number {
  return texts.reduce((most, text) => Math.max(most, type.width(text, style)), 0);
}

/** Numbers get the room that the widest of them needs; the description takes the rest. */
function columnsFor(type: Typesetter, lines: readonly PaperLine[], hasPrices: boolean): Columns {
  const unitWidth =
    Math.max(
      widest(
        type,
        lines.map((line) => line.unit),
        styles.quiet,
      ),
      12,
    ) + GAP;
  const quantityWidth = Math.max(
    widest(
      type,
      lines.map((line) => line.quantity),
      styles.body,
    ),
    34,
  );
  const priceUnitWidth =
    Math.max(
      widest(
        type,
        lines.map((line) => `/ ${line.priceUnit}`),
        styles.quiet,
      ),
      18,
    ) + GAP;
  const priceWidth = Math.max(
    widest(
      type,
      lines.map((line) => line.price),
      styles.body,
    ),
    44,
  );
  const extensionWidth = Math.max(
    widest(
      type,
      lines.map((line) => line.extension),
      styles.body,
    ),
    52,
  );
  const estimateWidth = lines.some((line) => line.isEstimate) ? type.width('est.', styles.quiet) + GAP : 0;
  const codeWidth = Math.min(
    Math.max(
      widest(
        type,
        lines.map((line) => line.code),
        styles.body,
      ),
      44,
    ),
    84,
  );
  const extension = frame.right;
  const price = extension - extensionWidth - estimateWidth - 14 - priceUnitWidth;
  const quantity = hasPrices ? price - priceWidth - 14 - unitWidth : frame.right - unitWidth;
  const description = frame.left + codeWidth + 12;
  return {
    code: frame.left,
    codeWidth,
    description,
    descriptionWidth: quantity - quantityWidth - 12 - description,
    quantity,
    price,
    extension,
  };
}

function measure(type: Typesetter, line: PaperLine, columns: Columns): Row {
  const code = type.wrap(line.code, styles.body, columns.codeWidth);
  const description = type.wrap(line.description, styles.body, columns.descriptionWidth);
  const notes = line.notes.flatMap((note) => type.wrap(note, styles.quiet, columns.descriptionWidth));
  const textHeight = Math.max(
    code.length * LINE_HEIGHT,
    description.length * LINE_HEIGHT + notes.length * NOTE_HEIGHT + 1,
  );
  return { line, code, description, notes, height: textHeight + 2 * ROW_PADDING };
}

function drawHeading(sheet: Sheet, columns: Columns, hasPrices: boolean): void {
  const { type } = sheet;
  const baseline = sheet.y + 11;
  const put = (text: string, x: number, align: Align) => type.draw(text, x, baseline, styles.label, align);
  put('Item', columns.code, 'left');
  put('Description', columns.description, 'left');
  put('Quantity', columns.quantity, 'right');
  if (hasPrices) {
    put('Price', columns.price, 'right');
    put('Extension', columns.extension, 'right');
  }
  sheet.y += HEADING_HEIGHT;
  sheet.rule(colors.ink);
}

function drawRow(sheet: Sheet, row: Row, columns: Columns, hasPrices: boolean): void {
  const { type } = sheet;
  const { line } = row;
  const baseline = sheet.y + ROW_PADDING + 9.5;
  row.code.forEach((text, index) => {
    type.draw(text, columns.code, baseline + index * LINE_HEIGHT, styles.body);
  });
  row.description.forEach((text, index) => {
    type.draw(text, columns.description, baseline + index * LINE_HEIGHT, styles.body);
  });
  const notesBaseline = baseline + row.description.length * LINE_HEIGHT;
  row.notes.forEach((text, index) => {
    type.draw(text, columns.description, notesBaseline + index * NOTE_HEIGHT, styles.quiet);
  });
  type.draw(line.quantity, columns.quantity, baseline, styles.body, 'right');
  type.draw(line.unit, columns.quantity + GAP, baseline, styles.quiet);
  if (hasPrices) {
    type.draw(line.price, columns.price, baseline, styles.body, 'right');
    type.draw(`/ ${line.priceUnit}`, columns.price + GAP, baseline, styles.quiet);
    const width = type.width(line.extension, styles.body);
    if (line.isEstimate) type.draw('est.', columns.extension - width - GAP, baseline, styles.quiet, 'right');
    type.draw(line.extension, columns.extension, baseline, styles.body, 'right');
  }
  sheet.y += row.height;
  sheet.rule();
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.height, 0);
}

/**
 * The table of lines, its heading on every page, no row split. `roomAfter` stays free below the last row, which comes with
 * a few before it: what follows the table never stands alone with one line.
 */
export function drawOrderLines(sheet: Sheet, lines: readonly PaperLine[], hasPrices: boolean, roomAfter: number): void {
  const { type } = sheet;
  const columns = columnsFor(type, lines, hasPrices);
  const rows = lines.map((line) => measure(type, line, columns));
  const lastGroup = Math.max(0, rows.length - LAST_ROWS_TOGETHER);
  const roomFor = (index: number): number =>
    index === lastGroup ? heightOf(rows.slice(index)) + roomAfter : (rows[index]?.height ?? 0);
  if (!sheet.hasRoom(HEADING_HEIGHT + roomFor(0))) sheet.nextPage();
  drawHeading(sheet, columns, hasPrices);
  rows.forEach((row, index) => {
    if (index > 0 && !sheet.hasRoom(roomFor(index))) {
      sheet.nextPage();
      drawHeading(sheet, columns, hasPrices);
    }
    drawRow(sheet, row, columns, hasPrices);
  });
}
