import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import { isRequiredKey, type Kind } from '#domain/dataImport/kind.ts';
import { FILE_COLUMNS, FILE_ROWS, HEADING_LENGTH } from '#domain/dataImport/limits.ts';
import { type Notation, POINT_NOTATION } from '#domain/dataImport/notation.ts';
import { readRow } from '#domain/dataImport/readRow.ts';
import type { Reference } from '#domain/dataImport/reference.ts';
import type { Row } from '#domain/dataImport/rowResult.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { ColumnsMissing, FileRefused } from '../fileRefused.ts';
import type { FileSource } from './fileSource.ts';
import { findColumns } from './findColumns.ts';
import { headedTable } from './headedTable.ts';
import { openTable } from './openTable.ts';
import type { Reading } from './reading.ts';
import type { ReadOptions } from './readOptions.ts';
import { samplesOf } from './samples.ts';
import { surveyRows } from './surveyRows.ts';
import { isBlankRow } from './table.ts';

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
  const { columns, reasons, missing, unclear, opposites, constants, ...matched } = await findColumns(
    kind,
    table,
    options,
  );
  const read = (notations: Readonly<Record<string, Notation>>, leftOut: ReadonlySet<number> = new Set()) => {
    const sampled = first.filter(({ line }) => !leftOut.has(line));
    const samples = samplesOf(kind, columns, sampled, (name) => notations[name] ?? POINT_NOTATION, opposites);
    return {
      format: table.format,
      encoding: table.encoding,
      delimiter: table.delimiter,
      columns: headings.map((heading, at) => ({
        ...{ heading, column: columns[at] ?? null },
        ...{ reason: reasons[at] ?? null, samples: samples[at] ?? [] },
      })),
      constants: [...constants],
    };
  };
  const before = [...table.remarks, ...matched.remarks];
  if (missing.length > 0 || unclear.length > 0) {
    const { decimal = null, dateOrder = null } = options;
    const reading = { ...read({}), decimal, dateOrder, questions: [], remarks: before };
    const keys = kind.columns.filter(isRequiredKey);
    const canBeConstant = missing.length > 0 && missing.length < keys.length;
    const reasonTexts = [
      ...(missing.length > 0 ? [fileTexts.columnsMissing(missing, headings, canBeConstant)] : []),
      ...unclear.map((one) => fileTexts.columnUnclear(one.column, one.headings)),
    ];
    const [column = ''] = [...missing, ...unclear.map((one) => one.column)];
    throw new ColumnsMissing(reasonTexts.join(' '), { reading, column, canBeConstant });
  }
  const {
    notation: found,
    leftOut,
    remarks,
  } = await surveyRows(kind, table, columns, options, async (name, code) => {
    const reference = kind.columns.find((column) => column.name === name)?.refersTo ?? OWN_CODES[kind.name];
    return reference !== undefined && ((await options.knownCodes?.(reference, [code]))?.has(code) ?? false);
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
    const named: Record<string, unknown> = Object.fromEntries(constants.map(({ column, value }) => [column, value]));
    // An absent property of an object is absent; a short row has empty cells.
    const nothing = table.format === 'json' ? undefined : '';
    for (const [at, column] of columns.entries()) {
      if (column !== null) named[column] = cells[at] === undefined ? nothing : cells[at];
    }
    return readRow(kind, line, named, (name) => notations[name] ?? POINT_NOTATION, opposites);
  }

  return {
    reading: { ...read(notations, leftOut), ...notation, remarks: [...before, ...remarks] },
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
