import type { Column, Row } from '../../../platform/pdf/columns.ts';
import { drawFacts, type LabelledText } from '../../../platform/pdf/facts.ts';
import type { Letterhead } from '../../../platform/pdf/letterhead.ts';
import { styles } from '../../../platform/pdf/look.ts';
import { Sheet, type SheetOptions } from '../../../platform/pdf/sheet.ts';
import { OpenTable } from '../../../platform/pdf/table.ts';
import { drawText } from '../../../platform/pdf/textBlocks.ts';
import { drawTotals, roomForTotals } from '../../../platform/pdf/totals.ts';

const ROOM_BETWEEN = 16;

export interface ListHead {
  letterhead: Letterhead;
  title: string;
  subtitle: string;
  facts: readonly LabelledText[];
  remark: string;
  columns: readonly Column[];
  totals: readonly LabelledText[];
}

/** Parts that follow one another under the same heading are one table. */
export interface ListPart {
  heading: string | null;
  rows: readonly Row[];
}

/** A list that is short enough to be known before it is drawn. */
export interface ListPdf extends ListHead {
  parts: readonly ListPart[];
}

interface Drawing extends Pick<SheetOptions, 'madeAt' | 'writeTo'> {
  /** Rows by which the columns get their widths. */
  widest: readonly Row[];
  /** Called after each drawn part, and at the end; an exception ends the drawing. */
  onPart?: (drawn: { rows: number; pages: number }) => Promise<void>;
}

/** Tables under headings, over as many pages as they need. */
export async function drawList(
  head: ListHead,
  parts: Iterable<ListPart> | AsyncIterable<ListPart>,
  { madeAt, writeTo, widest, onPart }: Drawing,
): Promise<Buffer> {
  const { letterhead, title, subtitle, facts, remark, columns, totals } = head;
  const sheet = new Sheet({ letterhead, title, subtitle, madeAt, ...(writeTo && { writeTo }) });
  drawFacts(sheet, facts);
  if (remark !== '') drawText(sheet, { tag: 'P', text: remark, style: styles.quiet, lineHeight: 11 });
  let table: OpenTable | null = null;
  let heading: string | null = null;
  let rows = 0;
  for await (const part of parts) {
    if (table && part.heading !== heading) {
      table.end(0);
      table = null;
      sheet.y += ROOM_BETWEEN;
    }
    if (!table) {
      heading = part.heading;
      table = new OpenTable(sheet, { caption: heading, columns, widest });
    }
    table.add(part.rows);
    rows += part.rows.length;
    await onPart?.({ rows, pages: sheet.pages });
  }
  table?.end(roomForTotals(totals));
  drawTotals(sheet, totals, '');
  await onPart?.({ rows, pages: sheet.pages });
  return await sheet.close();
}

export async function renderListPdf({ parts, ...head }: ListPdf, madeAt: Date): Promise<Buffer> {
  return await drawList(head, parts, { madeAt, widest: parts.flatMap(({ rows }) => rows) });
}
