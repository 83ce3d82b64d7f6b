import { type Kysely, sql } from 'kysely';

/** What the owner of a session sees of it: an id that is no token, and the beginning of the browser's user agent. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table session
    add column id text not null default gen_random_uuid()::text unique,
    add column user_agent text not null default '' check (length(user_agent) <= 200)`.execute(database);
}
