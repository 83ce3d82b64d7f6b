import type { Kysely, Transaction } from 'kysely';
import type { RowResult } from '#domain/dataImport/rowResult.ts';
import { exportKind } from '../../../server/modules/dataImport/exportKind.ts';
import { type Counts, type ImportOptions, importInto } from '../../../server/modules/dataImport/importFile.ts';
import type { FileSource } from '../../../server/modules/dataImport/read/fileSource.ts';
import type { Reading } from '../../../server/modules/dataImport/read/reading.ts';
import type { ImportTarget } from '../../../server/modules/dataImport/write/importTarget.ts';
import { importTarget } from '../../../server/modules/dataImport/write/importTargets.ts';
import type { Database } from '../../../server/platform/database/schema.ts';

/** A file that is held in memory, and read in pieces that end in the midst of characters and lines. */
export function heldFile(content: string | Uint8Array, name = 'file.csv', pieces = 7_919): FileSource {
  const bytes = Buffer.from(content as Uint8Array);
  return {
    name,
    bytes: bytes.length,
    async *open() {
      for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces);
    },
  };
}

export interface Imported {
  counts: Counts;
  results: RowResult[];
  reading: Reading | null;
  remarks: string[];
}

/** Imports a file, as a separate transaction. */
export function importRows(
  database: Kysely<Database>,
  kind: string,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<Imported> {
  return database.transaction().execute((transaction) => importPart(transaction, kind, content, options));
}

/** Imports a file as a part of the transaction. */
export async function importPart(
  transaction: Transaction<Database>,
  kind: string,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
): Promise<Imported> {
  const stored = importTarget(kind);
  if (!stored) throw new Error(`${kind} is not a kind`);
  const results: RowResult[] = [];
  let reading: Reading | null = null;
  const remarks: string[] = [];
  const counts = await importInto(
    transaction,
    stored,
    heldFile(content),
    { isComplete: false, now: new Date(), ...options },
    {
      onReading: (found) => {
        reading = found;
      },
      onRemark: (text) => {
        remarks.push(text);
      },
      onResults: (validated) => {
        results.push(...validated);
      },
    },
  );
  return { counts, results, reading, remarks };
}

/** `2 refused price -1: price -1 is too low: Enter 0 or more`. */
export function rowText({ line, result, column, value, reason, hint }: RowResult): string {
  if (reason === null) return `${line} ${result}`;
  return `${line} ${result} ${column ?? ''} ${value ?? ''}: ${reason}: ${hint}`;
}

/** What an export of the kind writes. */
export function exported(database: Kysely<Database>, stored: ImportTarget): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    let file = '';
    for await (const part of exportKind(transaction, stored)) file += part;
    return file;
  });
}
