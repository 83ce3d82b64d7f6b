import type { Kind } from '#domain/dataImport/kind.ts';
import { FILE_COLUMNS } from '#domain/dataImport/limits.ts';
import { type ChosenColumns, matchColumns } from '#domain/dataImport/matchColumns.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { FileRefused } from '../fileRefused.ts';
import { cellText, isBlankRow, type RawTable, type Table, type TableRow } from './table.ts';

/** Titles and dates of a report are above its headings; the headings are among so many rows. */
const HEADING_ROWS = 20;
/** Enough rows to show what a column has, and few enough to read them once more. */
const FIRST_ROWS = 200;

async function firstRows(raw: RawTable, most: number): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of raw.rows()) {
    if (isBlankRow(row.cells)) continue;
    rows.push(row);
    if (rows.length === most) break;
  }
  return rows;
}

/** How well a row fits as the headings: all key columns count more than many others. */
function fitOf(kind: Kind, texts: readonly string[], chosen: ChosenColumns): number {
  const { columns, missing, unclear } = matchColumns(kind, texts, chosen);
  const known = unclear.length + columns.filter((column) => column !== null).length;
  return known === 0 ? 0 : known + (missing.length === 0 ? FILE_COLUMNS : 0);
}

const textsOf = ({ cells }: TableRow) => Array.from(cells, cellText);

const widthOf = (texts: readonly string[]) => texts.filter((text) => text !== '').length;

/** The place of the headings among the first rows: the best fit, or else the first row that is no title. */
function headingPlace(kind: Kind, rows: readonly TableRow[], chosen: ChosenColumns): number {
  const early = rows.slice(0, HEADING_ROWS).map(textsOf);
  const fits = early.map((texts) => fitOf(kind, texts, chosen));
  const best = Math.max(...fits, 0);
  if (best > 0) return fits.indexOf(best);
  const widest = Math.max(...early.map(widthOf), 0);
  return Math.max(
    0,
    early.findIndex((texts) => 2 * widthOf(texts) > widest),
  );
}

/** Headings by which a column can be chosen: none is empty, and none occurs twice. */
function nameHeadings(texts: readonly string[]): string[] {
  const names: string[] = [];
  for (const [place, text] of texts.entries()) {
    const heading = text === '' ? dataImportText('file.columnWithoutHeading', { number: place + 1 }) : text;
    let name = heading;
    for (let count = 2; names.includes(name); count += 1) name = `${heading} (${count})`;
    names.push(name);
  }
  return names;
}

/** Empty headings at the end belong to no column if the first rows have nothing there. */
function trimmed(texts: readonly string[], rows: readonly TableRow[]): readonly string[] {
  let length = texts.length;
  while (length > 0 && texts[length - 1] === '' && rows.every(({ cells }) => cellText(cells[length - 1]) === ''))
    length -= 1;
  return texts.slice(0, length);
}

const isRow = (texts: readonly string[], cells: readonly unknown[]) =>
  texts.every((text, at) => cellText(cells[at]) === text) && isBlankRow(cells.slice(texts.length));

/** Templates of some systems have a second row of headings, with other names of the same columns. */
function isSecondHeading(kind: Kind, headings: readonly string[], row: TableRow, chosen: ChosenColumns): boolean {
  const { columns } = matchColumns(kind, textsOf(row), {});
  const known = matchColumns(kind, headings, chosen).columns;
  const same = columns.filter((column, at) => column !== null && column === known[at]);
  return same.length > 2 && same.length === columns.filter((column) => column !== null).length;
}

/** Finds the headings of a file, which may be below other rows. */
export async function headedTable(kind: Kind, raw: RawTable, chosen: ChosenColumns): Promise<Table> {
  const { format, encoding, delimiter } = raw;
  const early = await firstRows(raw, HEADING_ROWS + FIRST_ROWS);
  if (raw.headings !== null) {
    const { headings } = raw;
    return {
      format,
      encoding,
      delimiter,
      headings,
      above: [],
      first: early,
      isHeading: () => false,
      remarks: [],
      rows: raw.rows,
    };
  }
  const place = headingPlace(kind, early, chosen);
  const heading = early[place];
  if (!heading) throw new FileRefused(dataImportText('file.empty'));
  const first = early.slice(place + 1, place + 1 + FIRST_ROWS);
  const texts = trimmed(textsOf(heading), first);
  const headings = nameHeadings(texts);
  const [second] = first;
  const again = second && isSecondHeading(kind, texts, second, chosen) ? textsOf(second) : null;
  const isSeveral = texts.filter((text) => text !== '').length > 1;
  return {
    ...{ format, encoding, delimiter, headings, first },
    above: early.slice(0, place).map(textsOf),
    isHeading: (cells) => isSeveral && (isRow(texts, cells) || (again !== null && isRow(again, cells))),
    remarks: [
      ...(place > 0 ? [dataImportText('reading.headingsBelow', { line: heading.line })] : []),
      ...(raw.remarks?.(headings) ?? []),
    ],
    rows: () => raw.rows(heading.line),
  };
}
