import { extname } from 'node:path';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { FILE_COLUMNS, FILE_ROWS, HEADING_LENGTH, WHOLE_FILE_BYTES } from '#domain/dataImport/limits.ts';
import { type ChosenColumns, type ColumnReason, matchColumns } from '#domain/dataImport/matchColumns.ts';
import { type DateOrder, type DecimalSign, type Notation, POINT_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import { ColumnsMissing, FileRefused } from '../fileRefused.ts';
import { guessEncoding } from './encoding.ts';
import { type FileSource, readHead, requireSize } from './fileSource.ts';
import { jsonTable } from './jsonTable.ts';
import { notationOf } from './notationOf.ts';
import type { Reading } from './reading.ts';
import { firstRows, samplesOf } from './samples.ts';
import { sheetTable } from './sheetTable.ts';
import type { Table } from './table.ts';
import { type Delimiter, guessDelimiter, headText, textTable } from './textTable.ts';

/** The user's choices for a file, in place of detection. */
export interface ReadOptions {
  encoding?: Encoding | undefined;
  delimiter?: Delimiter | undefined;
  decimal?: DecimalSign | undefined;
  dateOrder?: DateOrder | undefined;
  columns?: ChosenColumns | undefined;
  /** The choices of an earlier file with the same headings, used when the user makes none. */
  savedColumns?: ((headings: readonly string[]) => Promise<ChosenColumns>) | undefined;
}

export interface OpenFile {
  readonly reading: Reading;
  /** Rows of the kind in batches; `read` is the read part of the file, from 0 to 1. */
  batches(size: number): AsyncGenerator<{ rows: Row[]; read: number }>;
}

const HEAD_BYTES = 65_536;
const ZIP = Buffer.from('PK\u0003\u0004');
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

function requireWhole(format: string, { bytes }: FileSource): void {
  if (bytes > WHOLE_FILE_BYTES) throw new FileRefused(fileTexts.wholeTooLarge(format, bytes, WHOLE_FILE_BYTES));
}

async function openTable(kind: Kind, source: FileSource, options: ReadOptions): Promise<Table> {
  requireSize(source.bytes);
  const head = await readHead(source, HEAD_BYTES);
  if (head.subarray(0, OLD_EXCEL.length).equals(OLD_EXCEL)) throw new FileRefused(dataImportText('file.oldExcel'));
  if (head.subarray(0, ZIP.length).equals(ZIP)) {
    requireWhole('XLSX', source);
    return await sheetTable(source);
  }
  const encoding = options.encoding ?? (await guessEncoding(source, head));
  if (!encoding.startsWith('utf-16') && head.includes(0)) throw new FileRefused(dataImportText('file.binary'));
  const text = await headText(source, encoding);
  if (extname(source.name).toLowerCase() === '.json' || /^\s*\[\s*[{\]]/.test(text)) {
    requireWhole('JSON', source);
    return await jsonTable(source, encoding);
  }
  return await textTable(source, encoding, options.delimiter ?? guessDelimiter(text, kind));
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

const isBlank = (cells: readonly unknown[]) =>
  cells.every((cell) => cell === null || cell === undefined || String(cell).trim() === '');

/** Detects how a file is parsed, as far as the user does not choose; throws `FileRefused` when it cannot be parsed. */
export async function openFile(kind: Kind, source: FileSource, options: ReadOptions = {}): Promise<OpenFile> {
  const table = await openTable(kind, source, options);
  const headings = table.headings.map((heading) => heading.trim());
  requireHeadings(headings);
  const chosen = options.columns ?? (await options.savedColumns?.(headings)) ?? {};
  requireColumns(kind, headings, chosen);
  const { columns, missing, unclear } = matchColumns(kind, headings, chosen);
  const reasons = reasonsOf(kind, headings, chosen, options.columns ? 'chosen' : 'remembered');
  const first = await firstRows(table);
  const read = (notations: Readonly<Record<string, Notation>>) => {
    const samples = samplesOf(kind, columns, first, (name) => notations[name] ?? POINT_NOTATION);
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
    const reading = { ...read({}), decimal, dateOrder, questions: [], remarks: [...(table.remarks ?? [])] };
    const reasons = [
      ...(missing.length > 0 ? [fileTexts.columnsMissing(missing, headings)] : []),
      ...unclear.map((one) => fileTexts.columnUnclear(one.column, one.headings)),
    ];
    throw new ColumnsMissing(reasons.join(' '), reading);
  }
  const { columns: notations, remarks, ...notation } = await notationOf(kind, table, columns, options);

  function rowOf(line: number, cells: readonly unknown[]): Row {
    const extra = cells.slice(headings.length);
    if (!isBlank(extra)) {
      const refusal = { column: null, value: null, ...fileTexts.moreCells(cells.length, headings.length) };
      return { line, values: {}, notes: [], refusals: [refusal] };
    }
    const named: Record<string, unknown> = {};
    // An absent property of an object is absent; a short row has empty cells.
    const nothing = table.format === 'json' ? undefined : '';
    for (const [at, column] of columns.entries()) {
      if (column !== null) named[column] = cells[at] === undefined ? nothing : cells[at];
    }
    return readRow(kind, line, named, (name) => notations[name] ?? POINT_NOTATION);
  }

  return {
    reading: { ...read(notations), ...notation, remarks: [...(table.remarks ?? []), ...remarks] },
    async *batches(size) {
      let rows: Row[] = [];
      let count = 0;
      for await (const { line, cells, read } of table.rows()) {
        if (isBlank(cells)) continue;
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
