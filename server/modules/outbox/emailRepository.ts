import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { isLanguage, type Language } from '#domain/texts/languages.ts';
import type { Database } from '../../platform/database/schema.ts';
import { causeDigest, type Email } from './email.ts';

export function emailJobKey(id: number): string {
  return `letter ${id}`;
}

/** Null when there is an email of this cause. */
export async function insertEmail(
  database: Kysely<Database>,
  email: Insertable<Database['letter']>,
): Promise<number | null> {
  const inserted = await database
    .insertInto('letter')
    .values(email)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export async function findEmail(
  database: Kysely<Database>,
  id: number,
): Promise<Selectable<Database['letter']> | undefined> {
  return await database.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether there is an email of this cause that is still to be sent. */
export async function isEmailWaiting(database: Kysely<Database>, kind: Email['kind'], cause: string): Promise<boolean> {
  const waiting = await database
    .selectFrom('letter')
    .select('id')
    .where('cause', '=', causeDigest(kind, cause))
    .where('sealed', 'is not', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Deletes the content, because it may contain a sign-in link. */
export async function markSent(database: Kysely<Database>, id: number, now: Date): Promise<void> {
  await database.updateTable('letter').set({ sent_at: now, sealed: null }).where('id', '=', id).execute();
}

const TOO_LATE = 'Its time was over before it could be sent';

/** Deletes the content of expired emails, and stops their retries. */
export async function abandonExpiredEmails(database: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with abandoned as (
      update letter set sealed = null, failure = ${TOO_LATE}
      where sealed is not null and expires_at <= ${now} returning id
    )
    select graphile_worker.complete_jobs(array_agg(j.id))
    from graphile_worker.jobs j join abandoned on j.key = 'letter ' || abandoned.id`.execute(database);
}

export async function removeOldEmails(database: Kysely<Database>, addedBefore: Date): Promise<void> {
  await database.deleteFrom('letter').where('added_at', '<', addedBefore).where('sealed', 'is', null).execute();
}

/** An email with its state. */
export interface EmailRow {
  id: number;
  cause: string;
  kind: Email['kind'];
  toAddress: string;
  toName: string;
  addedAt: Date;
  sentAt: Date | null;
  failure: string | null;
  /** The job that sends it; null when it is sent or given up for good. */
  jobId: number | null;
  attempts: number | null;
  state: 'waiting' | 'sent' | 'dead';
  lastError: string | null;
}

const state = sql<EmailRow['state']>`case when l.sent_at is not null then 'sent'
  when j.id is null or j.attempts >= j.max_attempts and j.locked_at is null then 'dead' else 'waiting' end`;

/** The emails `l` in a state, or all, with the job `j` of each. */
export const emailsIn = (wanted: EmailRow['state'] | null) => sql`letter l
  left join graphile_worker.jobs j on j.key = 'letter ' || l.id
  where ${wanted}::text is null or ${state} = ${wanted}`;

/** The newest first. */
export async function findEmails(
  database: Kysely<Database>,
  { limit, offset, state: wanted }: { limit: number; offset: number; state?: EmailRow['state'] | undefined },
): Promise<{ rows: EmailRow[]; total: number }> {
  const listed = emailsIn(wanted ?? null);
  const { rows } = await sql<EmailRow>`
    select l.id, l.cause, l.kind, l.to_address as "toAddress", l.to_name as "toName", l.added_at as "addedAt",
      l.sent_at as "sentAt", l.failure, j.id as "jobId", j.attempts, j.last_error as "lastError",
      ${state} as state
    from ${listed}
    order by l.added_at desc, l.id desc limit ${limit} offset ${offset}`.execute(database);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${listed}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The distributor's data in emails. */
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

/**
 * The language of a recipient: the user's own, else the customer's; null if neither has one. A user who chooses another
 * one while an email waits receives it in that.
 */
export async function findRecipientLanguage(database: Kysely<Database>, address: string): Promise<Language | null> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(u.language, c.language) as language
    from app_user u left join customer c on c.customer_key = u.customer_key
    where lower(u.email) = lower(${address}) order by u.id limit 1`.execute(database);
  const language = rows[0]?.language;
  return isLanguage(language) ? language : null;
}
