import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, type Options, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { RECORD_LENGTH } from '#domain/dataImport/limits.ts';
import { type ChosenColumns, matchColumns } from '#domain/dataImport/matchColumns.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import { FileRefused } from '../fileRefused.ts';
import { decoded } from './encoding.ts';
import type { FileSource } from './fileSource.ts';
import { lineBreaks } from './lineBreaks.ts';
import { isBlankRow, type RawTable, type TableRow } from './table.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A spreadsheet program reads the delimiter in a first line `sep=;`. */
const DELIMITER_LINE = /^"?sep=(.)"?[ ]*$/i;

const HEAD_RECORDS = 20;
const HEAD_LENGTH = 65_536;

const grammar = (delimiter: string, breaks: string[]): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  record_delimiter: breaks,
  max_record_size: RECORD_LENGTH,
});

/** The delimiter that the file names itself. */
export function namedDelimiter(head: string): Delimiter | undefined {
  const [, named] = DELIMITER_LINE.exec(head.split(/[\r\n]/, 1)[0] ?? '') ?? [];
  return DELIMITERS.find((delimiter) => delimiter === named);
}

/** The first records with this delimiter. A head that ends inside a record drops that record. */
function headRecords(head: string, delimiter: Delimiter): string[][] {
  const whole = head.length < HEAD_LENGTH ? head : head.slice(0, head.lastIndexOf('\n') + 1);
  try {
    return parseSync(whole, { ...grammar(delimiter, ['\r\n', '\n', '\r']), to: HEAD_RECORDS }) as string[][];
  } catch {
    return whole.split(/\r?\n/, HEAD_RECORDS).map((line) => line.split(delimiter));
  }
}

/**
 * The delimiter with which most headings match columns of the kind, then with which most rows have as many cells as the
 * widest.
 */
export function guessDelimiter(head: string, kind: Kind, chosen: ChosenColumns): Delimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const rows = headRecords(head, delimiter);
    const known = rows.map((texts) => {
      const { columns, unclear } = matchColumns(kind, texts, chosen);
      return unclear.length + columns.filter((column) => column !== null).length;
    });
    const width = Math.max(...rows.map(({ length }) => length), 0);
    const even = rows.filter(({ length }) => length === width).length;
    const share = width > 1 ? (even / rows.length) * Math.min(width, 100) : 0;
    return { delimiter, score: Math.max(...known, 0) * 1000 + share };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function refusalOf(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new FileRefused(dataImportText('file.quoteNotClosed', { line }));
  if (error.code === 'CSV_MAX_RECORD_SIZE') return new FileRefused(fileTexts.rowTooLong(line));
  return new FileRefused(dataImportText('file.notReadable', { line }));
}

async function* counted(
  source: FileSource,
  encoding: Encoding,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const open = async function* () {
    let bytes = 0;
    for await (const part of source.open()) {
      bytes += part.length;
      onBytes(bytes);
      yield part;
    }
  };
  yield* decoded({ ...source, open }, encoding);
}

/** The library counts a line break of two characters in a quoted text as two. */
const breaksIn = (cells: readonly string[], sign: RegExp) =>
  cells.reduce((sum, cell) => sum + (cell.match(sign)?.length ?? 0), 0);

/** Each record with its first line; little is read ahead. */
async function* records(
  source: FileSource,
  encoding: Encoding,
  delimiter: string,
  breaks: string[],
): AsyncGenerator<TableRow & { cells: string[] }> {
  let bytes = 0;
  let parsedLines = 0;
  const onRecord = (record: string[], { lines }: Info) => {
    parsedLines = lines;
    return record;
  };
  const parser = parse({ ...grammar(delimiter, breaks), info: true, on_record: onRecord });
  const text = counted(source, encoding, (read) => {
    bytes = read;
  });
  // Errors reach the caller through the iteration of the parser.
  pipeline(Readable.from(text), parser, () => undefined);
  let countedTwice = 0;
  let lines = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      // Most records are one line, so that their cells need not be searched for line breaks.
      const isOneLine = info.lines === lines + 1;
      lines = info.lines;
      const line = info.lines - countedTwice - (isOneLine ? 0 : breaksIn(record, /[\r\n]/g));
      if (!isOneLine) countedTwice += breaksIn(record, /\r\n/g);
      yield { line, cells: record, read: bytes / source.bytes };
    }
  } catch (error) {
    throw refusalOf(error, parsedLines - countedTwice + 1);
  }
}

/** The rows of files up to this size stay in memory, because they are read twice and parsing is most of the work. */
const KEPT_BYTES = 4 * 1024 * 1024;

const isDelimiterLine = ({ line, cells: [first, ...more] }: TableRow) =>
  line === 1 && /^"?sep=.?"?$/i.test(String(first)) && isBlankRow(more);

export function textTable(source: FileSource, encoding: Encoding, delimiter: Delimiter): RawTable {
  let kept: TableRow[] | null = null;
  let breaks: string[] | null = null;
  return {
    format: delimiter === '\t' ? 'tsv' : 'csv',
    encoding,
    delimiter,
    headings: null,
    async *rows(above = 0) {
      if (kept) {
        yield* kept.filter(({ line }) => line > above);
        return;
      }
      const parsed: TableRow[] = [];
      breaks ??= await lineBreaks(source, encoding);
      for await (const row of records(source, encoding, delimiter, breaks)) {
        if (isDelimiterLine(row)) continue;
        if (source.bytes <= KEPT_BYTES) parsed.push(row);
        if (row.line > above) yield row;
      }
      if (source.bytes <= KEPT_BYTES) kept = parsed;
    },
  };
}

/** The part of a text file from which the delimiter is guessed. */
export async function headText(source: FileSource, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const part of decoded(source, encoding)) {
    head += part;
    if (head.length >= HEAD_LENGTH) break;
  }
  return head.slice(0, HEAD_LENGTH);
}
