import { type Kysely, sql } from 'kysely';

/** Troubles that operators were told of and that last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table alert (
    kind text primary key,
    text text not null,
    began_at timestamptz not null,
    sent_at timestamptz not null
  )`.execute(database);
}
