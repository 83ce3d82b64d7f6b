import { FILE_BYTES } from '#domain/dataImport/limits.ts';
import type { ChosenColumns } from '#domain/dataImport/matchColumns.ts';
import { fileTooLarge, malformed } from '../../platform/http/refused.ts';

const PIECE_BYTES = 1024 * 1024;

function entriesOf(text: string, name: string): [string, unknown][] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw malformed(`${name} must be JSON`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw malformed(`${name} must be an object`);
  return Object.entries(parsed);
}

/** The chosen columns of a file's headings, from JSON text. */
export function columnsOf(text: string | undefined): ChosenColumns | undefined {
  if (text === undefined) return undefined;
  const entries = entriesOf(text, 'columns').map(([heading, column]): [string, string | null] => {
    if (typeof column === 'string' || column === null) return [heading, column];
    throw malformed('columns must name a column, or null, for each heading');
  });
  return Object.fromEntries(entries);
}

/** The values that all rows have in columns that the file lacks, from JSON text. */
export function constantsOf(text: string | undefined): Readonly<Record<string, string>> | undefined {
  if (text === undefined) return undefined;
  const entries = entriesOf(text, 'constants').map(([column, value]): [string, string] => {
    if (typeof value === 'string' && value.trim() !== '') return [column, value];
    throw malformed('constants must have a text for each column');
  });
  return Object.fromEntries(entries);
}

/** Chunks of an even size from chunks of any size. Throws as soon as the file exceeds its limit. */
export async function* piecesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > FILE_BYTES) throw fileTooLarge(FILE_BYTES);
    held.push(part);
    length += part.length;
    if (length < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(held);
}
