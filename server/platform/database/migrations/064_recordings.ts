import { type Kysely, sql } from 'kysely';

/** The last minutes of a tab that a user sent to support. Without a user: of a guest. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table recording (
    code text primary key check (code ~ '^[BCDFGHJKMNPQRSTVWXYZ]{8}$'),
    user_id integer references app_user on delete cascade,
    sent_at timestamptz not null,
    recording jsonb not null check (length(recording::text) <= 200000)
  )`.execute(database);
  await sql`create index recording_of_user on recording (user_id, sent_at)`.execute(database);
  await sql`create index recording_by_age on recording (sent_at)`.execute(database);
}
