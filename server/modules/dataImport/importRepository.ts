import { type Kysely, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import type { PreviewRow, RowOutcome, RowResult } from '#domain/dataImport/rowResult.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Abandoned, advanceWork, beginWork, endWork, type Work, type WorkKind } from '../../platform/work/work.ts';
import type { Counts, ImportOptions } from './importFile.ts';
import type { FileSource } from './read/fileSource.ts';
import type { Reading } from './read/reading.ts';

export const IMPORT_FILE = {
  name: 'importFile',
  /** `gaveWayAt`: when the dry run began that first gave way to others, in milliseconds since 1970. */
  payload: Type.Object({ run: Type.Integer(), gaveWayAt: Type.Optional(Type.Integer()) }),
  maxAttempts: 5,
  queue: 'imports',
  table: 'import_run',
  id: 'id',
} as const satisfies WorkKind;

export interface NewRun {
  kind: string;
  fileName: string;
  isDryRun: boolean;
  options: ImportOptions;
  askedBy: number;
  askedAt: Date;
}

export async function insertRun(database: Kysely<Database>, run: NewRun): Promise<number> {
  const { id } = await database
    .insertInto('import_run')
    .values({
      kind: run.kind,
      file_name: run.fileName,
      is_dry_run: run.isDryRun,
      is_complete: run.options.isComplete,
      options: JSON.stringify(run.options),
      state: 'receiving',
      asked_by: run.askedBy,
      asked_at: run.askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPiece(
  database: Kysely<Database>,
  run: number,
  position: number,
  content: Buffer,
): Promise<void> {
  await database.insertInto('import_piece').values({ run_id: run, position, content }).execute();
}

/** The bytes of a run, a piece at a time. */
export function storedFile(
  database: Kysely<Database>,
  { id, bytes, fileName }: { id: number; bytes: number; fileName: string },
): FileSource {
  return {
    name: fileName,
    bytes,
    async *open() {
      for (let position = 0; ; position += 1) {
        const piece = await database
          .selectFrom('import_piece')
          .select('content')
          .where('run_id', '=', id)
          .where('position', '=', position)
          .executeTakeFirst();
        if (!piece) return;
        yield piece.content;
      }
    },
  };
}

interface StoredRun {
  id: number;
  kind: string;
  fileName: string;
  bytes: number;
  isDryRun: boolean;
  options: ImportOptions;
}

export async function findRun(database: Kysely<Database>, id: number): Promise<StoredRun | null> {
  const { rows } = await sql<StoredRun>`
    select id, kind, file_name as "fileName", bytes, is_dry_run as "isDryRun", options
    from import_run where id = ${id}`.execute(database);
  return rows[0] ?? null;
}

/**
 * Starts a run, perhaps again: the row results of a server that died are deleted. Throws `Abandoned` for a run that has
 * ended.
 */
export async function beginRun(database: Kysely<Database>, run: number): Promise<Work> {
  const work = await beginWork(database, IMPORT_FILE, run, { percent: 0, counts: '{}' });
  if (!work) throw new Abandoned();
  await database.deleteFrom('import_result').where('run_id', '=', run).execute();
  return work;
}

/**
 * Whether a dry run blocks others: an import, the dry run of a smaller file, or a transaction that waits for its locks.
 */
export async function keepsOthersWaiting(transaction: Transaction<Database>, run: number): Promise<boolean> {
  const { rows } = await sql<{ isAwaited: boolean }>`
    select exists (
      select from import_run o join import_run own on own.id = ${run}
      where o.state = 'waiting' and o.id <> own.id and (not o.is_dry_run or o.bytes < own.bytes)
    ) or exists (
      select from pg_locks l where not l.granted and pg_backend_pid() = any(pg_blocking_pids(l.pid))
    ) as "isAwaited"`.execute(transaction);
  return rows[0]?.isAwaited ?? false;
}

export async function noteReading(database: Kysely<Database>, run: number, reading: Reading): Promise<void> {
  await database
    .updateTable('import_run')
    .set({ reading: JSON.stringify(reading) })
    .where('id', '=', run)
    .execute();
}

export async function notePreview(database: Kysely<Database>, run: number, rows: readonly PreviewRow[]): Promise<void> {
  await database
    .updateTable('import_run')
    .set({ preview: JSON.stringify(rows) })
    .where('id', '=', run)
    .execute();
}

/** Stores row results, and the read part of the file. */
export async function noteResults(
  database: Kysely<Database>,
  work: Work,
  {
    results,
    first,
    percent,
    counts,
  }: { results: readonly RowResult[]; first: number; percent: number; counts: Counts },
): Promise<void> {
  await advanceWork(database, IMPORT_FILE, work, { percent, counts: JSON.stringify(counts) });
  const numbered = results.map((result, at) => ({ ...result, position: first + at }));
  await sql`
    insert into import_result (run_id, position, line, result, column_name, value, reason, hint, code)
    select ${work.id}, position, line, result, "column", value, reason, hint, code
    from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb)
      as given (position integer, line integer, result text, "column" text, value text, reason text, hint text, code text)`.execute(
    database,
  );
}

async function end(
  database: Kysely<Database>,
  run: number,
  changes: Readonly<Record<string, unknown>> & { failure: string | null },
): Promise<boolean> {
  if (!(await endWork(database, IMPORT_FILE, { id: run }, changes))) return false;
  await database.deleteFrom('import_piece').where('run_id', '=', run).execute();
  return true;
}

/** The run is done. Throws `Abandoned` when it ended otherwise. */
export async function endRun(database: Kysely<Database>, run: number, counts: Counts): Promise<void> {
  if (!(await end(database, run, { failure: null, counts: JSON.stringify(counts) }))) throw new Abandoned();
}

/** The run fails for this reason, unless it has ended: its transaction can then no longer be committed. */
export async function failRun(database: Kysely<Database>, run: number, failure: string): Promise<boolean> {
  return await end(database, run, { failure });
}

export async function findResults(
  database: Kysely<Database>,
  run: number,
  { limit, offset, result }: { limit: number; offset: number; result?: RowOutcome | undefined },
): Promise<{ rows: RowResult[]; total: number }> {
  const kept = sql`import_result where run_id = ${run} and (${result ?? null}::text is null or result = ${result ?? null})`;
  const { rows } = await sql<Omit<RowResult, 'code'> & { code: string | null }>`
    select line, result, column_name as column, value, reason, hint, code from ${kept}
    order by position limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${kept}`.execute(database);
  const results = rows.map(({ code, ...fields }) => ({ ...fields, ...(code !== null && { code }) }));
  return { rows: results, total: counted.rows[0]?.total ?? 0 };
}

export async function removeOldImports(database: Kysely<Database>, askedBefore: Date): Promise<void> {
  await database.deleteFrom('import_run').where('asked_at', '<=', askedBefore).execute();
}
