import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Letter } from './letter.ts';

export function letterJobKey(id: number): string {
  return `letter ${id}`;
}

/** Null when there is a letter of this cause. */
export async function insertLetter(
  database: Kysely<Database>,
  letter: Insertable<Database['letter']>,
): Promise<number | null> {
  const inserted = await database
    .insertInto('letter')
    .values(letter)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export async function findLetter(
  database: Kysely<Database>,
  id: number,
): Promise<Selectable<Database['letter']> | undefined> {
  return await database.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What it said is forgotten: it may hold a link that signs somebody in. */
export async function markSent(database: Kysely<Database>, id: number, now: Date): Promise<void> {
  await database.updateTable('letter').set({ sent_at: now, sealed: null }).where('id', '=', id).execute();
}

const TOO_LATE = 'Its time was over before it could be sent';

/** Letters that nobody can use any more are forgotten, and tried no more. */
export async function abandonExpiredLetters(database: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with abandoned as (
      update letter set sealed = null, failure = ${TOO_LATE}
      where sealed is not null and expires_at <= ${now} returning id
    )
    select graphile_worker.complete_jobs(array_agg(j.id))
    from graphile_worker.jobs j join abandoned on j.key = 'letter ' || abandoned.id`.execute(database);
}

export async function removeOldLetters(database: Kysely<Database>, addedBefore: Date): Promise<void> {
  await database.deleteFrom('letter').where('added_at', '<', addedBefore).where('sealed', 'is', null).execute();
}

/** A letter with what became of it. */
export interface LetterRow {
  id: number;
  cause: string;
  kind: Letter['kind'];
  toAddress: string;
  toName: string;
  addedAt: Date;
  sentAt: Date | null;
  failure: string | null;
  /** The job that sends it; null when it is sent or given up for good. */
  jobId: number | null;
  attempts: number | null;
  isDead: boolean | null;
  lastError: string | null;
}

/** The newest first. */
export async function findLetters(
  database: Kysely<Database>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: LetterRow[]; total: number }> {
  const { rows } = await sql<LetterRow>`
    select l.id, l.cause, l.kind, l.to_address as "toAddress", l.to_name as "toName", l.added_at as "addedAt",
      l.sent_at as "sentAt", l.failure, j.id as "jobId", j.attempts, j.last_error as "lastError",
      j.attempts >= j.max_attempts and j.locked_at is null as "isDead"
    from letter l left join graphile_worker.jobs j on j.key = 'letter ' || l.id
    order by l.added_at desc, l.id desc limit ${limit} offset ${offset}`.execute(database);
  const counted = await database
    .selectFrom('letter')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(counted.total) };
}

/** What letters say of the distributor. */
export interface Shop {
  name: string;
  address: string;
  phone: string;
  timeZone: string;
  logoName: string;
}

export async function findShop(database: Kysely<Database>): Promise<Shop> {
  return await database
    .selectFrom('site')
    .select(['distributor_name as name', 'distributor_address as address', 'distributor_phone as phone'])
    .select(['time_zone as timeZone', 'logo_name as logoName'])
    .executeTakeFirstOrThrow();
}
