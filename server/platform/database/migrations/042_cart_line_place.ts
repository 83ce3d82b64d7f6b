import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // The position of a line that was removed and restored; null: its id decides.
  await sql`alter table cart_line add column place integer`.execute(database);
}
