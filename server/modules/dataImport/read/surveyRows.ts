import { type ChosenNotation, evidenceOf, type FileNotation } from '#domain/dataImport/evidence.ts';
import { type Kind, keyColumns } from '#domain/dataImport/kind.ts';
import { numberForms } from '#domain/dataImport/notation.ts';
import { evidenceIn } from '#domain/dataImport/readRow.ts';
import { ShownCell } from '#domain/dataImport/shownCell.ts';
import { decimal } from '#domain/decimal.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { listOfLines, totalsText } from './leftOutTexts.ts';
import { cellText, isBlankRow, type Table, type TableRow } from './table.ts';

/** Numbers of a column that the workbook shows with fewer digits than it stores. */
interface Rounded {
  count: number;
  stored: string;
  shown: string;
}

export interface Survey {
  notation: FileNotation;
  /** The lines of rows that are no data: headings again, titles again, totals at the end. */
  leftOut: ReadonlySet<number>;
  remarks: string[];
}

const PERCENT = /\s*%$/;

function isRounded({ shown, stored, date, flaw }: ShownCell): boolean {
  if (stored === null || date !== null || flaw !== null || shown === stored) return false;
  const { point } = numberForms(shown.replace(PERCENT, ''));
  if (point === null) return false;
  return !decimal(point)
    .div(PERCENT.test(shown) ? 100 : 1)
    .eq(decimal(stored));
}

const TOTAL =
  /^(?:(?:grand|sub|report|overall|net)[\s-]*)?(?:total|sum)s?\b[\s:.()#\d,]*(?:items?|rows?|records?|lines?|products?|customers?)?[\s:.()#\d,]*$/i;
const AMOUNT = /^[-(]?\s*[$€£]?\s*\d[\d.,\s]*\)?\s*%?$/;
/** A report has at most so many rows of totals below its last row. */
const TOTALS_ROWS = 5;

/** Whether a row may be of totals: `Total`, or no key, and nothing but numbers. */
function mayBeTotals(cells: readonly unknown[], keys: readonly number[]): boolean {
  const first = cells.findIndex((cell) => cellText(cell) !== '');
  const label = cellText(cells[first]);
  const hasNoKey = () => AMOUNT.test(label) && keys.every((place) => cellText(cells[place]) === '');
  if (!TOTAL.test(label) && !hasNoKey()) return false;
  return cells.slice(first + 1).every((cell) => cellText(cell) === '' || AMOUNT.test(cellText(cell)));
}

const withoutDigits = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== '')
    .join('\n')
    .replaceAll(/\d+/g, '#');

/** Reads all rows once: how numbers and dates are written, and which rows are no data. */
export async function surveyRows(
  kind: Kind,
  table: Table,
  columns: readonly (string | null)[],
  chosen: ChosenNotation,
  isKnown: (column: string, code: string) => Promise<boolean>,
): Promise<Survey> {
  const evidence = evidenceOf(kind, chosen);
  const rounded = new Map<string, Rounded>();
  const weighed = kind.columns.flatMap(({ name, isNumber, isDate }) => {
    const place = columns.indexOf(name);
    return place >= 0 && (isNumber || isDate) ? [{ name, place, isNumber: isNumber === true }] : [];
  });
  const keys = keyColumns(kind).flatMap(({ name }) => (columns.includes(name) ? [columns.indexOf(name)] : []));
  const titles = new Set(table.above.map(withoutDigits));
  const repeated: number[] = [];
  let held: TableRow[] = [];
  let hasData = false;

  function weigh({ cells }: TableRow): void {
    hasData = true;
    for (const { name, place, isNumber } of weighed) {
      const cell = cells[place];
      const text = evidenceIn(cell);
      if (text !== null) evidence.add(name, text);
      if (!isNumber || !(cell instanceof ShownCell) || !isRounded(cell)) continue;
      const { count = 0 } = rounded.get(name) ?? {};
      rounded.set(name, { count: count + 1, stored: cell.stored ?? '', shown: cell.shown });
    }
  }

  function release(): void {
    for (const row of held) weigh(row);
    held = [];
  }

  for await (const row of table.rows()) {
    if (isBlankRow(row.cells)) continue;
    if (table.isHeading(row.cells) || (titles.size > 0 && titles.has(withoutDigits(row.cells.map(cellText))))) {
      repeated.push(row.line);
    } else if (held.length < TOTALS_ROWS && mayBeTotals(row.cells, keys)) held.push(row);
    else {
      release();
      weigh(row);
    }
  }
  const totals: TableRow[] = [];
  for (const row of held) {
    const place = keys.find((key) => cellText(row.cells[key]) !== '');
    const isData = place !== undefined && (await isKnown(columns[place] ?? '', cellText(row.cells[place])));
    if (hasData && !isData) totals.push(row);
    else weigh(row);
  }
  const remarks = [
    ...(repeated.length > 0 ? [dataImportText('reading.repeatedHeadings', listOfLines(repeated))] : []),
    ...totals.map(({ line, cells }) => dataImportText('reading.totalsLeftOut', { line, text: totalsText(cells) })),
    ...[...rounded].map(([name, { count, stored, shown }]) =>
      dataImportText('reading.rounded', { column: name, count, stored, shown }),
    ),
  ];
  return { notation: evidence.decide(), leftOut: new Set([...repeated, ...totals.map(({ line }) => line)]), remarks };
}
