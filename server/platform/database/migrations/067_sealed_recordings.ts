import { type Kysely, sql } from 'kysely';

/**
 * A recording opens with its code and the server's key only. The code itself is not stored, so recordings from before
 * cannot be sealed and are removed.
 */
// Safe for the version before: release 1.0.0 has no recordings.
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop table recording`.execute(database);
  await sql`create table recording (
    code_digest bytea primary key,
    user_id integer references app_user on delete cascade,
    sent_at timestamptz not null,
    sealed bytea not null check (length(sealed) <= 200000)
  )`.execute(database);
  await sql`create index recording_of_user on recording (user_id, sent_at)`.execute(database);
  await sql`create index recording_by_age on recording (sent_at)`.execute(database);
}
