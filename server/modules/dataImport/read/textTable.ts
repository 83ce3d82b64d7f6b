import { pipeline, Readable } from 'node:stream';
import { CsvError, type Info, type Options, parse } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { fileTexts } from '#domain/dataImport/fileTexts.ts';
import type { Kind } from '#domain/dataImport/kind.ts';
import { RECORD_LENGTH } from '#domain/dataImport/limits.ts';
import { matchColumns } from '#domain/dataImport/matchColumns.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import type { Encoding } from '../../../platform/text/encoding.ts';
import { FileRefused } from '../fileRefused.ts';
import { decoded } from './encoding.ts';
import type { FileSource } from './fileSource.ts';
import type { Table, TableRow } from './table.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const HEAD_RECORDS = 20;
const HEAD_LENGTH = 65_536;

const grammar = (delimiter: string): Options => ({
  delimiter,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: RECORD_LENGTH,
});

/** The first records with this delimiter. A head that ends inside a record drops that record. */
function headRecords(head: string, delimiter: Delimiter): string[][] {
  const whole = head.length < HEAD_LENGTH ? head : head.slice(0, head.lastIndexOf('\n') + 1);
  try {
    return parseSync(whole, { ...grammar(delimiter), to: HEAD_RECORDS }) as string[][];
  } catch {
    return whole.split(/\r?\n/, HEAD_RECORDS).map((line) => line.split(delimiter));
  }
}

/**
 * The delimiter with which most headings match columns of the kind, then with which most rows have as many cells as the
 * first.
 */
export function guessDelimiter(head: string, kind: Kind): Delimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const [headings = [], ...rows] = headRecords(head, delimiter);
    const { columns, unclear } = matchColumns(kind, headings, {});
    const known = unclear.length + columns.filter((column) => column !== null).length;
    const even = rows.filter(({ length }) => length === headings.length).length;
    const share = rows.length === 0 ? 1 : even / rows.length;
    return { delimiter, score: known * 1000 + (headings.length > 1 ? share * Math.min(headings.length, 100) : 0) };
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
): AsyncGenerator<TableRow & { cells: string[] }> {
  let bytes = 0;
  let parsedLines = 0;
  const onRecord = (record: string[], { lines }: Info) => {
    parsedLines = lines;
    return record;
  };
  const parser = parse({ ...grammar(delimiter), info: true, on_record: onRecord });
  const text = counted(source, encoding, (read) => {
    bytes = read;
  });
  // Errors reach the caller through the iteration of the parser.
  pipeline(Readable.from(text), parser, () => undefined);
  let countedTwice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const line = info.lines - countedTwice - breaksIn(record, /[\r\n]/g);
      countedTwice += breaksIn(record, /\r\n/g);
      yield { line, cells: record, read: bytes / source.bytes };
    }
  } catch (error) {
    throw refusalOf(error, parsedLines - countedTwice + 1);
  }
}

/** The rows of files up to this size stay in memory, because they are read twice and parsing is most of the work. */
const KEPT_BYTES = 4 * 1024 * 1024;

export async function textTable(source: FileSource, encoding: Encoding, delimiter: Delimiter): Promise<Table> {
  let headings: string[] = [];
  for await (const { cells } of records(source, encoding, delimiter)) {
    headings = cells;
    break;
  }
  let kept: TableRow[] | null = null;
  return {
    format: delimiter === '\t' ? 'tsv' : 'csv',
    encoding,
    delimiter,
    headings,
    async *rows() {
      if (kept) {
        yield* kept;
        return;
      }
      const parsed: TableRow[] = [];
      let isHeading = true;
      for await (const row of records(source, encoding, delimiter)) {
        if (!isHeading) {
          if (source.bytes <= KEPT_BYTES) parsed.push(row);
          yield row;
        }
        isHeading = false;
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
