import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import type { Kind, Reference } from '#domain/dataImport/kind.ts';
import { FILE_COLUMNS, FILE_ROWS, HEADING_LENGTH } from '#domain/dataImport/limits.ts';
import { type ChosenColumns, type ColumnReason, isOpposite, matchColumns } from '#domain/dataImport/matchColumns.ts';
import { type DateOrder, type DecimalSign, type Notation, POINT_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import { ColumnsMissing, FileRefused } from '../fileRefused.ts';
import type { FileSource } from './fileSource.ts';
import { headedTable } from './headedTable.ts';
import { openTable } from './openTable.ts';
import type { Reading } from './reading.ts';
import { samplesOf } from './samples.ts';
import { surveyRows } from './surveyRows.ts';
import { isBlankRow } from './table.ts';
import type { Delimiter } from './textTable.ts';

/** The user's choices for a file, in place of detection. */
export interface ReadOptions {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  decimal?: DecimalSign | undefined;
  dateOrder?: DateOrder | undefined;
  columns?: ChosenColumns | undefined;
  /** The choices of an earlier file with the same headings, used when the user makes none. */
  savedColumns?: ((headings: readonly string[]) => Promise<ChosenColumns>) | undefined;
  /** Whether the shop has this code: a row of totals has none. */
  isKnown?: ((reference: Reference, code: string) => Promise<boolean>) | undefined;
}

export interface OpenFile {
  readonly reading: Reading;
  /** Rows of the kind in batches; `read` is the read part of the file, from 0 to 1. */
  batches(size: number): AsyncGenerator<{ rows: Row[]; read: number }>;
}

function requireHeadings(headings: readonly string[]): void {
  if (headings.every((heading) => heading.trim() === '')) throw new FileRefused(dataImportText('file.empty'));
  if (headings.length > FILE_COLUMNS)
    throw new FileRefused(dataImportText('file.tooManyColumns', { count: headings.length, most: FILE_COLUMNS }));
  if (headings.some(({ length }) => length > HEADING_LENGTH)) throw new FileRefused(fileTexts.headingTooLong);
}

function requireColumns(kind: Kind, headings: readonly string[], chosen: ChosenColumns): void {
  const known = kind.columns.map(({ name }) => name);
  for (const heading of headings) {
    const column = chosen[heading];
    if (typeof column === 'string' && !known.includes(column)) {
      throw new FileRefused(fileTexts.unknownColumn(heading, column, known));
    }
  }
}

/** The reason of each column; a choice that matching would have made by itself is none. */
function reasonsOf(
  kind: Kind,
  headings: readonly string[],
  chosen: ChosenColumns,
  choice: 'chosen' | 'remembered',
): (ColumnReason | null)[] {
  const { columns, reasons } = matchColumns(kind, headings, chosen);
  const alone = matchColumns(kind, headings, {});
  const unclear = new Set(alone.unclear.flatMap((one) => one.headings));
  return reasons.map((reason, at) => {
    if (reason !== 'chosen') return reason;
    const isAlone = columns[at] === alone.columns[at] && !unclear.has(headings[at] ?? '');
    return isAlone ? (alone.reasons[at] ?? null) : choice;
  });
}

function oppositesOf(kind: Kind, headings: readonly string[], columns: readonly (string | null)[]): Set<string> {
  const found = kind.columns.filter((column) => isOpposite(column, headings[columns.indexOf(column.name)] ?? ''));
  return new Set(found.map(({ name }) => name));
}

/** The kind of code that identifies the rows of a kind. */
const OWN_CODES: Readonly<Record<string, Reference>> = {
  products: 'product',
  categories: 'category',
  customers: 'customer',
  users: 'user',
  orders: 'order',
};

/** Whether a quoted text of several lines has the delimiters of other rows; prose has a blank after a comma. */
function hasRows(cell: unknown, delimiter: string, columns: number): boolean {
  if (typeof cell !== 'string' || columns < 3 || !/[\r\n]/.test(cell)) return false;
  return (
    cell
      .split(delimiter)
      .slice(1)
      .filter((part) => !part.startsWith(' ')).length >=
    columns - 1
  );
}

/** Detects how a file is parsed, as far as the user does not choose; throws `FileRefused` when it cannot be parsed. */
export async function openFile(kind: Kind, source: FileSource, options: ReadOptions = {}): Promise<OpenFile> {
  const table = await headedTable(kind, await openTable(kind, source, options), options.columns ?? {});
  const { headings, first } = table;
  requireHeadings(headings);
  const chosen = options.columns ?? (await options.savedColumns?.(headings)) ?? {};
  requireColumns(kind, headings, chosen);
  const { columns, missing, unclear } = matchColumns(kind, headings, chosen);
  const reasons = reasonsOf(kind, headings, chosen, options.columns ? 'chosen' : 'remembered');
  const opposites = oppositesOf(kind, headings, columns);
  const read = (notations: Readonly<Record<string, Notation>>) => {
    const samples = samplesOf(kind, columns, first, (name) => notations[name] ?? POINT_NOTATION, opposites);
    return {
      format: table.format,
      encoding: table.encoding,
      delimiter: table.delimiter,
      columns: headings.map((heading, at) => ({
        ...{ heading, column: columns[at] ?? null },
        ...{ reason: reasons[at] ?? null, samples: samples[at] ?? [] },
      })),
      constants: [],
    };
  };
  if (missing.length > 0 || unclear.length > 0) {
    const { decimal = null, dateOrder = null } = options;
    const reading = { ...read({}), decimal, dateOrder, questions: [], remarks: [...table.remarks] };
    const reasons = [
      ...(missing.length > 0 ? [fileTexts.columnsMissing(missing, headings)] : []),
      ...unclear.map((one) => fileTexts.columnUnclear(one.column, one.headings)),
    ];
    throw new ColumnsMissing(reasons.join(' '), reading);
  }
  const {
    notation: found,
    leftOut,
    remarks,
  } = await surveyRows(kind, table, columns, options, async (name, code) => {
    const reference = kind.columns.find((column) => column.name === name)?.refersTo ?? OWN_CODES[kind.name];
    return reference !== undefined && ((await options.isKnown?.(reference, code)) ?? false);
  });
  const { columns: notations, ...notation } = found;

  function rowOf(line: number, cells: readonly unknown[]): Row {
    const extra = cells.slice(headings.length);
    if (!isBlankRow(extra)) {
      const refusal = { column: null, value: null, ...fileTexts.moreCells(cells.length, headings.length) };
      return { line, values: {}, notes: [], refusals: [refusal] };
    }
    if (table.delimiter !== null && cells.some((cell) => hasRows(cell, table.delimiter ?? ',', headings.length))) {
      const texts = { reason: dataImportText('file.rowsInQuotes'), hint: dataImportText('file.rowsInQuotesHint') };
      return { line, values: {}, notes: [], refusals: [{ column: null, value: null, ...texts }] };
    }
    const named: Record<string, unknown> = {};
    // An absent property of an object is absent; a short row has empty cells.
    const nothing = table.format === 'json' ? undefined : '';
    for (const [at, column] of columns.entries()) {
      if (column !== null) named[column] = cells[at] === undefined ? nothing : cells[at];
    }
    return readRow(kind, line, named, (name) => notations[name] ?? POINT_NOTATION, opposites);
  }

  return {
    reading: { ...read(notations), ...notation, remarks: [...table.remarks, ...remarks] },
    async *batches(size) {
      let rows: Row[] = [];
      let count = 0;
      for await (const { line, cells, read } of table.rows()) {
        if (leftOut.has(line) || isBlankRow(cells)) continue;
        count += 1;
        if (count > FILE_ROWS) throw new FileRefused(dataImportText('file.tooManyRows', { most: FILE_ROWS }));
        rows.push(rowOf(line, cells));
        if (rows.length < size) continue;
        yield { rows, read };
        rows = [];
      }
      if (count === 0) throw new FileRefused(dataImportText('file.noRows'));
      if (rows.length > 0) yield { rows, read: 1 };
    },
  };
}
