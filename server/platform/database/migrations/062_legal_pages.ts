import { type Kysely, sql } from 'kysely';

/** The texts of /terms and /privacy; empty until the owner writes them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column terms text not null default '', add column privacy text not null default ''`.execute(
    database,
  );
}
