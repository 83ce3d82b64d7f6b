import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { type Kind, keyColumns, keyParts } from '#domain/dataImport/kind.ts';
import { isUnusual, type PreviewRow, type Row, type RowOutcome, type RowResult } from '#domain/dataImport/rowResult.ts';
import { dataImportText } from '#domain/texts/dataImportText.ts';
import { allOf } from '#domain/texts/listOf.ts';
import type { Database } from '../../platform/database/schema.ts';
import { ColumnsMissing, FileRefused } from './fileRefused.ts';
import { fillUnits } from './fillUnits.ts';
import { groupBatches } from './groupBatches.ts';
import { beginImport } from './importLock.ts';
import type { FileSource } from './read/fileSource.ts';
import { openFile } from './read/openFile.ts';
import type { Reading } from './read/reading.ts';
import type { ReadOptions } from './read/readOptions.ts';
import { findSavedColumns, storeColumns } from './rememberedColumns.ts';
import type { ImportTarget } from './write/importTarget.ts';
import { newPreview, previewRows } from './write/preview.ts';
import { knownCodes } from './write/references.ts';
import { ROWS_AT_ONCE, type SeenRows, upsertRows } from './write/upsertRows.ts';
import { countZeroPrices } from './write/zeroPrices.ts';

export interface ImportOptions extends ReadOptions {
  /** Records that the file lacks are deactivated. */
  isComplete: boolean;
  /** Categories of products that the shop does not have are created. */
  createCategories?: boolean | undefined;
  /** Unusual values are accepted in every row, as by `yes` in its column `override`. */
  acceptUnusual?: boolean | undefined;
}

/**
 * The number of rows per result; `deactivated` is null when the file was not marked as complete, or rows of it were
 * refused. `unusual`: how many of the refused rows `acceptUnusual` accepts; absent if there are none.
 */
export type Counts = Record<RowOutcome, number> & { deactivated: number | null; unusual?: number };

/** The listener of an import's progress. */
export interface Listener {
  /** From this call until the import ends no other import runs. */
  onBegin?(): Promise<void>;
  onReading?(reading: Reading): Promise<void> | void;
  /** A remark on all rows of the file, after the last one. */
  onRemark?(text: string): Promise<void> | void;
  /** `read` is how much of the file has been read, of 1. */
  onResults(results: readonly RowResult[], read: number, counts: Counts): Promise<void> | void;
  /** The rows that show how the file was read, after the last one. */
  onPreview?(rows: readonly PreviewRow[]): Promise<void> | void;
}

/** Another import is running, here or on another server: this one can be tried again. */
export class ImportBusy extends FileRefused {}

/** One result for each line counts. */
function count(counts: Counts, results: readonly RowResult[]): void {
  let line: number | null = null;
  for (const result of results) {
    if (result.line !== line) counts[result.result] += 1;
    line = result.line;
  }
  const unusual = new Set(results.filter(isUnusual).map((result) => result.line)).size;
  if (unusual > 0) counts.unusual = (counts.unusual ?? 0) + unusual;
}

function acceptAll({ columns }: Kind, rows: readonly Row[]): Row[] {
  const accepted = columns.filter(({ isAcceptance }) => isAcceptance).map(({ name }) => [name, 'yes']);
  return rows.map((row) => ({ ...row, values: { ...row.values, ...Object.fromEntries(accepted) } }));
}

function presentRows(kind: Kind, seen: SeenRows): RawBuilder<unknown> {
  const keys = [...seen.keys()].map(keyParts);
  const names = keyColumns(kind).map(({ name }) => name);
  const arrays = names.map((_, at) => sql`${keys.map((parts) => parts[at])}::text[]`);
  return sql`unnest(${sql.join(arrays)}) as present (${sql.join(names.map((name) => sql.ref(name)))})`;
}

/** The number of created categories that are named. */
const NAMED_CATEGORIES = 10;

function createdCategories(names: readonly string[]): string {
  const more = names.length - NAMED_CATEGORIES;
  const shown = names.slice(0, NAMED_CATEGORIES);
  const named = allOf(more > 0 ? [...shown, dataImportText('import.moreOfThem', { count: more })] : shown);
  return dataImportText('import.categoriesAreCreated', { count: names.length, names: named });
}

/**
 * Batches find their rows by index. When the database takes statistics during an import, it does not see the imported
 * rows, considers the tables empty, and would read all of them for each row of a batch.
 */
async function preferIndexes(transaction: Transaction<Database>, isPreferred: boolean): Promise<void> {
  await sql`select set_config('enable_seqscan', ${isPreferred ? 'off' : 'on'}, true)`.execute(transaction);
}

/**
 * Imports a file as a part of the transaction. Throws `FileRefused` when the file cannot be read; the caller then rolls
 * the transaction back.
 */
export async function importInto(
  transaction: Transaction<Database>,
  stored: ImportTarget,
  source: FileSource,
  { now, ...options }: ImportOptions & { now: Date },
  listener: Listener,
): Promise<Counts> {
  const { kind, deactivate } = stored;
  if (options.isComplete && !deactivate)
    throw new FileRefused(dataImportText('file.neverComplete', { title: kind.title.toLowerCase() }));
  if (!(await beginImport(transaction))) throw new ImportBusy(dataImportText('file.busy'));
  await listener.onBegin?.();
  const file = await openFile(kind, source, {
    ...options,
    savedColumns: (headings) => findSavedColumns(transaction, kind, headings),
    knownCodes: (reference, codes) => knownCodes(transaction, reference, codes),
  }).catch(async (error: unknown) => {
    if (error instanceof ColumnsMissing) await listener.onReading?.(error.reading);
    throw error;
  });
  await listener.onReading?.(file.reading);
  if (options.columns) await storeColumns(transaction, kind, file.reading);
  const counts: Counts = { new: 0, changed: 0, same: 0, refused: 0, deactivated: null };
  const seen: SeenRows = new Map();
  const preview = newPreview();
  const newCategories: string[] | null = options.createCategories ? [] : null;
  let zeroPrices = 0;
  await preferIndexes(transaction, true);
  for await (const batch of groupBatches(kind, fillUnits(transaction, kind, file.batches(ROWS_AT_ONCE)))) {
    const rows = options.acceptUnusual ? acceptAll(kind, batch.rows) : batch.rows;
    const results = await upsertRows(transaction, stored, rows, { now, seen, preview, newCategories });
    count(counts, results);
    zeroPrices += countZeroPrices(results);
    await listener.onResults(results, batch.read, counts);
  }
  await preferIndexes(transaction, false);
  if (options.isComplete && deactivate && counts.refused === 0) {
    counts.deactivated = await deactivate(transaction, presentRows(kind, seen));
  }
  await stored.finish?.(transaction);
  if (zeroPrices > 0) await listener.onRemark?.(dataImportText('import.pricesAreZero', { count: zeroPrices }));
  if (newCategories && newCategories.length > 0) await listener.onRemark?.(createdCategories(newCategories));
  await listener.onPreview?.(await previewRows(transaction, stored, preview.rows()));
  return counts;
}

/** Marks a transaction that must be rolled back without an error. */
class RolledBack extends Error {}

/** Runs work in a transaction that is always rolled back, and returns its result. */
export async function rehearse<Result>(
  database: Kysely<Database>,
  run: (transaction: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  let outcome: { result: Result } | null = null;
  try {
    await database.transaction().execute(async (transaction) => {
      outcome = { result: await run(transaction) };
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  if (outcome === null) throw new Error('a rehearsal ended without an outcome');
  return (outcome as { result: Result }).result;
}
