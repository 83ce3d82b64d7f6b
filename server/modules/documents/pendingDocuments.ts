import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Nobody waits any more for a paper that nobody asked for in this time: its tab is closed. */
const PATIENCE = sql`interval '30 seconds'`;
/** Whoever makes a paper says so more often than this, or is gone. */
const SILENCE = sql`interval '60 seconds'`;
/** By the database's clock: several servers share the work. */
const now = sql<Date>`clock_timestamp()`;

interface PendingDocument {
  idHash: string;
  tokenHash: Buffer | null;
  fileName: string;
  contentType: string;
  /** What is to be made when it is opened. */
  request: object;
  expiresAt: Date;
}

export async function insertPending(database: Kysely<Database>, document: PendingDocument): Promise<void> {
  await database
    .insertInto('document')
    .values({
      id: document.idHash,
      token_hash: document.tokenHash,
      file_name: document.fileName,
      content_type: document.contentType,
      content_key: null,
      request: JSON.stringify(document.request),
      expires_at: document.expiresAt,
    })
    .execute();
}

/** Says that somebody waits for the paper. Answers the number of the work where it is the caller's to do now. */
export async function claimWork(database: Kysely<Database>, idHash: string, canWork: boolean): Promise<number | null> {
  const isFree = sql<boolean>`(worked_at is null or worked_at < ${now} - ${SILENCE})`;
  const { rows } = await sql<{ work: number; is_begun: boolean }>`
    with before as (
      select id, ${canWork} and ${isFree} as begins from document
      where id = ${idHash} and content_key is null and not has_failed for update
    )
    update document d set asked_at = ${now},
      work = case when b.begins then d.work + 1 else d.work end,
      worked_at = case when b.begins then ${now} else d.worked_at end,
      percent = case when b.begins then 0 else d.percent end,
      pages = case when b.begins then 0 else d.pages end
    from before b where d.id = b.id returning d.work, b.begins as is_begun`.execute(database);
  const [row] = rows;
  return row?.is_begun ? row.work : null;
}

export interface Work {
  idHash: string;
  work: number;
}

/** What is to be made by this work; undefined when it is no longer wanted. */
export async function findWork(database: Kysely<Database>, { idHash, work }: Work): Promise<unknown> {
  const row = await database
    .selectFrom('document')
    .select('request')
    .where('id', '=', idHash)
    .where('work', '=', work)
    .executeTakeFirst();
  return row?.request ?? undefined;
}

/** How far the work has come. False when it was cancelled, or nobody waits for it. */
export async function advanceWork(
  database: Kysely<Database>,
  { idHash, work }: Work,
  { percent, pages }: { percent: number; pages: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('document')
    .set({ percent, pages, worked_at: now })
    .where('id', '=', idHash)
    .where('work', '=', work)
    .where('asked_at', '>', sql<Date>`${now} - ${PATIENCE}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The paper is there, and can be opened until then. */
export async function finishWork(
  database: Kysely<Database>,
  { idHash, work }: Work,
  { contentKey, pages, expiresAt }: { contentKey: string; pages: number; expiresAt: Date },
): Promise<void> {
  await database
    .updateTable('document')
    .set({ content_key: contentKey, percent: 100, pages, worked_at: null, expires_at: expiresAt })
    .where('id', '=', idHash)
    .where('work', '=', work)
    .execute();
}

export async function failWork(database: Kysely<Database>, { idHash, work }: Work): Promise<void> {
  await database
    .updateTable('document')
    .set({ has_failed: true, worked_at: null })
    .where('id', '=', idHash)
    .where('work', '=', work)
    .execute();
}

/** Who comes back to a paper that was given up has it begun anew at once. */
export async function giveUpWork(database: Kysely<Database>, { idHash, work }: Work): Promise<void> {
  await database
    .updateTable('document')
    .set({ worked_at: null, percent: 0, pages: 0 })
    .where('id', '=', idHash)
    .where('work', '=', work)
    .execute();
}

/** Whoever makes it finds another number in its place. */
export async function cancelWork(database: Kysely<Database>, idHash: string): Promise<void> {
  await database
    .updateTable('document')
    .set(({ eb }) => ({ work: eb('work', '+', 1), worked_at: null, percent: 0, pages: 0 }))
    .where('id', '=', idHash)
    .where('content_key', 'is', null)
    .execute();
}

/** A failed paper can be tried again. */
export async function forgetFailure(database: Kysely<Database>, idHash: string): Promise<void> {
  await database.updateTable('document').set({ has_failed: false }).where('id', '=', idHash).execute();
}
