import { readSheet } from 'read-excel-file/universal';
import { fileTexts } from '#domain/intake/fileTexts.ts';
import { UNPACKED_BYTES } from '#domain/intake/limits.ts';
import { FileRefused } from '../fileRefused.ts';
import { type FileSource, readWhole } from './fileSource.ts';
import type { Table } from './table.ts';

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** Behind the end of a directory stands a comment of so many bytes at most. */
const COMMENT_MOST = 65_535;
/** In place of a number that stands elsewhere, in archives of more than 4 GB. */
const ELSEWHERE = 0xffffffff;

/** What the parts of a zip come to when they are unpacked, by its directory, which is what the library unpacks by. Null where it has none. */
export function unpackedSize(zip: Buffer): number | null {
  let end = zip.length - END_LENGTH;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) {
    if (zip.length - end > END_LENGTH + COMMENT_MOST) return null;
    end -= 1;
  }
  if (end < 0) return null;
  let sum = 0;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 8); left > 0; left -= 1) {
    if (at + ENTRY_LENGTH > zip.length || zip.readUInt32LE(at) !== ENTRY) return null;
    const size = zip.readUInt32LE(at + 24);
    if (size === ELSEWHERE) return Number.POSITIVE_INFINITY;
    sum += size;
    at += ENTRY_LENGTH + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return sum;
}

/** The first sheet. Numbers are taken as they are written, never as doubles; days as dates. */
async function readRows(bytes: Buffer): Promise<readonly (readonly unknown[])[]> {
  try {
    const { buffer, byteOffset, byteLength } = bytes;
    const whole = new Uint8Array(buffer, byteOffset, byteLength).slice().buffer;
    return await readSheet(whole, { parseNumber: (text: string) => text });
  } catch (error) {
    throw new FileRefused(fileTexts.notAWorkbook, { cause: error });
  }
}

function cellOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}

export async function sheetTable(source: FileSource): Promise<Table> {
  const bytes = await readWhole(source);
  const size = unpackedSize(bytes);
  if (size === null) throw new FileRefused(fileTexts.notAWorkbook);
  if (size > UNPACKED_BYTES) throw new FileRefused(fileTexts.unpackedTooLarge(UNPACKED_BYTES));
  const [headings = [], ...rows] = await readRows(bytes);
  return {
    format: 'xlsx',
    encoding: null,
    delimiter: null,
    headings: headings.map((heading) => String(heading ?? '')),
    async *rows() {
      for (const [index, cells] of rows.entries()) {
        yield { line: index + 2, cells: cells.map(cellOf), read: (index + 1) / rows.length };
      }
    },
  };
}
