import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WorkProgress } from '#domain/api/work.ts';
import type { Database } from '../../platform/database/schema.ts';

/** The maximum bytes of documents that no link opens any more; the last used ones are kept. */
const KEPT_BYTES = 256 * 1024 * 1024;

export interface StoredDocument {
  fileName: string;
  contentType: string;
  /** Null until it is made. */
  content: Buffer | null;
  request: unknown;
  /** Why it could not be made. */
  failure: string | null;
}

interface Progress extends WorkProgress {
  pages: number;
}

interface PendingDocument extends Omit<NewDocument, 'contentKey'> {
  /** The request, for a document that is made when it is opened. */
  request: object;
}

export interface NewDocument {
  idHash: string;
  tokenHash: Buffer | null;
  fileName: string;
  contentType: string;
  contentKey: string;
  expiresAt: Date;
}

/** Stores a document under the hash of its id. False, and nothing is stored, without its content. */
export async function insertDocument(database: Kysely<Database>, document: NewDocument, now: Date): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document_content')
      .set({ used_at: now })
      .where('key', '=', document.contentKey)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .insertInto('document')
      .values({
        id: document.idHash,
        token_hash: document.tokenHash,
        file_name: document.fileName,
        content_type: document.contentType,
        content_key: document.contentKey,
        expires_at: document.expiresAt,
      })
      .execute();
    return true;
  });
}

export async function insertPending(database: Kysely<Database>, document: PendingDocument): Promise<void> {
  await database
    .insertInto('document')
    .values({
      id: document.idHash,
      token_hash: document.tokenHash,
      file_name: document.fileName,
      content_type: document.contentType,
      request: JSON.stringify(document.request),
      state: 'waiting',
      wanted_at: sql`'-infinity'`,
      expires_at: document.expiresAt,
    })
    .execute();
}

/** Clears a failure, so that the document can be tried again. */
export async function clearFailure(database: Kysely<Database>, idHash: string): Promise<void> {
  await database
    .updateTable('document')
    .set({ state: 'waiting', failure: null })
    .where('id', '=', idHash)
    .where('state', '=', 'failed')
    .execute();
}

export async function removeExpiredDocuments(database: Kysely<Database>, now: Date): Promise<void> {
  await database.deleteFrom('document').where('expires_at', '<=', now).execute();
}

export async function isKept(database: Kysely<Database>, key: string): Promise<boolean> {
  const kept = database.selectFrom('document_content').select('key').where('key', '=', key);
  return (await kept.executeTakeFirst()) !== undefined;
}

/**
 * Stores the bytes of a key, and deletes the least recently used ones beyond the limit; none that was used after
 * `unusedSince`.
 */
export async function keepContent(
  database: Kysely<Database>,
  { key, content }: { key: string; content: Buffer },
  { now, unusedSince }: { now: Date; unusedSince: Date },
  keptBytes: number = KEPT_BYTES,
): Promise<void> {
  await database
    .insertInto('document_content')
    .values({ key, content, bytes: content.length, used_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used_at: now }))
    .execute();
  await sql`
    delete from document_content where used_at <= ${unusedSince} and key in (
      select key from (
        select key, sum(bytes) over (order by used_at desc, key) as bytes_so_far from document_content
      ) as newest_first where bytes_so_far > ${keptBytes}
    )`.execute(database);
}

/** Undefined when unknown, expired, or opened in a session that has ended since. */
export async function findDocument(
  database: Kysely<Database>,
  idHash: string,
  now: Date,
): Promise<StoredDocument | undefined> {
  return await database
    .selectFrom('document as d')
    .leftJoin('document_content as c', 'c.key', 'd.content_key')
    .select(['d.file_name as fileName', 'd.content_type as contentType', 'c.content'])
    .select(['d.request', 'd.failure'])
    .where('d.id', '=', idHash)
    .where(isOpen(now))
    .executeTakeFirst();
}

/** How far it has come; undefined where it could not be opened. */
export async function findProgress(
  database: Kysely<Database>,
  idHash: string,
  now: Date,
): Promise<Progress | undefined> {
  return await database
    .selectFrom('document as d')
    .select(['d.pages', 'd.failure'])
    .select(sql<Progress['state']>`d.state`.as('state'))
    .select(sql<number>`case when d.content_key is null then d.percent else 100 end`.as('percent'))
    .where('d.id', '=', idHash)
    .where(isOpen(now))
    .executeTakeFirst();
}

/** For a `document d`: neither it nor its session has expired. */
function isOpen(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`d.expires_at > ${now} and (d.token_hash is null or exists (
    select from session s where s.token_hash = d.token_hash and s.revoked_at is null))`;
}
