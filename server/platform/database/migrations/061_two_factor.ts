import { type Kysely, sql } from 'kysely';

/** Two-step sign-in: the encrypted secret of an authenticator app, and hashes of recovery codes. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table two_factor (
    user_id integer primary key references app_user on delete cascade,
    sealed_secret bytea not null,
    turned_on_at timestamptz,
    last_step integer not null default 0
  )`.execute(database);
  await sql`create table recovery_code (
    user_id integer not null references two_factor on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`.execute(database);
}
